import {
  ageLimitOf,
  feeOf,
  httpUrl,
  phraseOf,
  plainText,
  readTitle,
  salaryOf,
  vacanciesOf,
  yearsAround,
} from "@/lib/ingestion/parse/clean";
import { cpuTimeOf } from "@/tests/support/cpu-time";
import { anyText, fc } from "@/tests/support/properties";

describe("plainText", () => {
  it.each([
    ["<p>One &amp; two</p><p>Three</p>", "One & two\nThree"],
    ["<script>alert(1)</script>Post", "Post"],
    ["<img src=x onerror=alert(1)>Clerk", "Clerk"],
    ["<tr><td>Clerk</td><td>10</td></tr>", "Clerk 10"],
    ["<tr><th>Post</th><th>Number</th></tr>", "Post Number"],
    ["a\u0000b\u200d", "a b"],
    ["\ufeffRecruit\u00adment of Cl\u200berks, लक्ष्\u200dमी", "Recruitment of Clerks, लक्ष्मी"],
    ["  two   spaces ", "two spaces"],
    ["Pay < 5 & more", "Pay < 5 & more"],
  ])("turns %j into %j", (cell, text) => expect(plainText(cell)).toBe(text));

  it("never keeps a control character", () => {
    fc.assert(fc.property(anyText(), (cell) => expect(plainText(cell)).not.toMatch(/\p{Cc}(?<!\n)/u)));
  });
});

describe("readTitle", () => {
  it.each([
    ["Ophthalmologist     – 02 Posts", "Ophthalmologist", 2],
    ["Clerk – 1 Post", "Clerk", 1],
    ["[Verified with Official Notification] Clerk – 1 Post", "Clerk", 1],
    ["[Unverified] Clerk", "Clerk", null],
    ["[NEW] [लिंक एक्टिव] Clerk", "Clerk", null],
    ["[Group B] Clerk", "[Group B] Clerk", null],
    ["[New]", "[New]", null],
    ["Senior Project Scientist –", "Senior Project Scientist", null],
    ["Forest Guard     – 2,972", "Forest Guard", 2_972],
    ["Guest Lecturers", "Guest Lecturers", null],
    ["Pharmacist – Not mentioned", "Pharmacist", null],
    [
      "X Recruitment 2026 – Apply Online for 16 Faculty Posts | Last Date 22-08-2026",
      "X Recruitment 2026 – Apply Online for 16 Faculty Posts",
      16,
    ],
    ["GSSSB Inspector: Apply Online for 29 Class-3 Posts", "GSSSB Inspector: Apply Online for 29 Class-3 Posts", 29],
    ["Apply for 55+ Fellowship Posts", "Apply for 55+ Fellowship Posts", null],
    ["लिपिक – १,२३४ पद", "लिपिक", 1_234],
    ["लिपिक के १५ पदों पर भर्ती २०२६", "लिपिक के १५ पदों पर भर्ती २०२६", 15],
    ["१५ पदाधिकारी", "१५ पदाधिकारी", null],
    ["5 Clerk Posts and 7 Peon Posts", "5 Clerk Posts and 7 Peon Posts", null],
    ["Recruitment 2026 for Many Vacancies: 1979 Posts", "Recruitment 2026 for Many Vacancies: 1979 Posts", 1_979],
    ["Group 4 Recruitment 2026: 8,932 Vacancies", "Group 4 Recruitment 2026: 8,932 Vacancies", 8_932],
    ["Group C 84 Posts", "Group C 84 Posts", 84],
    ["Level-10 100 Posts", "Level-10 100 Posts", 100],
    ["Class 10 Pass: 50 Posts", "Class 10 Pass: 50 Posts", 50],
    ["Advt No 12: 5 Clerk Posts", "Advt No 12: 5 Clerk Posts", 5],
    ["Walk-in on 15 December for 30 Nurse Posts", "Walk-in on 15 December for 30 Nurse Posts", 30],
  ])("reads %j as %j with %s", (cell, title, vacancies) => expect(readTitle(cell)).toEqual({ title, vacancies }));
});

describe("a number in a title that counts no posts", () => {
  it.each([
    "TNPSC Group 4 Vacancies",
    "Grade 4 Posts",
    "Class 4 posts",
    "Pay Level 6 Posts",
    "Phase 13 Selection Posts",
    "CGL Tier 2 Posts",
    "Scale 2 and 3 Officer Posts",
    "Category 1 & 2 Posts",
    "Advt. No. 12 Clerk Posts",
    "Age 18 to 35 Posts",
    "Apply in 10 Days for Clerk Posts",
    "Apply for 1 Lakh Posts",
    "१ लाख पदों पर भर्ती",
    "ग्रुप 4 के पदों पर भर्ती",
    "Apply by 20 June for Clerk Posts",
    "Rs 50000 Salary Clerk Posts",
    "KRIDL Recruitment - 2022",
    "TNPSC Group - 4",
  ])("stays in %j and is no count", (title) => expect(readTitle(title)).toEqual({ title, vacancies: null }));
});

