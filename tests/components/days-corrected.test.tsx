import { render } from "@testing-library/react";
import { correctDays } from "@/components/days/correct-days";
import { dayWords } from "@/components/days/day-words";
import { JobRow } from "@/components/jobs/row/job-row";
import type { JobDto } from "@/lib/jobs/schema";

const MADE = new Date("2026-11-21T06:00:00Z");
const job = {
  id: 7,
  title: "Clerk",
  recruitingOrganization: "Bank",
  department: "Banking",
  location: "Delhi",
  deadline: "2026-11-23",
  qualification: "Graduate",
  sourceUrl: "https://bank.example/notice",
  applyLink: "https://bank.example/apply",
  positions: 5,
  salary: null,
  ageLimit: null,
} as JobDto;

function rowOn(day: string): HTMLElement {
  const { container } = render(<JobRow job={job} language="en" now={MADE} />);
  correctDays(container, dayWords("en"), new Date(`${day}T06:00:00Z`));
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
