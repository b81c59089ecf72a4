import { headlineOf } from "@/lib/jobs/facts/headline";
import { payOfPost } from "@/lib/jobs/facts/post-pay";

const post = (salaryRange: string | null) => ({ salaryRange, qualification: "12th pass", numberOfVacancies: 1 });

it.each([
  ["its own", null, ["Rs 44,900-1,42,400", "Rs 18,000"], ["Rs 44,900-1,42,400", "Rs 18,000"]],
  ["that of the notice where no post states any", "Rs 30,000", [null, null], ["Rs 30,000", "Rs 30,000"]],
  ["never that of another post", null, ["Rs 1,23,100-2,15,900", null], ["Rs 1,23,100-2,15,900", null]],
  ["never a range that was made with another post's", "Rs 50,000", ["Rs 30,000", null], ["Rs 30,000", null]],
  ["none where the notice is silent", null, [null, null], [null, null]],
])("gives a post %s", (_, stated, ranges, expected) => {
  const jobPositions = ranges.map(post);
  const { salary } = headlineOf(jobPositions, stated);
  expect(jobPositions.map((one) => payOfPost(one, { salary, jobPositions }))).toEqual(expected);
});
