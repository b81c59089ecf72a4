import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { UserMenu } from "@/components/admin/user-menu";
import { hasPopovers } from "@/components/ui/popovers";
import { useStyleSheets } from "@/tests/support/style-sheets";

useStyleSheets();

it("opens and closes the menu of the staff also in a browser without popovers", async () => {
  expect(hasPopovers()).toBe(false);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UserMenu {...({ username: "chief", role: "admin" } as const)} />
    </QueryClientProvider>,
  );
  const opener = screen.getByRole("button", { name: /chief/ });
  await waitFor(() => {
    fireEvent.click(opener);
    expect(opener.getAttribute("aria-expanded")).toBe("true");
  });
  expect(document.activeElement).toBe(screen.getByText("Manage Users"));
  fireEvent.keyDown(document, { key: "Escape" });
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(opener);
});
