import { waitFor } from "@testing-library/react";
import { followSignIn } from "@/components/account/continue-after-sign-in";
import { closeDialog, openDialog } from "@/components/dialogs/browser-address";
import { clearSession, storeSession } from "@/lib/device/device-session";

const asha = { id: 1, fullName: "Asha Verma", email: "asha@example.org", phone: null };

afterEach(clearSession);

function follow() {
  const onSignedIn = jest.fn();
  return { onSignedIn, end: followSignIn(onSignedIn) };
}

it("the page of a sign-in leads on once somebody signs in by the dialog over it, after the dialog has closed", async () => {
  const { onSignedIn, end } = follow();
  openDialog("#signin");
  storeSession(asha, null);
  expect(onSignedIn).not.toHaveBeenCalled();
  closeDialog();
  await waitFor(() => expect(location.hash).toBe(""));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  end();
});

it("it leads on where somebody signs in in another tab", () => {
  const { onSignedIn, end } = follow();
  localStorage.setItem("niyukti_user", JSON.stringify(asha));
  window.dispatchEvent(new StorageEvent("storage", { key: "niyukti_user" }));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  end();
});

it("it stays where somebody comes who is signed in, until they have signed out", () => {
  storeSession(asha, null);
  const { onSignedIn, end } = follow();
  storeSession({ ...asha, fullName: "Asha V." }, null);
  clearSession();
  expect(onSignedIn).not.toHaveBeenCalled();
  storeSession(asha, null);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  end();
});
