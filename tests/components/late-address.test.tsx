import { act, render, screen } from "@testing-library/react";
import { closeDialog, replaceDialog } from "@/components/dialogs/browser-address";
import { DialogHost } from "@/components/dialogs/dialog-host";

const LABELS = { loading: "Loading", failed: "Failed", close: "Close" };
const ROUTERS_OWN = { __NA: true };

beforeEach(() => {
  history.replaceState(ROUTERS_OWN, "", "/jobs");
});

const hashChange = () => act(() => new Promise((resolve) => addEventListener("hashchange", resolve, { once: true })));

it("opens the dialog of a fragment though the router writes the address before it meanwhile", async () => {
  render(<DialogHost language="en" labels={LABELS} />);
  location.hash = "#register";
  history.replaceState(ROUTERS_OWN, "", "/jobs");
  await hashChange();
  // What says that it comes, or the dialog where it has come already.
  expect(screen.queryByRole("status") ?? screen.queryByRole("dialog")).toBeTruthy();
  expect(location.hash).toBe("#register");
});

it.each([
  ["closed", () => closeDialog(), "/jobs"],
  ["changed", () => replaceDialog("compare=1,2,3"), "/jobs?compare=1,2,3"],
])("tells the router of the address when a dialog that came with it is %s", (_, change, address) => {
  history.replaceState(ROUTERS_OWN, "", "/jobs?compare=1,2");
  change();
  // The router takes over what comes without its own state, and would put back the address that it knows else.
  expect(history.state).toBeNull();
  expect(decodeURIComponent(location.pathname + location.search)).toBe(address);
});
