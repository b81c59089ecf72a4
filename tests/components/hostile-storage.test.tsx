import { act, render, screen } from "@testing-library/react";
import { DeviceSection } from "@/components/device/device-section";
import { SessionSlot } from "@/components/layout/session-slot";
import { answerCalls, findDialog, openPage } from "@/tests/support/dialog-page";
import { HOSTILE_VALUES, STORAGE_KEYS } from "@/tests/support/hostile-values";

const LABELS = {
  signIn: "Sign In",
  registerFree: "Register Free",
  welcome: "{fullName}",
  logout: "",
  loggedOut: "",
  loggedOutHelp: "",
};

const countAll = (body: unknown) => ({ counts: (body as { alerts: unknown[] }).alerts.map(() => 0) });

/** Without layout there is no scrolling by thousands of items: the browser meets them (tests/e2e/hostile-storage.spec.ts). */
const VALUES = HOSTILE_VALUES.filter(([name]) => name !== "thousands of items");

it.each(VALUES)("a device whose storage holds %s breaks no dialog, no list of saved jobs and no header", async (_, value) => {
  answerCalls({ "/api/alerts/counts": countAll, "/api/jobs/by-id": () => ({ jobs: [] }) });
  for (const key of STORAGE_KEYS) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The first keys take what fits: five megabytes are all there is.
    }
  }
  const page = (
    <>
      <SessionSlot labels={LABELS} signInHref="/" registerHref="/" settingsHref="/" place="menu" />
      <DeviceSection part="saved" language="en" labels={{ loading: "Loading", failed: "Failed" }} />
    </>
  );
  await act(async () => render(page));
  await screen.findAllByText(/You have not saved a job yet|saved jobs?$/);
  screen.getByText("Sign In");

  const alerts = await openPage({ address: "/#alerts" });
  (await findDialog("Job Alerts")).getByRole("button", { name: "Create alert" });
  alerts.close();
  await openPage({ address: "/#tracker" });
  (await findDialog("Application Tracker")).getByRole("button", { name: "Add application" });

  expect(document.querySelector("script, img[src=x]")).toBeNull();
  expect({ hacked: Reflect.get(window, "hacked"), polluted: Reflect.get({}, "polluted") }).toEqual({});
});
