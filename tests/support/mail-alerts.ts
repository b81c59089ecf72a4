import { POST as submitForm } from "@/app/api/account-forms/[form]/route";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { backgroundDone } from "@/lib/http/background";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findSubscriber } from "@/lib/subscribers/subscriber";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const at = (ms: number) => new Date(Date.now() + ms);

let number = 0;

/** A search of somebody who has no account; each test has an address of its own. */
export const asha = { email: "Asha@Example.org", frequency: "instant", search: "search=staff+nurse" };

/** An empty database and outbox for each test of the file. */
export function useMailAlerts(): void {
  const database = useDatabase();
  beforeEach(async () => {
    await database.clear();
    emptyOutbox();
    // A limit that was reached is remembered in this process too.
    asha.email = `Asha${++number}@Example.org`;
  });
}

/** Posts a form as a browser without scripts does, each from a network of its own; `lang` is that of its page. */
export async function post(form: string, given: Record<string, string>, headers: Record<string, string> = {}) {
  const { lang = "en", ...fields } = given;
  const submit = (request: Request) => submitForm(request, { params: Promise.resolve({ form }) });
  const answer = await call(submit, `/api/account-forms/${form}?lang=${lang}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": `10.9.${++number >> 8}.${number & 255}`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  await backgroundDone();
  return answer;
}

/** The token that the last mail carries, in its link and in its one click alike. */
export function mailedToken(): string {
  const mail = readOutbox().at(-1);
  const token = /\/settings\/mail-alerts\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(mail?.listUnsubscribe).toContain(`/api/unsubscribe?token=${token}`);
  return token;
}

/** An alert that was asked for and confirmed. @returns the token of its address */
export async function subscribe(change: Partial<typeof asha> = {}): Promise<string> {
  await post("mail-alert", { ...asha, ...change });
  const token = mailedToken();
  const found = await findSubscriber(token);
  for (const { id } of found?.alerts ?? []) await post("mail-alerts", { act: "confirm", token, alert: String(id) });
  emptyOutbox();
  return token;
}

/** A public notice with this title, open until a day. @returns its number */
export async function publish(title: string, deadline = addDays(TODAY, 9)): Promise<number> {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  const sourceReference = `mail-alert-${++number}`;
  const plain = { description: null, qualification: "12th pass", recruitingOrganization: "A body", jobPositions: [] };
  await upsertJobs([{ ...job, ...plain, sourceReference, title, applicationStartDate: null, deadline }]);
  return (await db().job.findFirstOrThrow({ where: { sourceReference } })).id;
}
