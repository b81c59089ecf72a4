import { renderToStaticMarkup } from "react-dom/server";
import { JobFacts } from "@/components/job-detail/job-facts";
import { PositionsTable } from "@/components/job-detail/positions-table";
import { JobRow } from "@/components/jobs/row/job-row";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { readSampleJobs } from "@/prisma/seed/samples";

const NOW = new Date("2026-11-22T06:00:00Z");

/** Every eighth sample notice, as its page has it: what the markup does not need is left out. */
const sampled = readSampleJobs().filter((_, index) => index % 8 === 0);
const notices = sampled.map(
  (sample, index) =>
    ({
      ...sample,
      id: index + 1,
      postedOn: "2026-11-01",
      deadline: "2026-12-12",
      closesAt: null,
      jobPositions: sample.jobPositions.map((post, place) => ({ ...post, id: place + 1, ordinal: place + 1 })),
    }) as unknown as JobDetailDto,
);

it("holds no English on a Hindi page but what is marked as published in it, and the address of the source", () => {
  const left = notices.flatMap((job) => englishIn(job));
  expect([...new Set(left)]).toEqual([]);
});

/** The Latin words that a reader of the Hindi page meets unmarked; a number of an advertisement is no word. */
function englishIn(job: JobDetailDto): string[] {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <>
      <JobFacts job={{ ...job, advertisementNumber: null }} language="hi" />
      <PositionsTable job={job} language="hi" />
      <JobRow job={job} language="hi" now={NOW} />
    </>,
  );
  for (const marked of page.querySelectorAll("[lang=en], .row-source")) marked.remove();
  return page.textContent?.match(/[A-Za-z]{2,}/g) ?? [];
}
