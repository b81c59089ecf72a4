import { render } from "@testing-library/react";
import { fillPlace } from "@/components/for-you/places";
import { AnswerBlock } from "@/components/job-detail/answer-block";
import type { Profile } from "@/lib/eligibility/profile";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import type { NoticePost } from "@/lib/notice/schema";
import { readSampleJobs } from "@/prisma/seed/samples";

const NOW = new Date("2026-11-24T12:00:00+05:30");
const post = (name: string, byPlace: NonNullable<NoticePost["vacancies"]>["byPlace"]): NoticePost => ({
  name,
  vacancies: { byPlace },
});
const POSTS = [
  post("Clerk", [
    { name: "Bihar", count: 12 },
    { name: "Kerala", byCategory: { UR: 4, EWS: 1, OBC: 2, SC: 1, ST: 0 } },
    { name: "Armed Cadre", count: 5 },
  ]),
  post("Driver", [
    { name: "Bihar", count: 3 },
    { name: "Goa", count: null },
  ]),
];
const job = {
  ...readSampleJobs()[0],
  id: 7,
  deadline: "2026-12-20",
  closesAt: null,
  applicationStartDate: null,
  exam: null,
  notice: { posts: POSTS },
} as unknown as JobDetailDto;
const driver = { ordinal: 2, positionName: "Driver", numberOfVacancies: 3 } as PositionDto;

/** What the page says of the seats of the reader's state; null where it has no place for it. */
function said(profile: Profile, language: Language, change: Partial<JobDetailDto> = {}, shown?: PositionDto): string | null {
  const { container } = render(<AnswerBlock job={{ ...job, ...change }} post={shown} language={language} now={NOW} />);
  const place = container.querySelector<HTMLElement>('[data-of="state-seats"]');
  const words = { t: translator(language, "eligibility"), own: translator(language, "profile"), language };
  if (place) fillPlace(place, { notice: null, judgement: null }, profile, words);
  return place?.textContent ?? null;
}

it.each<[string, Profile, Language, string]>([
  ["adds the seats of their state over all posts", { state: "bihar" }, "en", "Seats in Bihar: 15"],
  ["says so in Hindi", { state: "bihar" }, "hi", "बिहार में पद: 15"],
  ["adds the categories of a state that has no sum", { state: "kerala" }, "en", "Seats in Kerala: 8"],
  ["says nothing of a state that the notice does not name", { state: "punjab" }, "en", ""],
  ["says nothing of a state whose seats the notice leaves open", { state: "goa" }, "en", ""],
  ["says nothing to whoever told no state", {}, "en", ""],
])("%s", (_title, profile, language, text) => {
  expect(said(profile, language)).toBe(text);
});

it("counts the seats of the one post that is shown", () => {
  expect(said({ state: "bihar" }, "en", {}, driver)).toBe("Seats in Bihar: 3");
});

it("has no place for it where no seat is a state's, or nobody can apply any more", () => {
  const cadres = { posts: [post("Constable", [{ name: "Armed Cadre", count: 5 }])] };
  expect(said({ state: "bihar" }, "en", { notice: cadres })).toBeNull();
  expect(said({ state: "bihar" }, "en", { deadline: "2026-11-20" })).toBeNull();
});
