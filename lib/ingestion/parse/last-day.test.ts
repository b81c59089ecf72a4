import { lastDayOf } from "@/lib/ingestion/parse/last-day";

const dayOf = (cell: string) => {
  const read = lastDayOf(cell);
  return "day" in read ? read.day : read.problem;
};

describe("lastDayOf", () => {
  it.each([
    ["31-12-2026 (Online), 10-01-2027 (Hard copy)", "2026-12-31"],
    ["10-01-2027 (hard copy); 31-12-2026 online", "2026-12-31"],
    ["31-12-2026 Hard copy 10-01-2027", "2026-12-31"],
    ["31-12-2026 (Modification till 05-01-2027)", "2026-12-31"],
    ["31-12-2026; document upload 05-01-2027", "2026-12-31"],
    ["31-12-2026, objections by 05-01-2027", "2026-12-31"],
    ["31-12-2026 CBT 20-01-2027", "2026-12-31"],
    ["Close: 31-12-2026 | Prelims: 20-01-2027 | Mains: 20-03-2027", "2026-12-31"],
    ["Close: 31-12-2026 | Physical: 20-01-2027 | Skill test: 20-03-2027", "2026-12-31"],
    ["31-12-2026, 20-01-2027 (CBT), 21-01-2027 (skill test)", "2026-12-31"],
    ["Apply online and upload documents by 31-12-2026, fee 02-01-2027", "2026-12-31"],
    ["Online: 15-12-2026; Offline: 20-12-2026", "2026-12-15"],
    ["25-12-2026 (Preponed to 15-12-2026)", "2026-12-15"],
    ["25-12-2026, now 15-12-2026", "2026-12-15"],
    ["पहले 25-12-2026 अब 15-12-2026", "2026-12-15"],
    ["25-12-2026 के स्थान पर 15-12-2026", "2026-12-15"],
    ["15-12-2026 (25-12-2026 के स्थान पर)", "2026-12-15"],
    ["Fee 28-12-2026, last date 15-12-2026 revised to 20-12-2026", "2026-12-20"],
    ["Last date: 15-12-2026. Interview rescheduled to 20-12-2026", "2026-12-15"],
    ["Last date 15-12-2026; hard copy date revised to 25-12-2026", "2026-12-15"],
    ["Last date 15-12-2026, fee payment date revised to 20-12-2026", "2026-12-15"],
    ["15-12-2026; साक्षात्कार के स्थान पर 20-12-2026", "2026-12-15"],
    ["Exam 10-01-2027 revised to 20-01-2027; last date 15-12-2026", "2026-12-15"],
    ["Online: 15-12-2026 revised to 20-12-2026; offline 25-12-2026", "2026-12-20"],
    ["Opens 01-12-2026; closes 25-12-2026; opening date changed to 05-12-2026", "2026-12-25"],
    ["Within 21 days from the date of publication in the Employment News (last date 15-12-2026)", "2026-12-15"],
    ["15-12-2026 (Online), 20-12-2026 (Offline)", "2026-12-15"],
    ["Offline: 20-12-2026 / On-line: 15-12-2026 (5 PM)", "2026-12-15"],
    ["ऑनलाइन: 15-12-2026; ऑफलाइन: 20-12-2026", "2026-12-15"],
    ["ऑफ़लाइन 20-12-2026, ऑनलाइन 15-12-2026", "2026-12-15"],
    ["Online/Offline: 20-12-2026", "2026-12-20"],
    ["Apply online 31-12-2026 and hard copy by 10-01-2027", "2026-12-31"],
    ["Online: 31-12-2026, Fee: 02-01-2027", "2026-12-31"],
    ["31-12-2026 (Fee payment till 02-01-2027)", "2026-12-31"],
    ["Application fee: 02-01-2027, Application: 31-12-2026", "2026-12-31"],
    ["31-12-2026 (application), 03-01-2027 (fee), 05-01-2027 to 08-01-2027 (correction window)", "2026-12-31"],
    ["आवेदन 31-12-2026 तक, शुल्क 02-01-2027 तक", "2026-12-31"],
    ["आवेदन 31-12-2026 तक, आवेदन पत्र में संशोधन 05-01-2027 तक", "2026-12-31"],
    ["आवेदन 31-12-2026 तक, आवेदन में त्रुटि सुधार 05-01-2027 तक", "2026-12-31"],
    ["31-12-2026; correction in online application form 05-01-2027", "2026-12-31"],
    ["30-11-2026; interview on 05-12-2026", "2026-11-30"],
    ["Last date 30-11-2026, exam date 15-02-2027", "2026-11-30"],
    ["Registration: 31-12-2026. Fee: 02-01-2027. Final submission: 05-01-2027", "2026-12-31"],
    ["Online 31-12-2026, by registered post 07-01-2027", "2026-12-31"],
    ["31-12-2026 (Exam date: 20-01-2027)", "2026-12-31"],
    ["20-12-2026 for payment and 15-12-2026 for application", "2026-12-15"],
    ["15-12-2026 for applying & 20-12-2026 for payment of fee", "2026-12-15"],
    ["15-12-2026 for general and 22-12-2026 for NE states", "2026-12-15"],
    ["15-12-2026 for application and 20-01-2027 for the written examination", "2026-12-15"],
    ["20-01-2027 for exam and 15-12-2026 for application", "2026-12-15"],
    ["15-12-2026 for application and 20-01-2027 for interview", "2026-12-15"],
    ["31-12-2026, 20-01-2027 (exam date)", "2026-12-31"],
  ])("of %j takes the day until which one applies, not that of what comes after", (cell, day) => expect(dayOf(cell)).toBe(day));

  it.each([
    ["15 Dec 2026 / 22 Dec 2026 (for NE states)", "2026-12-15"],
    ["Others: 15-12-2026; Candidates of NE states: 22-12-2026", "2026-12-15"],
    ["31-12-2026 (07-01-2027 for candidates of far-flung areas)", "2026-12-31"],
    ["10-12-2026 (17-12-2026 for Andaman and Nicobar, Lakshadweep)", "2026-12-10"],
    ["30-12-2026 (for Assam, Meghalaya 07-01-2027)", "2026-12-30"],
    ["30-12-2026; candidates residing in Sikkim or Ladakh: 07-01-2027", "2026-12-30"],
  ])("of %j takes the day for everybody, not the later one for some", (cell, day) => expect(dayOf(cell)).toBe(day));

  it.each([
    ["15-12-2026 (revised from 30-12-2026)", "2026-12-15"],
    ["Preponed to 15-12-2026 from 30-12-2026", "2026-12-15"],
    ["15-12-2026 instead of 30-12-2026", "2026-12-15"],
    ["15-12-2026 (earlier 30-12-2026)", "2026-12-15"],
    ["Preponed from 30-12-2026 to 15-12-2026", "2026-12-15"],
    ["New date 15-12-2026 Old date 30-12-2026", "2026-12-15"],
    ["15-12-2026 (New date), 30-12-2026 (Old date)", "2026-12-15"],
    ["अंतिम तिथि 15-12-2026 (पूर्व तिथि 30-12-2026)", "2026-12-15"],
    ["Last updated 18-12-2026: 15-12-2026", "2026-12-15"],
    ["15-12-2026 (extended by the Commission)", "2026-12-15"],
  ])("of %j takes the day that has come, not that in whose place it has", (cell, day) => expect(dayOf(cell)).toBe(day));

  it.each([
    ["01-12-2026 to 31-12-2026", "2026-12-31"],
    ["Extended from 10-12-2026 to 20-12-2026", "2026-12-20"],
    ["From 01-12-2026 5 PM to 31-12-2026 5 PM", "2026-12-31"],
    ["20-11-2026 से 20-12-2026 तक", "2026-12-20"],
    ["Reopened 20-12-2026", "2026-12-20"],
    ["Open (20-12-2026)", "2026-12-20"],
    ["Assam: 30-12-2026, hard copy 05-01-2027", "2026-12-30"],
    ["20-12-2026 से पहले", "2026-12-20"],
    ["28-12-2026 - 02-01-2027", "2027-01-02"],
    ["28 Dec 2026 - 5 Jan", "2027-01-05"],
    ["10-12-2026 to 31-12 (5.30 pm)", "2026-12-31"],
    ["10 दिसंबर 2026 से 5 जनवरी तक", "2027-01-05"],
    ["15 Dec 2026 (extended upto 5th January)", "2027-01-05"],
    ["05-12-2026 - 30 Nov", "2026-12-05"],
    ["20-12-2026 - 5.10 pm", "2026-12-20"],
    ["10-12-2026 extended to 20-12-2026", "2026-12-20"],
    ["20-12-2026 (earlier 10-12-2026)", "2026-12-20"],
    ["10-12-2026 which stands extended to 20-12-2026 5 pm sharp", "2026-12-20"],
    ["अंतिम तिथि 10-12-2026 से बढ़ाकर 20-12-2026 कर दी गई है", "2026-12-20"],
    ["15-12-2026 (without late fine), 22-12-2026 (through website with late fine)", "2026-12-22"],
    ["15-12-2026 (without late fee), 22-12-2026 (with late fee)", "2026-12-22"],
    ["24-11-2026 & 28-11-2026 Walk in", "2026-11-28"],
    ["24-11-2026, 25-11-2026 walk in interview", "2026-11-25"],
    ["Registration and fee payment: 31-12-2026 / Printout 05-01-2027", "2026-12-31"],
    ["21 days from 10-12-2026 i.e. 31-12-2026", "2026-12-31"],
    ["31-12-2026 (within 21 days of publication)", "2026-12-31"],
  ])("of %j takes the latest that ends the applications", (cell, day) => expect(dayOf(cell)).toBe(day));

  it.each([
    "Trade Apprentice: 31-12-2026; Graduate Apprentice: 15-12-2026",
    "Graduate Teacher 15-12-2026, Physical Education Teacher 31-12-2026",
    "15-12-2026 (Assistant), 31-12-2026 (Clerk)",
    "For JE 15-12-2026 and for AE 31-12-2026",
    "15-12-2026; Driver: 31-12-2026",
    "SC/ST: 31-12-2026 General: 15-12-2026",
    "Part I 15-12-2026 Part II 25-12-2026",
    "चालक: 15-12-2026, लिपिक: 31-12-2026",
    "Walk-in: Senior Resident 05-12-2026, Junior Resident 07-12-2026",
    "15-12-2026 (Notice revised by the board 31-12-2026)",
    "A: 15-12-2026, B: 31-12-2026",
    "(A) 15-12-2026 (B) 31-12-2026",
    "i) 15-12-2026 ii) 31-12-2026",
    "क) 15-12-2026 ख) 31-12-2026",
    "15-12-2026 (corrigendum 18-12-2026)",
    "15-12-2026 [updated 18-12-2026]",
  ])("leaves %j to a person: its latest day is not for everybody", (cell) => expect(dayOf(cell)).toBe("several"));

  it.each([
    ["Hard copy: 10-01-2027", "2027-01-10"],
    ["Walk-in interview: 05-12-2026", "2026-12-05"],
    ["05-12-2026 for interview", "2026-12-05"],
    ["05-12-2026 (date of interview)", "2026-12-05"],
    ["Walk-in interview from 05-12-2026", "2026-12-05"],
    ["Assam: 30-12-2026", "2026-12-30"],
    ["Fee payment: 30-12-2026", "2026-12-30"],
    ["Modified date for hard copies 30-12-2026", "2026-12-30"],
  ])("of %j takes the only day that there is", (cell, day) => expect(dayOf(cell)).toBe(day));

  it.each([
    "Within 21 days from 20-11-2026",
    "21 days from the date of publication i.e. 20.11.2026",
    "within 30 days of advertisement (01-12-2026)",
    "Notice dated 20-11-2026: 15 days",
    "Within 30 days from the date of publication of this advertisement in the Employment News/Rozgar Samachar dated 05-11 December 2026",
    "Date of publication: 20-11-2026, within 15 days",
    "रोजगार समाचार में प्रकाशन (दिनांक 20-11-2026) के 30 दिनों के भीतर",
    "As on 01-08-2026",
    "Applications from 20-11-2026",
    "Registration starts on 20-11-2026",
    "Opening date: 20-11-2026",
    "20-11-2026 onwards",
    "20-11-2026 से",
    "Correction window 03-01-2027 to 05-01-2027",
    "Exam on 20-01-2027",
    "CBT: 20-01-2027",
    "20-01-2027 (Mains)",
    "05-01-2027 (correction window)",
    "Objections by 20-01-2027",
    "आपत्ति दर्ज करने की तिथि 20-01-2027",
    "20-01-2027 (Exam date)",
    "Result: 20-01-2027",
    "10-12-2026 (extended by 7 (seven) days)",
    "10-12-2026 (Cancelled)",
    "10-12-2026 (रद्द)",
  ])("finds no day in %j", (cell) => expect(dayOf(cell)).toBe("vague"));

  it.each([
    ["2026-12-30T18:30:00.000Z", "2026-12-31"],
    ["2026-12-30T18:30:00+00:00", "2026-12-31"],
    ["Wed, 30 Dec 2026 18:30:00 GMT", "2026-12-31"],
    ["30 December 2026 18:30 +0000", "2026-12-31"],
    ["2026-12-30 18:30:00 UTC", "2026-12-31"],
    ["2026-12-30 18:30:00+00", "2026-12-31"],
    ["Thu, 31 Dec 2026 18:29:59 GMT", "2026-12-31"],
    ["Thu, 31 Dec 2026 18:30:00 +0530", "2026-12-31"],
    ["2026-12-31T18:29:59Z", "2026-12-31"],
    ["2026-12-31T23:59:59Z", "2026-12-31"],
    ["2026-12-31T00:00:00Z", "2026-12-31"],
    ["2026-12-31T17:00:00+05:30", "2026-12-31"],
  ])("reads the instant %s as the day %s of India", (cell, day) => expect(dayOf(cell)).toBe(day));

  it("reads a cell of spaces as soon as any", () => {
    const startedAt = performance.now();
    expect(dayOf(`31-12-2026${" ".repeat(30_000)}(Online)`)).toBe("2026-12-31");
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
