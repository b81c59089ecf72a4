import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReviewKeys } from "@/components/admin/review/review-keys";

const ITEMS = ["Clerk", "Driver"].map((name) => (
  <div key={name} data-review-item>
    <a href="/admin">{name}</a>
    <button type="button" data-key="x">
      Refuse {name}
    </button>
  </div>
));

it("leads to the first item, from which the keys lead on", async () => {
  const user = userEvent.setup();
  render(<ReviewKeys hasItems>{ITEMS}</ReviewKeys>);
  await user.click(screen.getByRole("button", { name: "Go to the first" }));
  expect(document.activeElement?.textContent).toBe("Refuse Clerk");
  await user.keyboard("j");
  expect(document.activeElement?.textContent).toBe("Refuse Driver");
});

it("offers no way to a first item where nothing waits", () => {
  render(<ReviewKeys hasItems={false}>Nothing waits.</ReviewKeys>);
  expect(screen.queryByRole("button")).toBeNull();
});
