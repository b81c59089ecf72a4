import { POST_SCHEMA } from "@/lib/notice/post-schema";
import { noticeSchema } from "@/lib/notice/schema";

it("takes no states that are named for nothing said", () => {
  const empty = POST_SCHEMA.parse({ name: "Clerk", reservationFor: [], domicile: [] });
  expect(JSON.stringify(empty)).toBe('{"name":"Clerk"}');
  const named = { name: "Clerk", reservationFor: ["bihar"], domicile: null };
  expect(POST_SCHEMA.parse(named)).toEqual(named);
});

it("keeps line breaks in the one field that has several lines, and takes them for spaces in the others", () => {
  const typed = "Junior\n Clerk\u2028Grade\tII";
  const post = POST_SCHEMA.parse({
    name: typed,
    physical: "Height 165 cm\nChest 80 cm",
    qualification: { anyOf: [{ level: "10th", also: typed, subjects: [typed] }], desirable: typed },
    languages: [typed],
    places: [typed],
    vacancies: { otherCategories: [{ name: typed, count: 1 }], byPlace: [{ name: typed }] },
  });
  expect(post.physical).toBe("Height 165 cm\nChest 80 cm");
  const lines = JSON.stringify({ ...post, physical: null });
  expect(lines).not.toMatch(/\\n|\\t|\u2028/);
  expect(lines.match(/"Junior Clerk Grade II"/g)).toHaveLength(8);
});

it("has one line of a title, a stage and a number", () => {
  const notice = noticeSchema.parse({
    advertisementNumber: "1/2026\n(amended)",
    documents: [{ kind: "notice", title: "The\nnotice", url: "https://ssc.gov.in/a.pdf" }],
    stages: [{ kind: "exam", name: "Tier\tI", status: "confirmed" }],
    posts: [{ name: "Clerk" }],
  });
  expect(notice).toMatchObject({
    advertisementNumber: "1/2026 (amended)",
    documents: [{ title: "The notice" }],
    stages: [{ name: "Tier I" }],
  });
});
