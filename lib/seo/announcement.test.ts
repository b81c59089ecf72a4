import { withoutAnnouncement } from "@/lib/seo/announcement";

it.each([
  "Clerk Apply Online by 4 July",
  "Clerk Online Form",
  "Clerk Detailed Notification Out",
  "Clerk Recruitment: the Batch of March",
  "Clerk Recruitment 2026 for Graduates of Law",
  "Clerk for 12 Posts",
  "Clerk Last Date 4 July",
  "Clerk Walk-in Interview on 4 July",
  "Clerk ऑनलाइन आवेदन शुरू",
  "Clerk|Last Date 4 July",
  "Clerk – Apply",
  "Clerk – Notification of Group B",
  "Clerk: 13 Posts",
  "Clerk: Salary Rs 25,500",
  "Clerk – Stipend Rs 9,000",
  "Clerk – Check Eligibility",
  "Clerk – Direct Link",
])("leaves of %j the name alone", (headline) => expect(withoutAnnouncement(headline)).toBe("Clerk"));

it.each([
  "Application Clerk",
  "Registration Officer",
  "Clerk of 2 Posts",
  "Salary Clerk",
  "Notification Officer",
  "Clerk for 12 Months",
])("takes nothing from %j, which announces nothing", (name) => expect(withoutAnnouncement(name)).toBe(name));
