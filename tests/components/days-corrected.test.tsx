import { render } from "@testing-library/react";
import { correctDays } from "@/components/days/correct-days";
import { dayWords } from "@/components/days/day-words";
import { DeadlineLeaf } from "@/components/days/deadline-leaf";
import { ApplyPanel } from "@/components/job-detail/apply-panel";
import { JobRow } from "@/components/jobs/row/job-row";
import { lastDate } from "@/lib/dates";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto, JobDto } from "@/lib/jobs/schema";

const MADE = new Date("2026-11-21T06:00:00Z");
const job = {
  id: 7,
  title: "Clerk",
  recruitingOrganization: "Bank",
  department: "Banking",
  location: "Delhi",
  deadline: "2026-11-23",
  closesAt: null,
  qualification: "Graduate",
  sourceUrl: "https://bank.example/notice",
  applyLink: "https://bank.example/apply",
  positions: 5,
  salary: null,
  ageLimit: null,
} as JobDto;

function rowOn(day: string, { hour = "11:30", closesAt = null }: { hour?: string; closesAt?: string | null } = {}): HTMLElement {
  const { container } = render(<JobRow job={{ ...job, closesAt }} language="en" now={MADE} />);
  correctDays(container, dayWords("en"), new Date(`${day}T${hour}:00+05:30`));
  return container;
}

it("a leaf of an earlier day is put right: for the eye, for who hears it, and in its colour", () => {
  const leaf = rowOn("2026-11-22").querySelector("time");
  expect(leaf?.textContent).toBe("Last date 23 November 2026, 2 days leftNov232 days");
  expect(rowOn("2026-11-23").querySelector("time")?.textContent).toBe("Last date 23 November 2026, 1 day leftNov23Today");
});

it("a row whose last date is over by now says so, and its Apply leads nowhere", () => {
  const row = rowOn("2026-11-24");
  expect(row.querySelector("time")?.dataset.tone).toBe("expired");
  expect(row.querySelector("time")?.textContent).toBe("Last date 23 November 2026, Application closedNov23Closed");
  expect(row.querySelector("[data-closed-place]")?.textContent).toBe("Application closed");
  const apply = row.querySelector("[data-apply]");
  expect(apply?.hasAttribute("href")).toBe(false);
  expect(apply?.textContent).toBe("Expired");
});

it("a row says on its last day till which hour, and from that hour on that it is closed", () => {
  const closesAt = "2026-11-23T17:00:00+05:30";
  const leaf = (hour: string) => rowOn("2026-11-23", { hour, closesAt }).querySelector("time");
  expect(leaf("16:59")?.textContent).toBe("Last date 23 November 2026, till 5 pm, 1 day leftNov23till 5 pm");
  expect(leaf("17:00")?.querySelector(".leaf-note")?.textContent).toBe("Closed");
  expect(leaf("17:00")?.dataset.closes).toBeUndefined();
  expect(rowOn("2026-11-23", { hour: "17:00", closesAt }).querySelector("[data-apply]")?.hasAttribute("href")).toBe(false);
});

it("the Apply of an open page that names its site says that the notice is closed, once it is", () => {
  const shown = { ...job, applicationStartDate: null, jobPositions: [] } as unknown as JobDetailDto;
  const { container } = render(
    <main>
      <DeadlineLeaf last={lastDate(job.deadline, null)} now={MADE} language="en" t={translator("en", "job")} />
      <ApplyPanel job={shown} sources={[]} title="Clerk" path="/job/7" language="en" now={MADE} />
    </main>,
  );
  const apply = container.querySelector("[data-apply]");
  const said = () => [...(apply?.children ?? [])].map(({ textContent }) => textContent?.trim());
  expect(said()).toEqual(["Apply on bank.example", "Apply Now on bank.example"]);
  correctDays(container, dayWords("en"), new Date("2026-11-24T11:30:00+05:30"));
  expect(said()).toEqual(["Expired", "Expired"]);
  expect(apply?.hasAttribute("href")).toBe(false);
});