describe("vacanciesOf", () => {
  it.each<[string | undefined, number | null, number | null]>([
    ["12", null, 12],
    ["32,388", 32_388, 32_388],
    ["१५", null, 15],
    ["१,२३४ पद", null, 1_234],
    ["15 पदों", null, 15],
    ["२०२६", null, null],
    ["2026", null, null],
    ["2026", 714, 714],
    ["22", 5_349, null],
    ["2500", null, 2_500],
    ["5,3,2", null, null],
    ["12,5", null, null],
    ["25,", null, 25],
    ["12.0", null, 12],
    ["१२*", null, 12],
    ["1,234²", null, 1_234],
    ["12.50", null, null],
    ["12 nos.", null, 12],
    ["Twelve (12)", null, 12],
    ["Twenty-five (25) posts", null, 25],
    ["Total: 12", null, 12],
    ["12 (6 UR + 6 SC)", null, 12],
    ["UR 6 SC 4 ST 2 Total 12", null, 12],
    ["UR 6 SC 4 Total 12", null, null],
    ["1,23,456", null, 123_456],
    ["0", null, null],
    ["about 20", null, null],
    ["Total Vacancy: 173", 31, null],
    ["Total Posts – 173", null, 173],
    ["24+40=64", null, 64],
    ["25 (UR-10, SC-5, ST-2, OBC-8)", null, 25],
    ["12 Posts (Tentative)", null, 12],
    ["10 (+5 backlog)", null, null],
    ["10 (5 UR)", null, null],
    ["524+258 = 782", 782, 782],
    ["24+40=64", 60, null],
    [undefined, 16, 16],
    [undefined, 2_025, null],
    [undefined, 1_979, 1_979],
  ])("takes from %j and a title's %s: %s", (cell, inTitle, vacancies) => {
    expect(vacanciesOf(cell, inTitle, yearsAround("Recruitment 2026 for 1979 Posts"))).toBe(vacancies);
  });

  it("takes no longer for a cell of figures than for any", async () => {
    const read = () => expect(vacanciesOf(`${"1".repeat(100_000)}x`, null, [])).toBeNull();
    expect(await cpuTimeOf(read)).toBeLessThan(1_000);
  });

  it("cuts a last date off the end of a title, and looks at thousands of them before a bar once", async () => {
    expect(readTitle("Clerk | Delhi | Last Date 15 June").title).toBe("Clerk | Delhi");
    expect(readTitle("Clerk - Last Date 15 June | Delhi").title).toBe("Clerk - Last Date 15 June | Delhi");
    const title = `Clerk ${"- last date ".repeat(8_000)}| Delhi`;
    expect(await cpuTimeOf(() => readTitle(title))).toBeLessThan(600);
  });

  it("reads a title that is too long for any job no further than to know that", () => {
    expect(readTitle("Clerk ".repeat(5_000)).title.length).toBeLessThanOrEqual(2_000);
    expect(readTitle("Clerk ".repeat(84)).title).toHaveLength(84 * 6 - 1);
  });

  it("looks once at a title of spaces that a range of pay may go on behind", async () => {
    const title = `Clerk ₹12345-${"\t".repeat(60_000)}`;
    expect(await cpuTimeOf(() => salaryOf("₹25,000 - ₹30,000", title))).toBeLessThan(500);
  });

  it.each([
    ["679", "Police 32,679 Constable Online Form 2026", 32_679],
    ["679", "पुलिस ३२,६७९ सिपाही", 32_679],
    ["400", "Inspector, Pay up to ₹1,12,400", 400],
    ["400", "Inspector, Rs. 1,12,400", 400],
    ["79", "Police 32,679 Constable Online Form 2026", 79],
  ])("of the column %j beside %j takes %s", (cell, title, vacancies) =>
    expect(vacanciesOf(cell, null, [], title)).toBe(vacancies),
  );
});

