import { backgroundDone } from "@/lib/http/background";
import type { Mail } from "@/lib/mail/message";
import { users } from "@/tests/support/account-calls";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

/** What one registers with. */
export const asha = { fullName: "Asha Verma", email: "asha@example.org", password: "a good one" };

/** The mails so far, those that go out after the answer too. */
export async function mailsSoFar(): Promise<Mail[]> {
  await backgroundDone();
  return readOutbox();
}

let address = 0;
/** Another network for each call that is limited by network. */
export const elsewhere = () => ({ "x-forwarded-for": `198.51.${Math.floor(++address / 250)}.${address % 250}` });

/** Whether a session lives: 200 where it does. */
export const statusOfMe = async (headers: Record<string, string>) => (await users.me(headers)).status;

/** The token in the link of a mail. */
export const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";

/** An empty database and outbox for each test of a file. */
export function useAccounts(): void {
  const database = useDatabase();
  beforeEach(async () => {
    await backgroundDone();
    emptyOutbox();
    await database.clear();
  });
  afterEach(() => jest.useRealTimers());
}
