import { render, screen, waitFor } from "@testing-library/react";
import { DialogFrame } from "@/components/ui/dialog";
import { showInToaster } from "@/components/ui/toaster";

const DIALOG = (
  <DialogFrame title="Sign In" closeLabel="Close" onClose={() => undefined}>
    <p>A form</p>
  </DialogFrame>
);
const places = () => [...document.querySelectorAll("[data-sonner-toast]")].map((toast) => toast.getAttribute("data-y-position"));

it("stands above while a dialog is open, whose buttons are below, and below once it has gone, where no menu is", async () => {
  const page = render(DIALOG);
  showInToaster({ title: "Welcome back!" });
  await waitFor(() => expect(places()).toEqual(["top"]));

  page.rerender(<p>The page</p>);
  await waitFor(() => expect(places()).toEqual(["bottom"]));
  expect(screen.getAllByText("Welcome back!")).toHaveLength(1);

  page.rerender(DIALOG);
  await waitFor(() => expect(places()).toEqual(["top"]));
});

it("makes room for the next although the dialog goes while it leaves", async () => {
  const page = render(DIALOG);
  showInToaster({ title: "Sign In Failed", destructive: true });
  await screen.findByText("Sign In Failed");

  showInToaster({ title: "Welcome back!" });
  page.rerender(<p>The page</p>);
  await waitFor(() => expect(screen.queryByText("Sign In Failed")).toBeNull());
  expect(await screen.findByText("Welcome back!")).toBeTruthy();
  expect(places()).toEqual(["bottom"]);
});