describe("what a row says of pay, age, fee and qualification", () => {
  it.each([
    ["₹56,100 - ₹1,77,500", "₹56,100 - ₹1,77,500"],
    ["As per norms", "As per norms"],
    ["Rs.25,500-81,100", "Rs.25,500-81,100"],
    ["Rs.20,000 per month", "Rs.20,000 per month"],
    ["₹1 - ₹5", null],
    ["₹,820 - ₹2,340", null],
    ["₹,000 - ₹3", null],
    ["₹28,000 - ₹3", null],
    ["Rs ,500 to 40,000", null],
    ["Pay Level-7 of the 8th CPC", "Pay Level-7 of the 8th CPC"],
    ["Pay Matrix Level L-12 (Grade Pay Rs 4800)", "Pay Matrix Level L-12 (Grade Pay Rs 4800)"],
    ["Rs 500 per day", "Rs 500 per day"],
    ["Up to Rs 50,000 per month", "Up to Rs 50,000 per month"],
    ["USD 5000 per month", "USD 5000 per month"],
    ["Up to Rs 4.96 lakh CTC", "Up to Rs 4.96 lakh CTC"],
    [", salary and more", null],
  ])("salary %j: %j", (cell, salary) => expect(salaryOf(cell)).toBe(salary));

  it.each([
    ["₹1,00,000 - ₹1,30,000", "Civil Judge Recruitment 2026: 10 Posts, Salary ₹77,840 Per Month", false],
    ["₹18,000 - ₹56,900", "CRE Recruitment 2026: 2,693 Posts, Salary Up to ₹1,51,100", false],
    ["₹28,000 - ₹1,00,000", "Scientific Officer: 18 Posts, Salary Up to ₹56,100", false],
    ["₹29,000 - ₹78,640", "RBI JE Recruitment 2026: Starting Salary ₹91,309", false],
    ["₹19,900 - ₹63,200", "Fireman Recruitment 2026: 10th Pass, ₹26,000 Salary", true],
    ["₹35,400 - ₹1,12,400", "Senior Assistant Recruitment 2026: Salary ₹35,400 Per Month", true],
    ["₹86,245 – ₹2,08,915", "AEE Recruitment 2026: 135 Posts, Salary up to ₹2,08,915", true],
    ["Rs 26,000 fixed (5 years), then Pay Level-2 (Rs 19,900 – Rs 63,200)", "Clerk: Salary Up to Rs 63,200", true],
    ["₹75,000 - ₹2,00,000", "16 Manager Posts, CTC Up to ₹24 Lakh", true],
    ["₹40,000 - ₹1,40,000", "Engineer: 12 Posts, Fee ₹500", true],
    ["₹40,000 - ₹1,40,000", "Engineer: 12 Posts, Exam Fee ₹1,000", true],
  ])("pay of %j beside %j is taken: %s", (cell, title, isTaken) => expect(salaryOf(cell, title)).toBe(isTaken ? cell : null));

  it.each([
    ["18 - 40 years", "18 - 40 years"],
    ["18 years", null],
    ["Age: 18 years", null],
    ["Age limit - 30 years", "Age limit - 30 years"],
    ["21", null],
    ["Minimum 18 years", "Minimum 18 years"],
    ["30 years", "30 years"],
    ["8 - 25 years", null],
    ["8 years", null],
    ["0 years", null],
    ["21-30 as on 01-04-2026", "21-30 as on 01-04-2026"],
    ["18 to 27 years (SC/ST +5 years)", "18 to 27 years (SC/ST +5 years)"],
    ["18 - 250 years", null],
  ])("age %j: %j", (cell, age) => expect(ageLimitOf(cell)).toBe(age));

  it.each([
    ["Rs 100, exempt for women", "Rs 100, exempt for women"],
    ["₹500", "₹500"],
    ["Nil", "Nil"],
    ["500/-", "500/-"],
    ["12 | 2", null],
    ["20", null],
  ])("fee %j: %j", (cell, fee) => expect(feeOf(cell)).toBe(fee));

  it.each([
    ["B.Ed, MBBS, Any Post Graduate", "B.Ed, MBBS, Any Post Graduate"],
    ["10th pass", "10th pass"],
    [", salary, selection process, and how to apply", null],
    ["t meet the following requirements", null],
    ["graduates seeking government jobs", null],
    ["B.Ed Special Education + registration), and the pattern", null],
    ["ITI certificate , this is a stable job", null],
    ["Diploma (3 years) or Degree (B.E.)", "Diploma (3 years) or Degree (B.E.)"],
  ])("qualification %j: %j", (cell, phrase) => expect(phraseOf(cell, 2_000)).toBe(phrase));
});

describe("httpUrl", () => {
  it.each([
    ["https://example.org/a b", "https://example.org/a%20b"],
    ["javascript:alert(1)", null],
    ["ftp://example.org", null],
    ["http://localhost/x", null],
    ["https://user:secret@example.org/", "https://example.org/"],
    ["noData", null],
  ])("turns %j into %j", (cell, url) => expect(httpUrl(cell)).toBe(url));
});
