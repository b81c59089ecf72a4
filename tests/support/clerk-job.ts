/** A job as lists have it, in the days of an older copy of a page; its last date is two days after the copy was made. */
export const CLERK_JOB = {
  id: 7,
  title: "Clerk",
  recruitingOrganization: "Bank",
  department: "Banking",
  location: "Delhi",
  deadline: "2026-11-23",
  closesAt: null,
  qualification: "Graduate",
  sourceUrl: "https://bank.example/notice",
  applyLink: "https://bank.example/apply",
  positions: 5,
  salary: null,
  ageLimit: null,
};
/** When the copy was made. */
export const MADE = new Date("2026-11-21T06:00:00Z");
