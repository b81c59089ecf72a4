import { jobInputSchema } from "@/lib/jobs/schema";
import { jobOf } from "@/tests/support/import-listings";

it.each([
  ["opens on the day of its deadline", { applicationStartDate: "2026-02-01" }, []],
  ["does not say when it opens", { applicationStartDate: null }, []],
  ["opens after its deadline", { applicationStartDate: "2026-02-02" }, ["applicationStartDate"]],
  ["was posted on the day of its deadline", { postedOn: "2026-02-01" }, []],
  ["was posted after its deadline", { postedOn: "2026-02-02" }, ["deadline"]],
])("a job that %s is taken or refused", (_what, change, refused) => {
  const { error } = jobInputSchema.safeParse({ ...jobOf(), ...change });
  expect(error?.issues.map(({ path }) => path.join(".")) ?? []).toEqual(refused);
});
