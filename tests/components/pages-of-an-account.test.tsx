import { act, render } from "@testing-library/react";
import { followSession, RememberSession } from "@/components/account/remember-session";
import { enter, finishSignOut } from "@/lib/device/calls";
import { clearSession, isSigningOut, noteSigningOut, sessionUser, storeSession } from "@/lib/device/device-session";

const asha = { id: 1, fullName: "Asha Verma", email: "asha@example.org", phone: null };
const bina = { ...asha, id: 2, fullName: "Bina Rao", email: "bina@example.org" };

afterEach(clearSession);

/** What a tab hears when another has changed the storage. */
function inAnotherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent("storage", { key: "niyukti_user" }));
}

/** Whom a page of Asha's was left to. */
function follow() {
  const left: (string | null)[] = [];
  const end = followSession(asha.id, (next) => left.push(next?.fullName ?? null));
  return { left, end };
}

it("leaves the page of an account when its person signs out, here or in another tab", () => {
  storeSession(asha, null);
  const { left, end } = follow();
  inAnotherTab(() => localStorage.removeItem("niyukti_user"));
  expect(left).toEqual([null]);
  storeSession(asha, null);
  clearSession();
  expect(left).toEqual([null, null]);
  end();
});

it("leaves it to whoever signs in there instead, whose forms it must not fill", () => {
  storeSession(asha, null);
  const { left, end } = follow();
  inAnotherTab(() => localStorage.setItem("niyukti_user", JSON.stringify(bina)));
  expect(left).toEqual(["Bina Rao"]);
  end();
});

it("leaves it where Back brings it once more after the sign-out", () => {
  storeSession(asha, null);
  const { left, end } = follow();
  localStorage.removeItem("niyukti_user");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(left).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(left).toEqual([null]);
  end();
});

it("shows in the header the name and address that the page has, where the device knows older ones", () => {
  storeSession({ ...asha, email: "old@example.org" }, "token");
  render(<RememberSession user={asha} signInHref="/sign-in" />);
  expect(sessionUser()).toEqual(asha);
  expect(localStorage.getItem("auth_token")).toBe("token");
});

it("stays while the same person only changes their name, and where the device cannot say who is there", () => {
  const { left, end } = follow();
  clearSession();
  storeSession(asha, null);
  storeSession({ ...asha, fullName: "Asha V." }, null);
  expect(left).toEqual([]);
  end();
});

it("shows who is signed in where the storage was emptied, and nobody who has signed out without a network", async () => {
  const page = <RememberSession user={asha} signInHref="#sign-in" />;
  await act(async () => render(page)).then(({ unmount }) => unmount());
  expect(sessionUser()).toEqual(asha);
  clearSession();
  noteSigningOut(true);
  await act(async () => render(page));
  expect(sessionUser()).toBeNull();
  expect(location.hash).toBe("#sign-in");
});

it("takes no page of a proxy for a sign-in, nor for the end of a session that the server is still to be told of", async () => {
  noteSigningOut(true);
  globalThis.fetch = jest.fn(async () => new Response("<h1>Accept the terms of this network</h1>"));
  expect(await enter("/api/users/login", { email: asha.email, password: "a password" })).toEqual({ outcome: "unreachable" });
  expect(sessionUser()).toBeNull();
  await finishSignOut();
  expect(isSigningOut()).toBe(true);
});

it("ends no session that began after a sign-out which never reached the server", async () => {
  noteSigningOut(true);
  globalThis.fetch = jest.fn(async () => Response.json({ user: asha, token: "a-token" }));
  await enter("/api/users/login", { email: asha.email, password: "a password" });
  expect(isSigningOut()).toBe(false);
});
