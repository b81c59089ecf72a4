import { corrected } from "@/lib/jobs/import/corrected";
import { jobInputSchema } from "@/lib/jobs/schema";

const job = jobInputSchema.parse({
  source: "example.org",
  sourceReference: "1",
  title: "Clerk",
  department: "Staff Selection Commission",
  recruitingOrganization: "Staff Selection Commission",
  location: "Delhi",
  qualification: "12th pass",
  postedOn: "2026-11-01",
  deadline: "2026-12-10",
  lastHour: "2026-12-10T18:00:00+05:30",
});
const moved = { field: "deadline" as const, old: "2026-12-10", new: "2026-12-20" };

it.each([
  ["its hour, where it gives one", [{ ...moved, lastHour: "2026-12-20T17:00:00+05:30" }], "2026-12-20T17:00:00+05:30"],
  ["no hour of the day before", [moved], null],
])("gives a last date that a corrigendum moved %s", (_what, facts, lastHour) =>
  expect(corrected(job, facts)).toMatchObject({ deadline: "2026-12-20", lastHour }),
);

it("leaves a listing its date and hour that says a third", () => {
  expect(corrected(job, [{ ...moved, old: "2026-12-05" }])).toBe(job);
});
