import type { JobDetailDto } from "@/lib/jobs/schema";
import { comingEvents, eventsOfJob, examEvent } from "@/lib/seo/exam-events";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { detail, post } from "@/tests/support/job-postings";

const now = new Date("2026-11-21T06:00:00Z");

it("names the post without the body, which has a property of its own", () => {
  const clerk = { title: "Clerk - SSC", recruitingOrganization: "Staff Selection Commission" };
  expect(jobPostingOf(detail(clerk), now)).toMatchObject({ title: "Clerk" });
  const posts = [post(1, { positionName: "Typist - SSC" }), post(2)];
  expect(jobPostingOf(detail({ ...clerk, jobPositions: posts }), now, posts[0])).toMatchObject({ title: "Typist" });
});

it("names the job, not the posting, in the language of its page", () => {
  const clerk = detail({ title: "Junior Engineer (Civil) Recruitment 2026 – Apply Online for 60 Posts" });
  expect(jobPostingOf(clerk, now)).toMatchObject({ title: "Junior Engineer (Civil)" });
});

describe("on a Hindi page", () => {
  const asked = { title: "Junior Engineer (Civil) - SSC", applicationFee: "Rs 100", selectionProcess: "Interview" };
  const inHindi = (change: Partial<JobDetailDto> = {}) =>
    JSON.parse(JSON.stringify(jobPostingOf(detail({ ...asked, ...change }), now, undefined, "hi")));

  it("is in Hindi where the page is, with the same identifier, days, places and figures", () => {
    const english = JSON.parse(JSON.stringify(jobPostingOf(detail({ ...asked, advertisementNumber: "7/2026" }), now)));
    const { title, description, hiringOrganization, ...others } = inHindi({ advertisementNumber: "7/2026" });
    expect(title).toBe("जूनियर इंजीनियर (सिविल)");
    expect(description).toContain("<p>योग्यता: सिविल इंजीनियरिंग में डिप्लोमा</p>");
    expect(description).toContain("<p>आवेदन शुल्क: ₹100</p><p>चयन प्रक्रिया: इंटरव्यू</p>");
    expect(hiringOrganization.name).toBe("कर्मचारी चयन आयोग");
    expect(english).toMatchObject(others);
  });

  it("calls an exam and its body as the page does, for a notice and in the calendar", () => {
    const notice = { stages: [{ kind: "exam", name: "Tier 1", from: "2027-01-10", status: "confirmed" }] };
    const job = detail({ ...asked, notice: notice as never });
    const [event] = eventsOfJob(job, "hi", now);
    expect(event).toMatchObject({
      name: "जूनियर इंजीनियर (सिविल) – एसएससी: Tier 1",
      organizer: { name: "कर्मचारी चयन आयोग" },
    });
    expect(eventsOfJob(job, "en", now)[0]).toMatchObject({ name: "Junior Engineer (Civil) - SSC: Tier 1" });
    const exam = {
      id: 7,
      title: "Staff Selection Commission Junior Engineer Examination",
      examDate: "2027-01-10",
      registrationEndDate: "2026-12-10",
      location: "Delhi",
    };
    const inCalendar = { ...exam, conductingOrganization: "Staff Selection Commission" };
    expect(examEvent({ ...inCalendar, examEndDate: "2027-01-24" } as never, "hi", now)).toMatchObject({ endDate: "2027-01-24" });
    const ofDays = (examDate: string, examEndDate?: string) => ({ ...inCalendar, examDate, examEndDate }) as never;
    const exams = [ofDays("2026-11-19"), ofDays("2026-11-19", "2026-11-20"), ofDays("2026-11-20")];
    const onLastDay = new Date("2026-11-20T23:59:59+05:30");
    expect(comingEvents(exams, "hi", onLastDay).map(({ startDate }) => startDate)).toEqual(["2026-11-19", "2026-11-20"]);
    const held = examEvent(inCalendar as never, "hi", now);
    expect(held).toMatchObject({
      startDate: "2027-01-10",
      endDate: "2027-01-10",
      location: { name: "दिल्ली" },
      organizer: { name: "कर्मचारी चयन आयोग" },
    });
  });

  it("takes what the staff entered, and is as published where the page is", () => {
    expect(inHindi({ titleHi: "कनिष्ठ अभियंता – एसएससी" }).title).toBe("कनिष्ठ अभियंता");
    expect(inHindi({ titleHi: "कनिष्ठ अभियंता भर्ती 2026 – ऑनलाइन आवेदन शुरू" }).title).toBe("कनिष्ठ अभियंता");
    expect(inHindi({ title: "Keeper of Secrets - SSC" }).title).toBe("Keeper of Secrets");
  });

  it("describes the job in Hindi alone: without what is published in English, where there are facts to say", () => {
    const described = inHindi({ description: "Prose.\n\nदेश भर में तैनाती।" }).description;
    expect(described).toMatch(/^<p>देश भर में तैनाती।<\/p><p>योग्यता: /);
    expect(described).not.toContain("Prose");
    const nothing = {
      qualification: "Not specified",
      location: "",
      positions: null,
      applicationFee: null,
      selectionProcess: null,
    };
    const bare = inHindi({ ...nothing, salary: null, ageLimit: null, description: "Prose." });
    expect(bare.description).toMatch(/^<p>Prose\.<\/p><p>आख़िरी तारीख़: [^<]*<\/p>$/);
  });

  it("names a post as its page does", () => {
    const posts = [post(1, { positionName: "Junior Engineer (Civil)" }), post(2)];
    expect(jobPostingOf(detail({ jobPositions: posts }), now, posts[0], "hi")?.title).toBe("जूनियर इंजीनियर (सिविल)");
  });
});

it("escapes what the notice says, and is never its title alone", () => {
  const posting = jobPostingOf(detail({ description: 'A <script>alert("1")</script>\n\nB & C' }), now);
  expect(posting?.description).toMatch(
    /^<p>A &#60;script&#62;alert\(&#34;1&#34;\)&#60;\/script&#62;<\/p><p>B &#38; C<\/p><p>Qual/,
  );
  expect(jobPostingOf(detail({ description: null }), now)?.description).not.toBe("Junior Engineer (Civil)");
});

it("describes a listing without a text by what is known, and says of nothing that it is not", () => {
  const bare = { description: null, qualification: "Not specified", positions: 1056, closesAt: "2026-12-20T11:30:00.000Z" };
  const describedIn = (language: "en" | "hi") => jobPostingOf(detail(bare), now, undefined, language)?.description;
  expect(describedIn("en")).toMatch(
    /^<p>Vacancies: 1,056<\/p><p>Location: All India<\/p><p>Last date: .*20 Dec 2026, till 5 pm<\/p>$/,
  );
  expect(describedIn("hi")).toMatch(/^<p>कुल पद: 1,056<\/p><p>जगह: पूरा भारत<\/p><p>आख़िरी तारीख़: .*20 दिसंबर 2026, .*5 बजे तक<\/p>$/);
  const posts = [post(1, { qualification: "Not specified", salaryRange: "Level-2 (19900-63200)" }), post(2)];
  const described = jobPostingOf(detail({ ...bare, jobPositions: posts }), now, posts[0])?.description;
  expect(described).toMatch(/^<p>Vacancies: 1<\/p>.*<p>Monthly pay: .*19900/);
});
