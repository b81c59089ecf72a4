"use client";

import { useEffect } from "react";
import { useSession } from "@/components/device/use-device";
import { openDialog } from "@/components/dialogs/browser-address";
import { Button, ButtonLink } from "@/components/ui/button";
import { isSigningOut, type SessionUser } from "@/lib/device/device-session";
import { languageOf } from "@/lib/i18n/languages";

type SessionLabels = {
  signIn: string;
  registerFree: string;
  /** With {fullName} where the name belongs. */
  welcome: string;
  logout: string;
  loggedOut: string;
  loggedOutHelp: string;
};

type Props = {
  labels: SessionLabels;
  signInHref: string;
  registerHref: string;
  settingsHref: string;
  /** In the bar of the header, or under the navigation of the mobile menu. */
  place: "bar" | "menu";
};

/**
 * Who is signed in, or the two ways in. The page is the same for every visitor, so this is filled in on the device; without a script the
 * links lead to pages of their own. Everything that follows a session is fetched only where there is one.
 */
export function SessionSlot({ labels, signInHref, registerHref, settingsHref, place }: Props) {
  const user = useSession();
  const isBar = place === "bar";
  useEffect(() => {
    if (!isBar) return;
    void keepSession(user, (hasLeft) => tellLoggedOut(labels, { isUnasked: true, hasLeft }));
  }, [isBar, user, labels]);
  if (!user) {
    return (
      <div className={isBar ? "flex items-center gap-2" : "grid gap-2 border-line border-t p-2 pt-3"}>
        <ButtonLink href={signInHref} data-dialog="#signin" className="px-3">
          {labels.signIn}
        </ButtonLink>
        <ButtonLink variant="primary" href={registerHref} data-dialog="#register" className="px-3">
          {labels.registerFree}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={isBar ? "flex min-w-0 items-center gap-2" : "grid gap-2 border-line border-t p-2 pt-3"}>
      <a href={settingsHref} className={`inline-flex min-h-11 items-center text-ink ${isBar ? "max-w-56" : ""}`}>
        <span className={isBar ? "truncate" : ""}>{labels.welcome.replace("{fullName}", () => user.fullName)}</span>
      </a>
      <Button className="px-3" onClick={() => leave(labels)}>
        {labels.logout}
      </Button>
    </div>
  );
}

/** Whether this page has begun to keep a session in step: then it must also hear of its end, in whatever tab it comes. */
let isKeeping = false;

/** Loads what keeps a session and its data in step, where there is one or one is to be ended or found. */
async function keepSession(user: SessionUser | null, onEnded: (hasLeft: boolean) => void): Promise<void> {
  if (!user && !isKeeping && !document.cookie.includes("niyukti_hint=") && !isSigningOut()) return;
  isKeeping = true;
  try {
    const { keepInSync } = await import("@/lib/device/keep-in-sync");
    await keepInSync(user, onEnded);
  } catch {
    // The network is away: the next page tries again.
  }
}

async function leave(labels: SessionLabels): Promise<void> {
  const { leaveSession } = await import("@/lib/device/keep-in-sync");
  await leaveSession();
  await tellLoggedOut(labels, { isUnasked: false, hasLeft: true });
}

/** Says that nobody is signed in any more; who did not ask for it is offered the way back in, and told why where the browser kept no sign-in. */
async function tellLoggedOut(labels: SessionLabels, { isUnasked, hasLeft }: { isUnasked: boolean; hasLeft: boolean }) {
  const action = isUnasked ? { label: labels.signIn, onClick: () => openDialog("#signin") } : undefined;
  try {
    const { showToast } = await import("@/components/ui/toast");
    showToast({ title: labels.loggedOut, description: hasLeft ? labels.loggedOutHelp : await saysNotKept(), action });
  } catch {
    // The network is away and the toast's script was not needed before: the header says it too.
  }
}

async function saysNotKept(): Promise<string> {
  const { loadTranslator } = await import("@/lib/i18n/load-translator");
  return (await loadTranslator(languageOf(document.documentElement.lang), "auth"))("notKept");
}
