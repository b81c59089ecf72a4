import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactPanel } from "@/components/contact/contact-panel";
import { answerCalls } from "@/tests/support/dialog-page";
import { asksToStay } from "@/tests/support/staff-page";

it("asks before a message that was begun is left, and no more once it was sent", async () => {
  answerCalls({ "/api/contact": () => ({ message: "Thank you" }) });
  const user = userEvent.setup();
  const values = { name: "Asha", email: "asha@example.org", subject: "A wrong date", message: "" };
  render(<ContactPanel language="en" values={values} mark="mark" result={null} />);
  expect(asksToStay()).toBe(false);
  await user.type(screen.getByRole("textbox", { name: /^Message/ }), "The last date of job 7 was moved.");
  expect(asksToStay()).toBe(true);
  await user.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByText("Your message has been sent.");
  expect(asksToStay()).toBe(false);
});
