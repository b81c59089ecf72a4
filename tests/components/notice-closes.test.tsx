import { render } from "@testing-library/react";
import { correctDays } from "@/components/days/correct-days";
import { dayWords } from "@/components/days/day-words";
import { Why } from "@/components/for-you/why";
import { AnswerBlock } from "@/components/job-detail/answer-block";
import { HowToApply } from "@/components/job-detail/how-to-apply";
import { PositionsTable } from "@/components/job-detail/positions-table";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { CLERK_JOB, MADE } from "@/tests/support/clerk-job";

it("a notice that closes while its page is open says no more how to apply, nor whether its reader may, of no post", () => {
  const notice = { posts: [{ name: "Clerk" }, { name: "Peon" }] };
  const post = { positionName: "Clerk", numberOfVacancies: 5, qualification: "Graduate" };
  const jobPositions = [1, 2].map((id) => ({ ...post, id, ordinal: id }));
  const shown = {
    ...CLERK_JOB,
    notice,
    jobPositions,
    exam: null,
    announced: null,
    applicationStartDate: null,
    applicationFee: null,
  } as unknown as JobDetailDto;
  const { container } = render(
    <article>
      <AnswerBlock job={shown} language="en" now={MADE} />
      <Why job={shown} language="en" />
      <HowToApply job={shown} language="en" now={MADE} />
      <PositionsTable job={shown} language="en" isMarked />
    </article>,
  );
  const seen = () => ({
    verdicts: container.querySelectorAll("[data-verdict]").length,
    words: ["How to apply", "Check whether I may apply", "Add to calendar", "Why: post by post"].filter((words) =>
      [...container.querySelectorAll("h2, a, summary")].some(
        (element) => element.textContent?.includes(words) && element.closest("[hidden]") === null,
      ),
    ),
  });
  correctDays(container, dayWords("en"), new Date("2026-11-23T23:59:00+05:30"));
  expect([seen().verdicts, seen().words.length]).toEqual([4, 4]);
  correctDays(container, dayWords("en"), new Date("2026-11-24T00:00:00+05:30"));
  expect(seen()).toEqual({ verdicts: 0, words: [] });
});
