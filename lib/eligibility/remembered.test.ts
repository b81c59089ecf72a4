import fc from "fast-check";
import { judge, judgeOf } from "@/lib/eligibility/judge";
import { CATEGORIES } from "@/lib/notice/terms";
import { posts, profiles } from "@/tests/support/eligibility-cases";
import { runs } from "@/tests/support/property-runs";

const three = fc.tuple(posts, posts, posts);
const place = fc.nat({ max: 2 });
/** A post made of the rules of three others, the very same objects, as those of a body share them; with seats, states and a last day of its own. */
const mixed = fc.record({
  age: place,
  relaxations: place,
  qualification: place,
  without: fc.subarray([...CATEGORIES]),
  reservationFor: fc.constantFrom<(string[] | null)[]>(null, null, null, ["bihar"]),
  deadline: fc.constantFrom("2026-09-30", "2026-10-01", "2027-03-01"),
});

it("judges each of many posts as if it were the only one, whatever is remembered of those before", () => {
  fc.assert(
    fc.property(profiles, three, fc.array(mixed, { minLength: 8, maxLength: 24 }), (profile, from, asked) => {
      const judgeOne = judgeOf(profile);
      for (const { age, relaxations, qualification, without, reservationFor, deadline } of asked) {
        const byCategory = Object.fromEntries(CATEGORIES.map((name) => [name, without.includes(name) ? 0 : 7]));
        const post = {
          ...from[0],
          age: from[age]?.age,
          relaxations: from[relaxations]?.relaxations,
          qualification: from[qualification]?.qualification,
          vacancies: { byCategory },
          reservationFor,
        };
        expect(judgeOne({ posts: [post] }, deadline)).toEqual(judge(profile, { posts: [post] }, deadline));
      }
    }),
    { numRuns: runs(400) },
  );
});
