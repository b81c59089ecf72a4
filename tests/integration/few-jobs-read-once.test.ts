import { openAmongFew, readFewJobs } from "@/lib/jobs/search/match-few";
import { findsAny } from "@/lib/jobs/search/reading/fill-page";
import { publish, useMailAlerts } from "@/tests/support/mail-alerts";

jest.mock("@/lib/jobs/search/reading/fill-page", () => {
  const actual = jest.requireActual<typeof import("@/lib/jobs/search/reading/fill-page")>("@/lib/jobs/search/reading/fill-page");
  return { ...actual, findsAny: jest.fn(actual.findsAny) };
});

useMailAlerts();

it("looks once whether the words of a search find a new notice as they stand, whatever level is asked for beside them", async () => {
  const id = await publish("Staff Nurse");
  const jobs = await readFewJobs([id], new Date());
  for (const beside of [{}, { qualification: "12th" }] as const) {
    expect(await openAmongFew(jobs, { search: "staff nurse", ...beside })).toEqual([id]);
  }
  expect(jest.mocked(findsAny).mock.calls.filter(([index]) => index === jobs.few)).toHaveLength(1);
});
