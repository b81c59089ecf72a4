import { type ListingRow, toListingRow } from "@/lib/ingestion/parse/columns";
import { listingOf } from "@/lib/ingestion/parse/listing-of";

const CONTEXT = { seenAt: new Date("2026-08-20"), site: { host: "example.org", hasListingLinks: true }, losesDigits: false };

function row(change: Record<string, unknown> = {}): ListingRow {
  return toListingRow(1, {
    "Post Name Title": "Assistant – 05 Posts",
    recBoard: "Example Board",
    lDate: "30-09-2026",
    postedDate: "01/08/2026",
    link: "https://example.org/articles/assistant-recruitment-2026-1",
    ...change,
  });
}

describe("listingOf", () => {
  it("maps the columns it recognises and leaves unknown what the row does not say", () => {
    expect(listingOf(row({ qualification: "Any Graduate", state: "Bihar" }), CONTEXT)).toMatchObject({
      job: {
        source: "example.org",
        sourceReference: "/articles/assistant-recruitment-2026-1",
        title: "Assistant",
        positions: 5,
        location: "Bihar",
        qualification: "Any Graduate",
        postedOn: "2026-08-01",
        deadline: "2026-09-30",
        salary: null,
        ageLimit: null,
      },
    });
    expect(listingOf(row(), CONTEXT)).toMatchObject({ job: { qualification: "Not specified", location: "Not specified" } });
  });

  // PostgreSQL takes no half of a character in JSON: one such row would stop the import of all.
  it.each([
    ["the title of a refused row", { "Post Name Title": `${"a".repeat(299)}😀 Clerk`, lDate: "0 June 2026" }],
    ["an id", { id: `${"a".repeat(199)}😀${"b".repeat(100)}` }],
    ["a description", { description: `${"a".repeat(49_999)}😀` }],
  ])("cuts %s between characters", (_name, change) =>
    expect(JSON.stringify(listingOf(row(change), CONTEXT))).not.toMatch(/\\ud[89a-f]/),
  );

  it.each(["लिपिक", "माली", "आया"])("takes %s for a title, whose letters have signs between them", (title) =>
    expect(listingOf(row({ "Post Name Title": title }), CONTEXT)).toMatchObject({ job: { title } }),
  );

  it.each([
    ["no-title", { "Post Name Title": "" }],
    ["old-font", { "Post Name Title": 'dfu"B lgk;d' }],
    ["old-font", { "Post Name Title": "fyfid", recBoard: "ek/;fed f'k{kk cksMZ jktLFkku" }],
    ["no-organisation", { recBoard: "–" }],
    ["no-organisation", { recBoard: "-do-" }],
    ["no-organisation", { recBoard: "Indian" }],
    ["no-deadline", { lDate: "" }],
    ["vague-deadline", { lDate: "15 Days" }],
    ["vague-deadline", { lDate: "Personal interview on 30-09-2026" }],
    ["impossible-deadline", { lDate: "0 June 2026" }],
    ["impossible-deadline", { lDate: "2026-06-00" }],
    ["deadline-before-posting", { lDate: "31-07-2026" }],
    ["implausible-deadline", { lDate: "01-05-2003", postedDate: "01-04-2003" }],
    ["implausible-deadline", { lDate: "30-09-2029" }],
    ["not-a-recruitment", { type: "admit_card" }],
    ["not-a-recruitment", { "Post Name Title": "Driver Result 2026" }],
    ["not-a-recruitment", { "Post Name Title": "IB MTS Recruitment 2025: Tier-I Result Out — Check Roll Numbers" }],
    ["not-a-recruitment", { "Post Name Title": "Clerk Posts: Answer Key has been released" }],
    ["not-a-recruitment", { "Post Name Title": "Get Details" }],
    ["not-a-recruitment", { "Post Name Title": "Apply Online" }],
    ["not-a-recruitment", { "Post Name Title": "B.Tech/B.E (13,938 Jobs)" }],
    ["not-a-recruitment", { "Post Name Title": "Blood donation camp on the foundation day" }],
    ["not-a-recruitment", { "Post Name Title": "e-Tender for supply of furniture" }],
    ["not-a-recruitment", { "Post Name Title": "Empanelment of advocates" }],
  ])("refuses a row as %s: %j", (reason, change) => expect(listingOf(row(change), CONTEXT)).toMatchObject({ reason, row: 1 }));

  it.each([
    "https://aratt.ai/@government_jobs",
    "https://t.me/jobs",
    "https://www.youtube.com/watch?v=1",
    "https://example.org/@jobs",
  ])("sends nobody to a channel to apply, and takes none for the site of a body: %s", (link) => {
    expect(listingOf(row({ "apply link": link, "official website": link }), CONTEXT)).toMatchObject({
      job: { applyLink: null, organisationWebsite: null, sourceUrl: "https://example.org/articles/assistant-recruitment-2026-1" },
    });
  });

  it.each([
    [{ "interview date": "30-09-2026" }, { reason: "no-deadline" }],
    [{ "Date of Interview": "30-09-2026", "selection process": "Interview" }, { reason: "no-deadline" }],
    [{ "interview date": "30-09-2026", "last date": "20-09-2026" }, { job: { deadline: "2026-09-20" } }],
    [
      { "interview date": "30-09-2026", link: "https://example.org/articles/walk-in-for-05-posts" },
      { job: { deadline: "2026-09-30", selectionProcess: "Walk-in Interview" } },
    ],
    [{ lDate: "30-09-2026 (apply before the interview)" }, { job: { deadline: "2026-09-30" } }],
    [{ "Walk in Date": "30-09-2026" }, { job: { deadline: "2026-09-30", selectionProcess: "Walk-in Interview" } }],
  ])("takes the day of an interview for the last to apply where one walks in, and nowhere else: %j", (change, read) => {
    expect(listingOf(row({ lDate: undefined, ...change }), CONTEXT)).toMatchObject(read);
  });

  it.each(["30-09-2026 (Closed)", "Registration closed (30-09-2026)", "30-09-2026 expired", "30-09-2026 (बंद)"])(
    "leaves it to a person whether %j is open until then",
    (lDate) => expect(listingOf(row({ lDate }), CONTEXT)).toMatchObject({ reason: "closed-ahead" }),
  );

  it("leaves to a person a row that another column says to be closed before its last date, and to nobody one of the past", () => {
    const detail = "30-09-2026, status: Expired";
    expect(listingOf(row({ lDate: "30-09-2026", status: "Expired" }), CONTEXT)).toMatchObject({ reason: "closed-ahead", detail });
    const past = { lDate: "10-08-2026", postedDate: "01-08-2026", status: "Expired" };
    expect(listingOf(row(past), CONTEXT)).toMatchObject({ job: { deadline: "2026-08-10" } });
  });

  it("leaves to a person what a title calls off before its last date was over: the job may be here, and open", () => {
    const calledOff = (change: object) => listingOf(row({ "Post Name Title": "Assistant (CANCELLED)", ...change }), CONTEXT);
    expect(calledOff({})).toMatchObject({ reason: "called-off", detail: "Assistant (CANCELLED), 30-09-2026" });
    expect(calledOff({ lDate: undefined })).toMatchObject({ reason: "called-off" });
    expect(calledOff({ lDate: "10-08-2026" })).toMatchObject({ reason: "not-a-recruitment" });
    const result = listingOf(row({ "Post Name Title": "Result of Assistant Exam cancelled" }), CONTEXT);
    expect(result).toMatchObject({ reason: "not-a-recruitment" });
  });

  it.each([
    ["15-09-2026", false],
    ["22-08-2026", false],
    ["21-08-2026", true],
  ])("lists what is said to be published on %s, as plans of a year do, before it is: %s", (postedDate, isListed) => {
    const read = listingOf(row({ postedDate }), CONTEXT);
    expect("reason" in read ? read.reason : read.job.postedOn).toBe(isListed ? "2026-08-21" : "posted-ahead");
  });

  it("takes the name of a body for no title, and an address for no description", () => {
    expect(listingOf(row({ "Post Name Title": "Example Board" }), CONTEXT)).toMatchObject({ reason: "body-for-title" });
    const linked = listingOf(row({ Details: "https://example.org/a.pdf" }), CONTEXT);
    expect(linked).toMatchObject({ job: { description: null } });
  });

  it.each([
    ["Recruitment process kept in abeyance", true],
    ["Selection process is put on hold", true],
    ["The post has been withdrawn.", true],
    ["Recruitment stayed by Hon'ble High Court", true],
    ["भर्ती प्रक्रिया स्थगित", true],
    ["Candidature will be cancelled if documents are false", false],
    ["Examination postponed", false],
    ["Stayed candidates need not apply", false],
  ])("of the remark %j says whether no applications are taken", (remarks, isClosed) => {
    const read = listingOf(row({ lDate: "30-09-2026", remarks }), CONTEXT);
    expect("reason" in read && read.reason).toBe(isClosed && "closed-ahead");
  });

  it.each([
    ["Closed on 30-09-2026", "2026-09-30"],
    ["Closed; reopened till 30-09-2026", "2026-09-30"],
    ["10-08-2026 (Closed)", "2026-08-10"],
  ])("takes the day of %j", (lDate, deadline) => {
    expect(listingOf(row({ lDate, postedDate: "01-08-2026" }), CONTEXT)).toMatchObject({ job: { deadline } });
  });

  it("takes the body that a column of departments names where no other column names one", () => {
    expect(listingOf(row({ recBoard: "", dept: "Intelligence Bureau" }), CONTEXT)).toMatchObject({
      job: { recruitingOrganization: "Intelligence Bureau" },
    });
  });

  it("says of a last date on which one walks in how one is selected, unless the row says more", () => {
    const walkIn = { lDate: "30-09-2026 Walk in" };
    expect(listingOf(row(walkIn), CONTEXT)).toMatchObject({
      job: { deadline: "2026-09-30", selectionProcess: "Walk-in Interview" },
    });
    const said = { ...walkIn, "selection process": "Written Test, Interview" };
    expect(listingOf(row(said), CONTEXT)).toMatchObject({ job: { selectionProcess: "Written Test, Interview" } });
    expect(listingOf(row(), CONTEXT)).toMatchObject({ job: { selectionProcess: null } });
  });

  it.each([
    ["the address of its page", { link: "https://example.org/articles/assistant-recruitment-2026-walk-in-for-05-posts-1" }],
    ["its title", { "Post Name Title": "Assistant (Walkin) – 05 Posts" }],
  ])("hears of a walk-in from %s too", (_where, change) => {
    expect(listingOf(row(change), CONTEXT)).toMatchObject({ job: { selectionProcess: "Walk-in Interview" } });
  });

  it("takes no walking for a walk-in", () => {
    const change = { "Post Name Title": "Walking Inspector", link: "https://example.org/articles/walking-inspector-1" };
    expect(listingOf(row(change), CONTEXT)).toMatchObject({ job: { selectionProcess: null } });
  });

  it("publishes no pay in hand where the title states the scale", () => {
    const titled = (salary: string) => ({ "Post Name Title": "Clerk: 5 Posts, Salary ₹21,300 – ₹67,700", salary });
    expect(listingOf(row(titled("₹28,000 - ₹62,500")), CONTEXT)).toMatchObject({ job: { salary: null } });
    expect(listingOf(row(titled("₹21,300 - ₹67,700")), CONTEXT)).toMatchObject({ job: { salary: "₹21,300 - ₹67,700" } });
  });

  it("was posted by the day on which it is seen, where applications begin later", () => {
    const begins = (start: string) => listingOf(row({ postedDate: "", "start date": start }), CONTEXT);
    expect(begins("01-09-2026")).toMatchObject({
      job: { postedOn: "2026-08-20", applicationStartDate: "2026-09-01" },
      postedIsFallback: true,
    });
    expect(begins("10-08-2026")).toMatchObject({ job: { postedOn: "2026-08-10" }, postedIsFallback: false });
    for (const range of ["10-08-2026 to 11-09-2026", "10 Aug 2026 - 11 Sep", "10-08-2026 से 11-09 तक"]) {
      expect(begins(range)).toMatchObject({ job: { postedOn: "2026-08-10", applicationStartDate: "2026-08-10" } });
    }
  });

  it("keeps a listing that closed long ago", () => {
    expect(listingOf(row({ lDate: "30-09-2019", postedDate: "01-09-2019" }), CONTEXT)).toHaveProperty("job");
  });

  it("never publishes a year as vacancies", () => {
    expect(listingOf(row({ "Post Name Title": "Clerk Recruitment 2026", vacancies: 2026 }), CONTEXT)).toMatchObject({
      job: { positions: null },
    });
  });
});
describe("what a row says of its last date beside the column", () => {
  const article = "<p>About the post.</p><ul><li>Last Date to Apply Online: 30-09-2026 (05:00 PM)</li></ul>";

  it("has its hour from the whole article too, where the description is an introduction", () => {
    const read = listingOf(row({ intro: "A body invites applications.", contentHtml: article }), CONTEXT);
    expect(read).toMatchObject({
      job: { description: "A body invites applications.", lastHour: "2026-09-30T17:00:00+05:30" },
    });
    const contradicted = row({ intro: "Last date to apply: 30-09-2026 (06:00 PM)", contentHtml: article });
    expect(listingOf(contradicted, CONTEXT)).toMatchObject({ job: { lastHour: null } });
  });

  it("has its hour from a remark that puts it off", () => {
    const read = listingOf(row({ Remarks: "Last date extended to 10-10-2026 (05:00 PM)" }), CONTEXT);
    expect(read).toMatchObject({ job: { deadline: "2026-10-10", lastHour: "2026-10-10T17:00:00+05:30" } });
  });

  it("knows a row that ends in a year by the name that it had before the year was kept", () => {
    const named = { "Post Name Title": "KRIDL Recruitment - 2026", link: undefined };
    const [one, other] = ["KRIDL Recruitment - 2026", "KRIDL Recruitment"].map((title) =>
      listingOf(row({ ...named, "Post Name Title": title }), CONTEXT),
    );
    expect(one).toMatchObject({ job: { title: "KRIDL Recruitment - 2026", positions: null } });
    expect(other).toMatchObject({ job: { sourceReference: one && "job" in one ? one.job.sourceReference : "" } });
  });

  it("is no part of the title, which stays when the date moves, and still of what the row is known by", () => {
    const named = { "Post Name Title": "Clerk Recruitment 2026, Apply by 30 September", link: undefined };
    const [one, other] = [
      listingOf(row(named), CONTEXT),
      listingOf(row({ ...named, "Post Name Title": "Clerk Recruitment 2026" }), CONTEXT),
    ];
    expect(one).toMatchObject({ job: { title: "Clerk Recruitment 2026" } });
    const inHindi = listingOf(row({ ...named, "title hindi": "क्लर्क भर्ती 2026, लास्ट डेट आज" }), CONTEXT);
    expect(inHindi).toMatchObject({ job: { titleHi: "क्लर्क भर्ती 2026" } });
    expect(other).not.toMatchObject({ job: { sourceReference: "job" in one ? one.job.sourceReference : "" } });
  });
});
