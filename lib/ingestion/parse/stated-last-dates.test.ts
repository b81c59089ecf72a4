import { lastDatesIn, withoutLastDate } from "@/lib/ingestion/parse/stated-last-dates";

it.each([
  ["Clerk, 12 posts (last date 30.06.2026)", "30.06.2026"],
  ["Closing date for receipt of applications is 5th June, 2026.", "5th June, 2026"],
  ["Last date: 30-06-2026 (up to 05:00 PM), interview later", "30-06-2026 (up to 05:00 PM"],
  ["Last date 30.06.2026, 17.30 hrs", "30.06.2026, 17.30 hrs"],
  ["Last date 30-06-2026 12 posts", "30-06-2026"],
  ["Last date of payment of fee: 03-07-2026. Last date to apply: 30-06-2026", "30-06-2026"],
  ["Last Date to Apply Online & Payment of Fee : 30-06-2026 (03:00 PM)", "30-06-2026 (03:00 PM"],
  ["Last date for the hard copy 10-07-2026", undefined],
  ["Last date of registration fee: 05-07-2026 (05:00 PM)", undefined],
  ["Last date to take a print: 12-07-2026", undefined],
])("of the sentence %j takes the last date to apply, with its hour", (text, date) => expect(lastDatesIn(text)[0]).toBe(date));

describe("withoutLastDate", () => {
  it.each([
    ["Chemist Recruitment 2026: 6 Posts, Apply by 4 April", "Chemist Recruitment 2026: 6 Posts"],
    ["Clerk Recruitment 2026 — 20 Posts — Last Date 06 May", "Clerk Recruitment 2026 — 20 Posts"],
    ["Clerk Exam 2026 (Last Date: 12 March): Apply Online", "Clerk Exam 2026: Apply Online"],
    ["Forester Recruitment 2026 (Last Date Extended to 29 April 2026)", "Forester Recruitment 2026"],
    ["Forester Recruitment (Last Date Extended) | 20 Vacancies", "Forester Recruitment | 20 Vacancies"],
    ["Nurse Recruitment 2026 (Last Date Today)", "Nurse Recruitment 2026"],
    ["Nurse Recruitment 2026, Registration Closing Tomorrow", "Nurse Recruitment 2026"],
    ["Judge Recruitment: Apply Online, Last Date 27 April, Pay Level 10", "Judge Recruitment: Apply Online, Pay Level 10"],
    ["नर्स भर्ती 2026: 20 पद, लास्ट डेट आज", "नर्स भर्ती 2026: 20 पद"],
    ["पटवारी भर्ती 2026 (आवेदन की अंतिम तिथि 15 दिसंबर 2026)", "पटवारी भर्ती 2026"],
    ["सिपाही भर्ती | आख़िरी तारीख़: १५ दिसम्बर | 1000 पद", "सिपाही भर्ती | 1000 पद"],
    ["लेखपाल भर्ती – आज है आखिरी तारीख", "लेखपाल भर्ती"],
    ["शिक्षक भर्ती, 15-12-2026 तक करें आवेदन", "शिक्षक भर्ती"],
    ["क्लर्क भर्ती (अंतिम तिथि बढ़ी)", "क्लर्क भर्ती"],
    ["लिपिक, अंतिम तिथि शाखा", "लिपिक, अंतिम तिथि शाखा"],
    ["Clerk Posts (Last Date Further Extended to 20 June 2026)", "Clerk Posts"],
    ["Clerk Recruitment 2026 Last Date Today: Check Eligibility", "Clerk Recruitment 2026: Check Eligibility"],
    ["Navy Recruitment 2026: Registration Extended Till August 3 for 275 Posts", "Navy Recruitment 2026 for 275 Posts"],
    ["Apprentice Recruitment 2026 — 28 Vacancies, Apply via NATS by 20 May", "Apprentice Recruitment 2026 — 28 Vacancies"],
    ["MFL: 111 Posts, Apply Before April 5 | Pay Level 4", "MFL: 111 Posts | Pay Level 4"],
    ["Deadline for the fee extended", "Deadline for the fee extended"],
    ["Registration Officer, Extended Duty", "Registration Officer, Extended Duty"],
    ["Clerk (Apply by Post)", "Clerk (Apply by Post)"],
    ["Clerk, Apply by 12 Candidates", "Clerk, Apply by 12 Candidates"],
    ["Closing Date Officer", "Closing Date Officer"],
    ["Typist – 10 May Cadre", "Typist – 10 May Cadre"],
  ])("shows %j as %j", (title, shown) => expect(withoutLastDate(title)).toBe(shown));
});
