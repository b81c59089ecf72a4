import { POST_SCHEMA } from "@/lib/notice/post-schema";

it("takes no states that are named for nothing said", () => {
  const empty = POST_SCHEMA.parse({ name: "Clerk", reservationFor: [], domicile: [] });
  expect(JSON.stringify(empty)).toBe('{"name":"Clerk"}');
  const named = { name: "Clerk", reservationFor: ["bihar"], domicile: null };
  expect(POST_SCHEMA.parse(named)).toEqual(named);
});
