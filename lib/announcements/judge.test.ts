import { type Announcement, announcementOf } from "@/lib/announcements/announcement";
import { type Candidate, judgeAnnouncement } from "@/lib/announcements/judge";

const HOST = "commission.gov.in";
const SEEN = { seenAt: new Date("2026-11-20T06:00:00Z"), source: HOST, isOfficial: true, hosts: [HOST] };
const read = (title: string, cells: object) =>
  announcementOf({ row: 1, cells: { title, organisation: "Staff Selection Commission", ...cells }, kinds: [] }, SEEN);
const told = (title: string, cells: object = {}) => read(title, cells) as Announcement;
const job = (change: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  title: "Junior Engineer (Civil) Recruitment 2026",
  recruitingOrganization: "Staff Selection Commission",
  advertisementNumber: "05/2026",
  postedOn: "2026-06-01",
  deadline: "2026-07-01",
  positions: 100,
  ...change,
});

describe("of which recruitment it is", () => {
  const judge = (announcement: Announcement, ...jobs: Candidate[]) => judgeAnnouncement(announcement, jobs);
  const attached = { is: "attached", jobId: 1 };

  it("says the number of the advertisement, also of one that still takes applications", () => {
    const result = told("Result for Advt. No. 5/2026");
    expect(judge(result, job(), job({ id: 2, advertisementNumber: "06/2026" }))).toMatchObject(attached);
    expect(judge(result, job({ deadline: "2026-12-30" }))).toMatchObject(attached);
    expect(judge(result, job({ advertisementNumber: "05/2025", title: "Junior Engineer" }))).toEqual({ is: "none" });
  });

  it("says post and year, where the last date is over", () => {
    const result = told("Result of Junior Engineer (Civil) Examination 2026 declared");
    expect(judge(result, job())).toMatchObject(attached);
    expect(judge(result, job({ title: "JE Civil" }))).toMatchObject(attached);
    expect(judge(result, job({ deadline: "2026-12-30" }))).toMatchObject({
      is: "waiting",
      because: ["samePosts", "sameYear", "otherTime"],
    });
    expect(judge(told("Result of Junior Engineer (Civil)"), job())).toMatchObject({ is: "waiting", candidates: [1] });
    expect(judgeAnnouncement(result, [job()], false)).toMatchObject({ is: "waiting" });
  });

  it("asks where two may be meant, or the posts are not quite the same", () => {
    const result = told("Result of Junior Engineer (Civil) Examination 2026");
    expect(judge(result, job(), job({ id: 2, advertisementNumber: "09/2026" }))).toMatchObject({
      is: "waiting",
      candidates: [2, 1],
    });
    expect(judge(result, job({ title: "Junior Engineer (Civil, Electrical) 2026" }))).toMatchObject({ is: "waiting" });
    expect(judge(told("Admit Card of Advt. No. 5/2026"), job(), job({ id: 2 }))).toMatchObject({
      is: "waiting",
      candidates: [2, 1],
    });
  });

  it.each<[string, string, Partial<Candidate>]>([
    ["another number", "Result of Junior Engineer (Civil) 2026 (Advt. No. 7/2026)", {}],
    ["another year", "Result of Junior Engineer (Civil) Examination 2025", {}],
    ["another tier", "Result of Junior Engineer (Civil) 2026 Phase II", { title: "Junior Engineer (Civil) 2026 Phase I" }],
    ["another state", "Result of Junior Engineer (Civil) Kerala 2026", { title: "Junior Engineer (Civil) Bihar 2026" }],
    ["another rank", "Result of Senior Engineer (Civil) 2026", { title: "Junior Engineer (Civil) 2026" }],
    ["another post", "Result of Stenographer Examination 2026", {}],
    [
      "another body",
      "Result of Junior Engineer (Civil) Examination 2026",
      { recruitingOrganization: "Railway Recruitment Board" },
    ],
    ["no post at all", "Final result declared", {}],
  ])("is none with %s", (_what, title, change) => {
    expect(judge(told(title), job(change))).toEqual({ is: "none" });
  });

  it("is none that was posted later, or closed years before", () => {
    const result = told("Result of Junior Engineer (Civil) 2026", { postedOn: "01-05-2026" });
    expect(judge(result, job())).toEqual({ is: "none" });
    // Published on the day of the notice it may be of it: a list of dates comes out beside it.
    expect(judge(result, job({ postedOn: "2026-05-01", deadline: "2026-05-01" }))).not.toEqual({ is: "none" });
    expect(
      judge(
        told("Result of Junior Engineer (Civil)", { postedOn: "01-11-2026" }),
        job({ title: "JE Civil", deadline: "2022-01-01", postedOn: "2021-12-01" }),
      ),
    ).toEqual({ is: "none" });
  });
});
