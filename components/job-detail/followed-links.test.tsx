import { renderToStaticMarkup } from "react-dom/server";
import { HomeSide } from "@/components/home/home-side";
import { AnswerBlock } from "@/components/job-detail/answer-block";
import { ApplyPanel } from "@/components/job-detail/apply-panel";
import { lenientFilters } from "@/lib/jobs/search/filters";
import type { Notice } from "@/lib/notice/schema";
import { detail } from "@/tests/support/job-postings";

const now = new Date("2026-11-21T06:00:00Z");
const job = detail({ notice: { posts: [], stages: [] } as unknown as Notice });

/** The links of a part that a crawler follows. */
function followedIn(html: string): string[] {
  const anchors = [...html.matchAll(/<a\b[^>]*>/g)]
    .map(([anchor]) => anchor)
    .filter((anchor) => !/rel="[^"]*nofollow/.test(anchor));
  return anchors.map((anchor) => /href="([^"]*)"/.exec(anchor)?.[1] ?? "");
}

it("offers crawlers no form for each notice, to report it or to be judged for it", () => {
  const html = renderToStaticMarkup(
    <>
      <ApplyPanel job={job} sources={[]} title={job.title} path="/job/1" language="hi" now={now} />
      <AnswerBlock job={job} language="hi" now={now} />
    </>,
  );
  for (const form of ["/contact?", `/job/${job.id}/eligibility`]) expect(html).toContain(`href="${form}`);
  expect(followedIn(html).filter((href) => /contact|eligibility/.test(href))).toEqual([]);
});

it("offers crawlers no list of a list for each day on which some of it closes", () => {
  const filters = lenientFilters(new URLSearchParams("location=Bihar"));
  const closing = [{ day: "2026-11-22", count: 3 }];
  const html = renderToStaticMarkup(
    <HomeSide language="en" filters={filters} params={{ location: "Bihar" }} closing={closing} today="2026-11-21" exams={[]} />,
  );
  expect(html).toContain("closing=2026-11-22");
  expect(followedIn(html).filter((href) => href.includes("closing="))).toEqual([]);
});
