import { daysSaid } from "@/lib/jobs/search/words/beside/days-said";

it.each([
  ["last date today", { closing: "today" }],
  ["Today's last date jobs", { closing: "today" }],
  ["aaj ki antim tithi", { closing: "today" }],
  ["आज आख़िरी तारीख़ वाली भर्ती", { closing: "today" }],
  ["आज लास्ट डेट", { closing: "today" }],
  ["railway closing tomorrow", { closing: "2-days" }],
  ["last date within 3 days", { closing: "3-days" }],
  ["अंतिम तिथि ५ दिन", { closing: "5-days" }],
  ["closing in 1 day", { closing: "today" }],
  ["closing in 7 days", { closing: "week" }],
  ["last date this week", { closing: "week" }],
  ["आखिरी तारीख इस हफ़्ते", { closing: "week" }],
  ["closing soon", { closing: "week" }],
  ["last date 30 november", { closing: "2026-11-30" }],
  ["अंतिम तिथि 5 दिसम्बर", { closing: "2026-12-05" }],
  ["last date January 2nd", { closing: "2027-01-02" }],
  ["ssc closing 1 dec 2026", { closing: "2026-12-01" }],
  ["last date 30/11", { closing: "2026-11-30" }],
  ["ssc last date 30-11-2026", { closing: "2026-11-30" }],
  ["अंतिम तिथि ५.१२.२६", { closing: "2026-12-05" }],
  ["last date within 3-5 days", { closing: "5-days" }],
  ["salary 2.5 lakh last date today", { closing: "today" }],
  ["last date 2/1", { closing: "2027-01-02" }],
  ["aaj ki nayi bharti", { postedDate: "today" }],
  ["today jobs", { postedDate: "today" }],
  ["आज की नई भर्ती", { postedDate: "today" }],
  ["new jobs this week", { postedDate: "week" }],
])("reads %j as %j", (text, said) => {
  expect(daysSaid(text, "2026-11-27")).toEqual(said);
});

it.each([
  ["last date"],
  ["ssc last date"],
  ["last 3 days"],
  ["closing in 400 days"],
  ["jobs this week"],
  ["last date 31 november"],
  ["last date november"],
  ["last date 31/11"],
  ["last date 30/11/2025"],
  ["last date advt 05/2026"],
  ["10/12 pass last date"],
  ["10/12th last date"],
  ["30/11"],
  ["last date 30 november 2025"],
  ["latest jobs"],
  ["clerk"],
  [""],
])("reads no days that lists know in %j", (text) => {
  expect(daysSaid(text, "2026-11-27")).toBeNull();
});
