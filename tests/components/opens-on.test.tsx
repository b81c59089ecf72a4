import { render, screen, within } from "@testing-library/react";
import { CompareTable } from "@/components/jobs/compare-table";
import type { DialogJob } from "@/components/jobs/fetch-job";
import { JobCard } from "@/components/jobs/job-card";
import { JobRow } from "@/components/jobs/row/job-row";
import { SavedCard } from "@/components/saved/saved-card";
import type { LiveJob } from "@/components/saved/use-live-jobs";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { shownTexts } from "@/lib/notice-text/shown-job";

const job: JobDto = {
  id: 7,
  title: "Clerk",
  titleHi: null,
  recruitingOrganization: "Bank",
  recruitingOrganizationHi: null,
  department: "Banking",
  location: "Delhi",
  qualification: "Graduate",
  positions: 5,
  salary: null,
  applicationStartDate: "2026-11-25",
  deadline: "2026-12-20",
  closesAt: null,
  postedOn: "2026-11-20",
  sourceUrl: "https://bank.example/notice",
  applyLink: "https://bank.example/apply",
  ageLimit: null,
  applicationFee: null,
  description: null,
  selectionProcess: null,
};
const BEFORE = new Date("2026-11-24T23:59:59+05:30");
const ON_THE_DAY = new Date("2026-11-25T00:00:00+05:30");

const PLACES: Record<string, (now: Date, language: Language) => React.ReactElement> = {
  row: (now, language) => <JobRow job={job} now={now} language={language} />,
  card: (now, language) => <JobCard job={job} now={now} language={language} />,
  "comparison column": (_, language) => (
    <CompareTable
      jobs={[{ ...job, shown: shownTexts(job, language) } as DialogJob]}
      language={language}
      t={translator(language, "compare")}
      remove={() => undefined}
    />
  ),
  "saved job": (now, language) => (
    <SavedCard
      saved={{ jobId: 7, title: "Clerk", department: "Banking", deadline: job.deadline }}
      live={{ ...job, shown: { ...shownTexts(job, language), next: null } } as LiveJob}
      isGone={false}
      isApplied={false}
      now={now}
      language={language}
      t={translator(language, "saved")}
      remove={() => undefined}
    />
  ),
};

beforeEach(() => {
  jest.useFakeTimers({ now: BEFORE });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each(Object.keys(PLACES))(
  "a %s says from when one may apply until that day has begun in India, and then leads there",
  (place) => {
    const { container, rerender } = render(PLACES[place]?.(BEFORE, "en") as React.ReactElement);
    const opens = within(container).getByText("Opens on 25 Nov");
    expect(opens.getAttribute("datetime")).toBe("2026-11-25");
    expect(container.querySelector("a[data-apply]")).toBeNull();
    rerender(PLACES[place]?.(BEFORE, "hi") as React.ReactElement);
    within(container).getByText("25 नवंबर से आवेदन");
    jest.setSystemTime(ON_THE_DAY);
    rerender(PLACES[place]?.(ON_THE_DAY, "en") as React.ReactElement);
    expect(screen.queryByText("Opens on 25 Nov")).toBeNull();
    expect(container.querySelector("a[data-apply]")?.getAttribute("href")).toBe("https://bank.example/apply");
  },
);
