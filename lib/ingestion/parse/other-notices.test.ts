import { isOtherNotice } from "@/lib/ingestion/parse/other-notices";
import { cpuTimeOf } from "@/tests/support/cpu-time";

describe("isOtherNotice", () => {
  it.each([
    "List of eligible candidates for the post of ANM",
    "List of provisionally eligible / not eligible applicants for the posts of Nurse",
    "Claim objection list for post of Block Coordinator",
    "Claims & Objections: Recruitment of Lab Technician",
    "Objections invited on the eligibility of Staff Nurse posts",
    "Rejected list of applications for the post of Lab Technician",
    "Waiting list for the post of Pharmacist",
    "Selected candidates for the post of Driver",
    "Appointment order of Assistant Teachers against vacant posts",
    "Joining instructions for Clerk posts",
    "Notice regarding postponement of exam for Driver post",
    "Recruitment of Non-teaching staff: Important Notice regarding hall tickets",
    "Recruitment of Non-teaching staff - Notice regarding change of examination date",
    "Instructions to candidates for the post of Clerk",
    "Skill test date for the post of Stenographer",
    "Syllabus for the recruitment of Assistant",
    "Recruitment of Staff Nurse - Final Merit List",
    "Recruitment of Staff Nurse 2026: Result",
    "Result of Walk-in Interview for the post of JRF",
    "Corrigendum regarding Walk-in-interview of Medical Officer",
    "List of selected candidates of the walk-in interview for two posts",
    "Tender for supply of outsourced manpower posts",
    "Cancellation of recruitment notice for Peon",
    "Recruitment of Peon (Cancelled)",
    "पात्र / अपात्र सूची - रोजगार सहायक",
    "अंतिम मेरिट सूची वनरक्षक भर्ती",
    "दावा आपत्ति सूचना - आंगनबाड़ी कार्यकर्ता",
    "भर्ती निरस्त करने की सूचना",
    "वाहन किराये हेतु निविदा",
  ])("takes %j for no recruitment, whatever posts it names", (title) => expect(isOtherNotice(title)).toBe(true));

  it.each([
    "Notification for the post of Data Entry Operator",
    "Re-advertisement for the post of Peon (earlier notice cancelled)",
    "Applications invited from selected candidates of the panel for 20 posts",
    "Apply Online for 50 Posts: Eligibility, Syllabus",
    "SSC CGL Recruitment 2026: Notification, Eligibility, Syllabus, Result",
    "Walk-in interview for a panel of candidates for Guest Faculty",
    "Date of interview: Walk-in for 3 JRF posts",
    "Result Analyst posts at the Board",
    "Recruitment of Executive (Tender) and Clerk posts",
    "List of vacancies for the post of Anganwadi Worker",
    "Recruitment of Postal Assistant, Selection Post",
    "आंगनबाड़ी सहायिका भर्ती विज्ञापन",
    "अंतिम तिथि 30 दिसंबर: लिपिक भर्ती",
  ])("leaves the recruitment %j alone", (title) => expect(isOtherNotice(title)).toBe(false));

  it("looks at a title of numbers no longer than at any", async () => {
    const look = () => expect(isOtherNotice(`${"12 ".repeat(6_000)}Clerk`)).toBe(false);
    expect(await cpuTimeOf(look)).toBeLessThan(1_000);
  });
});
