"use client";

import { useEffect, useState } from "react";
import { Section } from "@/components/account/plain-form";
import { Button } from "@/components/ui/button";

type Words = { heading: string; text: string; start: string; stop: string; denied: string; failed: string };
type State = "unknown" | "off" | "on";
/** `toldBrowsers`: on which this session is told (lib/channels/web-push.ts). */
type Props = { publicKey: string; toldBrowsers: readonly string[]; words: Words };

const ADDRESS = "/api/users/me/push";

/**
 * Notifications on this browser, by the service worker; nothing where the browser has none, or without a script. A browser keeps its subscription when the
 * session that made it ends, and nothing is told there any more, nor by a subscription for a key that the site had before: it is on where both know of it.
 */
export function PushSection({ publicKey, toldBrowsers, words }: Props) {
  const [state, setState] = useState<State>("unknown");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!("serviceWorker" in navigator && "PushManager" in window)) return;
    const show = (found: PushSubscription | null) =>
      setState(found && isFor(found, publicKey) && toldBrowsers.includes(found.endpoint) ? "on" : "off");
    // A browser that does not say, as in a private window, has no notifications either.
    currentSubscription().then(show, () => setState("unknown"));
  }, [toldBrowsers, publicKey]);
  if (state === "unknown") return null;

  async function change() {
    setBusy(true);
    setProblem("");
    try {
      await (state === "on" ? stop() : start(publicKey));
      setState(state === "on" ? "off" : "on");
    } catch (error) {
      setProblem(error instanceof DOMException && error.name === "NotAllowedError" ? words.denied : words.failed);
    }
    setBusy(false);
  }

  return (
    <Section heading={words.heading}>
      <p>{words.text}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button disabled={isBusy} onClick={() => void change()} className="justify-self-start">
        {state === "on" ? words.stop : words.start}
      </Button>
    </Section>
  );
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether a subscription takes what is signed by the site's key of now; one that does not say its key is taken to. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey.replace(/=+$/, "");
}

async function start(publicKey: string): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // What it holds while nothing is told there may be dead to its push service, and would be handed out again; for another key it refuses a second one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await send("POST", subscription.toJSON());
}

async function stop(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await send("DELETE", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function send(method: "POST" | "DELETE", body: unknown): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(ADDRESS, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
}
