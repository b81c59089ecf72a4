import { changesOf } from "@/lib/audit/changes";

it("keeps the changed fields alone, with both values", () => {
  expect(changesOf({ title: "Clerk", fee: "100", posts: [1] }, { title: "Typist", fee: "100", posts: [1] })).toEqual({
    oldValues: { title: "Clerk" },
    newValues: { title: "Typist" },
  });
});

it("finds no change between an absent field and null", () => {
  expect(changesOf({ fee: null }, { salary: undefined })).toBeNull();
});

it("tells lists apart by their content", () => {
  expect(changesOf({ posts: [{ name: "A" }] }, { posts: [{ name: "B" }] })?.newValues).toEqual({ posts: [{ name: "B" }] });
});
