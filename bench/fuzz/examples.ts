import { addDays, dayInIndia } from "@/lib/dates";
import { TEST_PASSWORD } from "@/tests/support/accounts";

const today = dayInIndia(new Date());

const job = {
  title: "Keeper of records",
  jobCategory: "Central Government",
  employmentType: "Permanent",
  recruitingOrganization: "Staff Selection Commission (SSC)",
  department: "Staff Selection Commission",
  location: "Delhi",
  qualification: "Bachelor's degree in any discipline",
  applicationStartDate: today,
  deadline: addDays(today, 20),
  applyLink: "https://ssc.gov.in/login",
  numberOfVacancies: 12,
  salary: "₹25,500 - ₹81,100",
  ageLimit: "18-27",
  description: "Applications are invited.",
  useMultiplePositions: true,
  jobPositions: [{ title: "Keeper", vacancies: "2", qualification: "Graduate", salary: "₹20,000" }],
};

const exam = {
  title: "Keeper examination",
  conductingOrganization: "Staff Selection Commission",
  registrationStartDate: addDays(today, -1),
  registrationEndDate: addDays(today, 20),
  examDate: addDays(today, 60),
  eligibility: "Graduate",
  officialWebsite: "https://ssc.gov.in",
  examMode: "Online",
  syllabus: ["Reasoning"],
  examPattern: [{ subject: "Reasoning", questions: 25, marks: 50 }],
};

const savedJob = {
  key: "1",
  value: { jobId: 1, title: "x", department: "y", deadline: today },
  changedAt: { jobId: 1 },
  deletedAt: null,
};

/** Bodies that are taken as they are, of calls whose schema says little; each is sent with one field or two made hostile. */
export const EXAMPLES: Record<string, readonly object[]> = {
  "POST /api/admin/jobs": [job, { ...job, status: "draft" }],
  "PUT /api/admin/jobs/[id]": [job, { ...job, version: 1, correction: "slip" }],
  "POST /api/admin/jobs/similar": [job],
  "POST /api/admin/review/[id]": [{ action: "publish", job }],
  "POST /api/admin/review/pairs/[id]": [{ action: "join" }, { action: "undo" }],
  "POST /api/admin/exams": [exam],
  "PUT /api/admin/exams/[id]": [exam],
  "PUT /api/admin/drafts/[form]": [{ values: { title: "Keeper", useMultiplePositions: false }, base: {}, version: 1 }],
  "POST /api/admin/jobs/bulk": [
    { action: "deadline", ids: [1, 2], versions: { 1: 1, 2: 1 }, deadline: addDays(today, 30) },
    { action: "close", ids: [3], reason: "The body has closed it." },
  ],
  "POST /api/admin/login": [{ username: "chief", password: TEST_PASSWORD }, { code: "123456" }],
  "PUT /api/users/me/records": [{ since: 0, records: { savedJobs: [savedJob], trackedApplications: [], jobAlerts: [] } }],
  "POST /api/contact": [{ name: "A", email: "a@example.org", subject: "B", message: "C", job: "1", mark: "x.y.z" }],
  "POST /api/users/register": [{ fullName: "Asha Verma", email: "asha@example.org", phone: "", password: "a long new password" }],
};

/** Contents of uploads. */
export const FILES: readonly string[] = [
  "title,department,deadline\nKeeper,SSC,2027-01-01\n",
  'Title;Dept\n"unfinished',
  '[{"title":"Keeper","department":"SSC","deadline":"2027-01-01"}]',
  "PK\u0003\u0004not a sheet",
  "\0\0\0",
  `a,b\n${"x,y\n".repeat(20_000)}`,
  `${",".repeat(60_000)}\n1\n`,
];
