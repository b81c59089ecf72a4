import { act, screen, waitFor } from "@testing-library/react";
import { currentAddress, subscribeToAddress } from "@/components/dialogs/browser-address";
import { askBeforeBack } from "@/components/ui/before-back";
import { answerCalls, fill, findDialog, openPage } from "@/tests/support/dialog-page";

const QUESTION = "Leave without saving what you filled in?";

beforeEach(() => {
  answerCalls({});
});

/** The form of a new application over a page, opened by its link, with a title in it. */
async function begin() {
  const { user } = await openPage({ address: "/jobs/ssc", links: ["#tracker"] });
  await user.click(screen.getByText("Open #tracker"));
  const dialog = await findDialog("Application Tracker");
  await user.click(dialog.getByRole("button", { name: "Add application" }));
  const title = dialog.getByRole("textbox", { name: /Job title/ });
  await fill(user, title, "Junior clerk");
  return { user, dialog, title };
}

/** Presses Back, and waits until the browser has been where it led. */
const pressBack = () =>
  act(async () => {
    history.back();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });

const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("asks before Back leaves a form that was begun, and keeps it and its address where the answer is no", async () => {
  const { title } = await begin();
  const confirm = jest.spyOn(window, "confirm").mockReturnValue(false);
  await pressBack();
  expect(confirm.mock.calls).toEqual([[QUESTION]]);
  expect(title.isConnected).toBe(true);
  expect((title as HTMLInputElement).value).toBe("Junior clerk");
  expect(location.hash).toBe("#tracker");
  confirm.mockReturnValue(true);
  await pressBack();
  await gone();
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe("");
});

it("asks once where the close button is pressed, whose closing is a step back too", async () => {
  const confirm = jest.spyOn(window, "confirm").mockReturnValue(true);
  const { user, dialog } = await begin();
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await gone();
  expect(confirm).toHaveBeenCalledTimes(1);
});

it("asks nothing where nothing was filled in", async () => {
  const confirm = jest.spyOn(window, "confirm");
  const { user, title } = await begin();
  await fill(user, title, "");
  await pressBack();
  await gone();
  expect(confirm).not.toHaveBeenCalled();
});

it("keeps the dialog open though the browser tells of the fragment of the refused step late, when it has gone forward again", () => {
  history.replaceState(null, "", "/jobs/ssc#tracker");
  const ends = [subscribeToAddress(() => {}), subscribeToAddress(() => {})];
  const mayLeave = jest.fn(() => false);
  const askNoMore = askBeforeBack(mayLeave);
  jest.spyOn(history, "forward").mockImplementation(() => {});
  const tell = (event: Event, address: string) => {
    history.replaceState(null, "", address);
    window.dispatchEvent(event);
    return new URL(currentAddress()).hash;
  };
  const toFragment = (newURL: string) => new HashChangeEvent("hashchange", { newURL: `${location.origin}${newURL}` });
  // As Chromium tells of it.
  tell(new PopStateEvent("popstate"), "/jobs/ssc");
  expect(tell(new PopStateEvent("popstate"), "/jobs/ssc#tracker")).toBe("#tracker");
  expect(tell(toFragment("/jobs/ssc"), "/jobs/ssc#tracker")).toBe("#tracker");
  expect(tell(toFragment("/jobs/ssc#tracker"), "/jobs/ssc#tracker")).toBe("#tracker");
  expect(mayLeave).toHaveBeenCalledTimes(1);
  // Once nobody asks, a step back is one.
  askNoMore();
  expect(tell(new PopStateEvent("popstate"), "/jobs/ssc")).toBe("");
  expect(tell(toFragment("/jobs/ssc"), "/jobs/ssc")).toBe("");
  for (const end of ends) end();
});

it("has the browser ask before the page itself is left while the form is begun: a reload, or Back from the address that opened it", async () => {
  const { user } = await openPage({ address: "/#tracker" });
  const dialog = await findDialog("Application Tracker");
  const asksToStay = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await user.click(dialog.getByRole("button", { name: "Add application" }));
  expect(asksToStay()).toBe(false);
  await fill(user, dialog.getByRole("textbox", { name: /Job title/ }), "Junior clerk");
  expect(asksToStay()).toBe(true);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(asksToStay()).toBe(false);
});
