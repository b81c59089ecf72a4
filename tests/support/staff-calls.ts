import { addDays, dayInIndia } from "@/lib/dates";
import type { TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";

type Handler = Parameters<typeof call>[0];
type Given = { id?: number | string; body?: unknown; as?: Record<string, string>; query?: string };

/** Makes a call of the staff as somebody, or as `who` where nobody is named, and reads its answer. */
export function callsBy(who: () => TestAccount) {
  return async function send(handler: Handler, method: string, { id, body, as = who().bearer, query = "" }: Given = {}) {
    const response = await call(handler, `/api/admin/x${query}`, {
      method,
      params: id === undefined ? {} : { id: String(id) },
      headers: { ...as, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
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
