import { nextFact } from "@/lib/eligibility/next-fact";
import type { Profile } from "@/lib/eligibility/profile";
import type { NoticePost } from "@/lib/notice/schema";
import { judgeOpen } from "@/tests/support/open-jobs";

const GRADUATES: NoticePost = { name: "Clerk", age: {}, qualification: { anyOf: [{ level: "graduate" }] } };
const ANYONE: NoticePost = { name: "Peon", age: {}, qualification: { anyOf: [] } };
const WOMEN: NoticePost = { ...ANYONE, sex: "female" };
const WOMEN_GRADUATES: NoticePost = { ...GRADUATES, sex: "female" };

function ask(profile: Profile, ...notices: NoticePost[][]) {
  const asked = notices.map((posts) => ({ posts, deadline: "2026-12-01" }));
  const { judge, found } = judgeOpen(profile, asked);
  const waiting = found.filter(({ verdict }) => verdict === "cannot_tell");
  return nextFact(waiting.map(({ job }) => judge.decidingFacts(job)));
}

it("asks for what would decide most jobs", () => {
  expect(ask({}, [GRADUATES], [WOMEN], [WOMEN])).toEqual({ fact: "sex", jobs: 2 });
});

it("asks for nothing that leaves another fact open", () => {
  expect(ask({}, [WOMEN_GRADUATES], [WOMEN_GRADUATES], [GRADUATES])).toEqual({ fact: "qualifications", jobs: 1 });
});

it("counts a job once, and none that is decided by another post", () => {
  expect(ask({}, [GRADUATES, GRADUATES], [GRADUATES, ANYONE])).toEqual({ fact: "qualifications", jobs: 1 });
});

it("asks for nothing where the notice is what is not known", () => {
  expect(ask({}, [{ name: "Clerk" }], [ANYONE])).toBeNull();
});
