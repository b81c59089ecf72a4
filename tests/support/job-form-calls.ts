import { answerCalls } from "@/tests/support/dialog-page";

/** What any form of a job asks by itself when typing pauses. */
const ASKED = /\/similar$|\/drafts\//;

/** Answers calls, and what a form asks by itself; gives the paths of the others. */
export function answerJobForm(answers: Parameters<typeof answerCalls>[0] = {}): () => string[] {
  const [kept, none] = [() => ({}), () => []];
  const drafts = { "/api/admin/drafts/new": kept, "/api/admin/drafts/job-7": kept };
  const calls = answerCalls({ "/api/admin/jobs/similar": none, ...drafts, ...answers });
  return () => calls.filter((path) => !ASKED.test(path));
}
