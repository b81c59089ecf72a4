import * as jobsRoute from "@/app/api/admin/jobs/route";
import { addDays, dayInIndia } from "@/lib/dates";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

type Handler = Parameters<typeof call>[0];
type Given = { id?: number | string; body?: unknown; as?: Record<string, string>; query?: string };

/** Makes a call of the staff as somebody, or as `who` where nobody is named, and reads its answer. */
export function callsBy(who: () => TestAccount) {
  return async function send(handler: Handler, method: string, { id, body, as = who().bearer, query = "" }: Given = {}) {
    const response = await call(handler, `/api/admin/x${query}`, { method, id, headers: as, json: body });
    return { status: response.status, body: await response.json() };
  };
}

type Staff = TestAccount & { username: string };

/** An empty database for each test of a file, with an administrator, who makes the calls, and an editor. */
export function useStaff() {
  const database = useDatabase();
  const staff = {} as { admin: Staff; editor: Staff };
  beforeEach(async () => {
    await database.clear();
    staff.admin = await makeAdmin("admin");
    staff.editor = await makeAdmin("editor");
  });
  const send = callsBy(() => staff.admin);
  const createJob = async (change: object = {}) => (await send(jobsRoute.POST, "POST", { body: { ...JOB, ...change } })).body;
  return { staff, send, createJob };
}

export const TODAY = dayInIndia(new Date());
/** A job as a call takes it. */
export const JOB = {
  title: "Junior Clerk",
  jobCategory: "Banking",
  employmentType: "Permanent",
  recruitingOrganization: "Example Bank",
  department: "Other Banks",
  location: "Pune",
  qualification: "Graduate",
  applicationStartDate: TODAY,
  deadline: addDays(TODAY, 20),
  applyLink: "https://bank.example/apply",
};

/** An exam as a call takes it. */
export const EXAM = {
  title: "Example Examination",
  conductingOrganization: "Example Commission",
  examDate: addDays(TODAY, 60),
  registrationStartDate: addDays(TODAY, -1),
  registrationEndDate: addDays(TODAY, 20),
  resultsDate: addDays(TODAY, 90),
  eligibility: "Graduate",
  officialWebsite: "https://exam.example",
  totalMarks: "200",
  examMode: "Online",
};
