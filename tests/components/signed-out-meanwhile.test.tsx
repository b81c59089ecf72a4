import { screen } from "@testing-library/react";
import { EditBody } from "@/components/admin/bodies/edit-body";
import { MessageList } from "@/components/admin/message-list";
import { NamesList } from "@/components/admin/words/names-list";
import { adminLinks } from "@/lib/admin-links";
import type { InboxMessage } from "@/lib/contact/inbox-schema";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh, push() {} }) }));

beforeEach(() => {
  refresh.mockClear();
  location.hash = "";
  jest.spyOn(adminLinks, "login").mockReturnValue("#sign-in");
});

const SIGNED_OUT = "You are signed out. Sign in in another tab, and send this again.";
const signedOut = () => Response.json({ message: "Please sign in." }, { status: 401 });

const message: InboxMessage = {
  id: 4,
  status: "new",
  name: "Asha",
  email: "asha@example.org",
  subject: "Age",
  message: "How old may I be?",
  createdAt: "2026-11-20T06:00:00.000Z",
  jobId: null,
  replies: [],
};
const names = { key: "clerk", kind: "post" as const, same: ["clerk"], said: [], near: [], version: 0, isSeeded: true };

// The page of the sign-in would take the place of all that was typed, made anew or led to: none of these forms has a draft, and the browser of an iPhone asks nobody.
test("whoever was signed out keeps the reply that they typed, and reads what to do", async () => {
  answerCalls({ "/api/admin/messages/4": signedOut });
  const user = await openStaffPage(<MessageList messages={[message]} />);
  await user.click(screen.getByText("Reply by mail"));
  await fill(user, fieldOf("Reply to Asha"), "Up to 30");
  await user.click(buttonOf("Send reply"));
  await expectToast("Error", SIGNED_OUT);
  expect(refresh).not.toHaveBeenCalled();
  expect(location.hash).toBe("");
});

test("whoever was signed out and has typed nothing is led to the sign-in", async () => {
  answerCalls({ "/api/admin/messages/4": signedOut });
  const user = await openStaffPage(<MessageList messages={[message]} />);
  await user.click(buttonOf("Mark as closed"));
  await expectToast("Error", SIGNED_OUT);
  expect(location.hash).toBe("#sign-in");
});

test("whoever was signed out keeps what they changed of a body", async () => {
  answerCalls({ "/api/admin/bodies": signedOut });
  const user = await openStaffPage(<EditBody body={null} name="Board" close={() => undefined} />);
  await fill(user, fieldOf("Name in Hindi"), "बोर्ड");
  await user.selectOptions(fieldOf("Department"), "government-offices");
  await user.click(buttonOf("Save"));
  await expectToast("Not saved", SIGNED_OUT);
  expect(refresh).not.toHaveBeenCalled();
  expect(location.hash).toBe("");
});

test("whoever was signed out keeps what they changed of names", async () => {
  answerCalls({ "/api/admin/words": signedOut });
  const user = await openStaffPage(<NamesList names={[names]} />);
  await user.click(buttonOf("Edit clerk"));
  await user.click(buttonOf("Save"));
  await expectToast("Not saved", SIGNED_OUT);
  expect(refresh).not.toHaveBeenCalled();
});
