import { screen } from "@testing-library/react";
import { useState } from "react";
import { MessageList } from "@/components/admin/message-list";
import type { InboxMessage, Reply } from "@/lib/contact/inbox-schema";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { asksToStay, buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

const MESSAGE: InboxMessage = {
  id: 1,
  name: "Ravi",
  email: "ravi@example.org",
  subject: "Wrong date",
  message: "The date is wrong.",
  status: "open",
  jobId: null,
  createdAt: "2026-11-01T05:00:00.000Z",
  replies: [],
};

test("the inbox shows every reply with its author and whether it was sent, as text", async () => {
  const reply = (id: number, state: Reply["state"]): Reply => ({
    id,
    authorName: "asha",
    text: `Reply ${id} <b>`,
    state,
    createdAt: "2026-11-01T06:00:00.000Z",
  });
  const message = { ...MESSAGE, replies: [reply(1, "failed"), reply(2, "sent"), reply(3, "sending")] };
  answerCalls({});
  await openStaffPage(<MessageList messages={[message]} />);
  const replies = screen.getByRole("list", { name: "Replies to Wrong date" });
  expect([...replies.querySelectorAll("li")].map((item) => item.textContent)).toEqual([
    "asha, 1 Nov 2026, 11:30not sentReply 1 <b>",
    "asha, 1 Nov 2026, 11:30sentReply 2 <b>",
    "asha, 1 Nov 2026, 11:30not known whether it was sentReply 3 <b>",
  ]);
});

test("a reply that is typed is not left without a question, stays where it could not be sent, and is gone once it was", async () => {
  let isAway = true;
  answerCalls({ "/api/admin/messages/1": () => (isAway ? Response.json({ message: "Away" }, { status: 503 }) : {}) });
  const user = await openStaffPage(<MessageList messages={[MESSAGE]} />);
  await user.click(screen.getByText("Reply by mail"));
  expect(asksToStay()).toBe(false);
  await fill(user, fieldOf("Reply to Ravi"), "The date was mended.");
  expect(asksToStay()).toBe(true);
  await user.click(buttonOf("Send reply"));
  await expectToast("Error", "Away");
  expect(fieldOf("Reply to Ravi").value).toBe("The date was mended.");
  isAway = false;
  await user.click(buttonOf("Send reply"));
  await expectToast("Reply sent");
  expect(fieldOf("Reply to Ravi").value).toBe("");
  expect(asksToStay()).toBe(false);
});

test("nothing can be typed into a reply while it is on its way: it was cleared with it", async () => {
  let answer: (said: object) => void = () => undefined;
  const said = new Promise<object>((resolve) => {
    answer = resolve;
  });
  answerCalls({ "/api/admin/messages/1": () => said });
  const user = await openStaffPage(<MessageList messages={[MESSAGE]} />);
  await user.click(screen.getByText("Reply by mail"));
  const field = () => fieldOf(/^Reply to Ravi/);
  await fill(user, field(), "The date was mended.");
  await user.click(buttonOf("Send reply"));
  await user.type(field(), " Thank you.");
  expect(field().value).toBe("The date was mended.");
  answer({});
  await expectToast("Reply sent");
  await user.type(field(), "One more thing.");
  expect(field().value).toBe("One more thing.");
});

test("a reply of blanks is not sent, and its field says why until something is typed", async () => {
  const calls = answerCalls({});
  const user = await openStaffPage(<MessageList messages={[MESSAGE]} />);
  await user.click(screen.getByText("Reply by mail"));
  const field = () => fieldOf(/^Reply to Ravi/);
  await user.type(field(), "  ");
  await user.click(buttonOf("Send reply"));
  expect(field().getAttribute("aria-invalid")).toBe("true");
  screen.getByText("A reply cannot be empty");
  expect(calls).toEqual([]);
  await user.type(field(), "Yes.");
  expect(screen.queryByText("A reply cannot be empty")).toBeNull();
});

/** The inbox, which holds others once it is read again. */
function Inbox({ first, next }: Record<"first" | "next", InboxMessage[]>) {
  const [messages, setMessages] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setMessages(next)}>
        Read again
      </button>
      <MessageList messages={messages} />
    </>
  );
}

test("a reply that is typed stays with its message when that leaves the list, until nothing is typed any more", async () => {
  answerCalls({});
  const other = { ...MESSAGE, id: 2, name: "Meera", subject: "A question" };
  const user = await openStaffPage(<Inbox first={[other, MESSAGE]} next={[]} />);
  await user.click(screen.getAllByText("Reply by mail")[1] as HTMLElement);
  await fill(user, fieldOf("Reply to Ravi"), "The date was mended.");
  await user.click(buttonOf("Read again"));
  expect(screen.queryByRole("heading", { name: "A question" })).toBeNull();
  expect(fieldOf("Reply to Ravi").value).toBe("The date was mended.");
  expect(screen.getByText(/not in this list any more/)).toBeTruthy();
  expect(asksToStay()).toBe(true);
  await user.clear(fieldOf("Reply to Ravi"));
  expect(screen.getByText("No messages here.")).toBeTruthy();
  expect(asksToStay()).toBe(false);
});
