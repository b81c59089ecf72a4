import { AppError } from "@/lib/errors";
import { checkNotice } from "@/lib/notice/check";

const post = { name: "Clerk" };

it.each([
  ["nonsense", "notice", "notice is not valid."],
  [{}, "notice.posts", "notice.posts is required."],
  [{ posts: [{ age: { min: 18 } }] }, "notice.posts.0.name", "notice.posts.0.name is required."],
  [{ posts: [{ ...post, age: { min: "18" } }] }, "notice.posts.0.age.min", "notice.posts.0.age.min is not valid."],
  [{ posts: [{ ...post, age: { min: -1 } }] }, "notice.posts.0.age.min", "notice.posts.0.age.min must be at least 0."],
  [{ posts: [{ ...post, sex: "x" }] }, "notice.posts.0.sex", "notice.posts.0.sex must be one of: male, female."],
  [{ posts: [post], foo: 1 }, "notice", "notice.foo is not valid."],
  [{ posts: [post], feePaidBy: "soon" }, "notice.feePaidBy", "notice.feePaidBy: must be a date (YYYY-MM-DD)"],
])("says of a malformed notice which field is wrong and how, in words that are no programmer's: %j", (given, field, message) => {
  let thrown: unknown;
  try {
    checkNotice(given, "2026-12-20");
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(AppError);
  expect(thrown).toMatchObject({ message, fields: { [field]: [message] } });
});
