import { MailFinder } from "@/components/admin/outbox/mail-finder";
import type { MailRow } from "@/lib/mail/mail-kinds";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";
import { buttonOf, openStaffPage } from "@/tests/support/staff-page";

const dead = (id: string, address: string): MailRow => ({
  id,
  label: "Alert",
  address,
  createdAt: "2026-11-01T06:00:00.000Z",
  attempts: 8,
  state: "dead",
  error: "No such mailbox",
  mayTryAgain: true,
});

test("each mail that was given up is tried again by a button that says which mail it is, and to whom", async () => {
  const sent: unknown[] = [];
  answerCalls({
    "/api/admin/outbox": (body) => {
      sent.push(body);
      return {};
    },
  });
  const user = await openStaffPage(<MailFinder dead={[dead("a1", "asha@example.org"), dead("b2", "ravi@example.org")]} />);
  await user.click(buttonOf("Try again: Alert, to ravi@example.org"));
  await expectToast("It waits to be sent again");
  expect(sent).toEqual([{ action: "try-again", id: "b2" }]);
});
