import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SessionSlot } from "@/components/layout/session-slot";
import { clearSession, sessionUser, storeSession } from "@/lib/device/device-session";
import { keepInSync } from "@/lib/device/keep-in-sync";
import { savedJobs } from "@/lib/device/saved-jobs";

const asha = { id: 1, fullName: "Asha Verma", email: "asha@example.org", phone: null };

const LONG = { timeout: 20_000 };

const LABELS = {
  signIn: "Sign In",
  registerFree: "Register Free",
  welcome: "Welcome, {fullName}",
  logout: "Logout",
  loggedOut: "You are logged out",
  loggedOutHelp: "Saved jobs, applications and alerts of your account have left this device.",
};

let ended: string[];

// What the header fetches only where there is a session: the first look must not wait for it to be compiled.
beforeAll(async () => {
  await Promise.all([import("@/lib/device/keep-in-sync"), import("@/components/ui/toaster")]);
});

beforeEach(() => {
  ended = [];
  globalThis.fetch = jest.fn(async (address) => {
    const isEnded = ended.some((path) => String(address).startsWith(path));
    if (isEnded) return Response.json({ message: "Sign in" }, { status: 401 });
    return Response.json(String(address).includes("/records") ? { revision: 1, records: {} } : asha);
  });
  storeSession(asha, null);
});
afterEach(() =>
  act(async () => {
    clearSession();
    localStorage.clear();
  }),
);

const openHeader = () =>
  act(async () =>
    render(<SessionSlot labels={LABELS} signInHref="/sign-in" registerHref="/register" settingsHref="/settings" place="bar" />),
  );

it.each([["/api/users/me"], ["/api/users/me/records"]])(
  "says that the session has ended elsewhere, and offers the way back in, where %s finds it out",
  async (path) => {
    ended = [path];
    localStorage.setItem("niyukti_sync", JSON.stringify({ userId: asha.id, revision: 1, known: {} }));
    await openHeader();
    await screen.findByText("You are logged out", {}, LONG);
    expect(screen.getByText(LABELS.loggedOutHelp)).toBeTruthy();
    expect(sessionUser()).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(location.hash).toBe("#signin");
    // The library takes it away a moment after its action.
    await waitFor(() => expect(screen.queryByText("You are logged out")).toBeNull(), LONG);
  },
);

it("says it no second time where a form ended the session, whose page says it", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets by a header.
  document.cookie = "niyukti_hint=1; Path=/";
  ended = ["/api/users/me"];
  await openHeader();
  await screen.findByRole("link", { name: "Register Free" }, LONG);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText("You are logged out")).toBeNull();
});

it("leaves what is saved on the device where a sign-in ended before anything was exchanged with its account, and says why it may have", async () => {
  const job = { jobId: 5, title: "Clerk", department: "Banking", deadline: "2030-12-31" };
  savedJobs.put("5", job, new Date());
  ended = ["/api/users/me"];
  await openHeader();
  await screen.findByText(/may block the cookies/, {}, LONG);
  expect(savedJobs.list()).toMatchObject([{ key: "5" }]);
});

it("leaves it also where two questions, as of two tabs, are answered alike, and says it once", async () => {
  savedJobs.put("5", { jobId: 5, title: "Clerk", department: "Banking", deadline: "2030-12-31" }, new Date());
  sessionStorage.clear();
  ended = ["/api/users/me"];
  const told = jest.fn();
  await act(() => Promise.all([keepInSync(asha, told), keepInSync(asha, told)]));
  expect(told.mock.calls).toEqual([[false]]);
  expect(savedJobs.list()).toMatchObject([{ key: "5" }]);
});

it("leaves what another tab has left on the device as its own", async () => {
  globalThis.fetch = jest.fn(async (address) => (String(address).includes("/records") ? Response.error() : Response.json(asha)));
  await act(() => keepInSync(asha));
  savedJobs.put("5", { jobId: 5, title: "Clerk", department: "Banking", deadline: "2030-12-31" }, new Date());
  localStorage.removeItem("niyukti_sync");
  clearSession();
  await act(() => keepInSync(null));
  expect(savedJobs.list()).toMatchObject([{ key: "5" }]);
});
