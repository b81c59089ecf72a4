import { screen } from "@testing-library/react";
import { MessageList } from "@/components/admin/message-list";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

test("a reply that only lies in the outbox folder is told of as not sent", async () => {
  answerCalls({ "/api/admin/messages/1": () => ({ message: "No mail server is set", isSent: false }) });
  const message = { id: 1, name: "Ravi", email: "ravi@example.org", subject: "Wrong date", message: "It is wrong.", jobId: null };
  const listed = { ...message, status: "open" as const, createdAt: "2026-11-01T05:00:00.000Z", replies: [] };
  const user = await openStaffPage(<MessageList messages={[listed]} />);
  await user.click(screen.getByText("Reply by mail"));
  await fill(user, fieldOf("Reply to Ravi"), "The date was mended.");
  await user.click(buttonOf("Send reply"));
  await expectToast("Reply not sent", "No mail server is set");
});
