import { postsSaid } from "@/lib/jobs/search/words/beside/posts-said";
import { understand } from "@/lib/jobs/search/words/understand";

it.each([
  ["1000 post vacancy", 1000],
  ["5000+ vacancy 12th", 5000],
  ["10,000 bharti", 10_000],
  ["1,20,000 पद", 120_000],
  ["railway 500 पदों", 500],
  ["५०० पद", 500],
  ["1000 se jyada pad", 1000],
])("reads the number of posts of %j", (text, vacancies) => {
  expect(postsSaid(text)).toEqual({ vacancies });
  expect(understand(text).filter(({ kind }) => kind === "words")).toEqual([]);
});

it.each([
  ["2026 bharti"],
  ["bharti 2026"],
  ["10 post"],
  ["advt 05/2026 post"],
  ["salary 50000"],
  ["12th pass post"],
  ["1000"],
  ["group 1000 postman"],
  [""],
])("reads none in %j", (text) => expect(postsSaid(text)).toBeNull());
