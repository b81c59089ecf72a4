import { addDays, dayInIndia } from "@/lib/dates";

const TODAY = dayInIndia(new Date());

/** What the staff enters for a job, whole enough to be published. */
export const FORM = {
  title: "Junior Clerk",
  jobCategory: "Banking",
  employmentType: "Permanent",
  recruitingOrganization: "Example Bank",
  department: "Other Banks",
  location: "Pune, Maharashtra",
  qualification: "Graduate",
  applicationStartDate: TODAY,
  deadline: addDays(TODAY, 20),
  applyLink: "https://bank.example/apply",
  positions: 10,
  applicationFee: "Rs 100",
};

/** The form of a job of a body whose jobs stand on the pages of SSC and of Bihar. */
export const FORM_OF_SSC = {
  ...FORM,
  department: "Staff Selection Commission",
  recruitingOrganization: "Staff Selection Commission",
  location: "Patna, Bihar",
};
