/** A job as the list of the staff shows it. */
export const listedJob = (id: number, title: string) => ({
  id,
  title,
  department: "Staff Selection Commission",
  recruitingOrganization: "SSC",
  source: "Manual Entry",
  location: "Delhi",
  positions: 10,
  deadline: "2026-12-24",
  status: "published",
  version: 3,
});
