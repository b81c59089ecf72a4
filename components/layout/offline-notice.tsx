"use client";

import { useEffect, useState } from "react";
import { askAgain, askOnceMore } from "@/lib/device/network";

type Labels = { offline: string; keptAt: string };

/** The browser's own format: the time on the reader's clock, in the page's language (lib/i18n/format.ts says why so). */
function timeText(date: string): string {
  const isHindi = document.documentElement.lang === "hi";
  return new Intl.DateTimeFormat(isHindi ? "hi-IN-u-nu-latn" : "en-IN", {
    day: "numeric",
    month: isHindi ? "long" : "short",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: isHindi ? "h23" : "h12",
    timeZone: "Asia/Kolkata",
  })
    .format(new Date(date))
    .replace("Sept", "Sep");
}

/**
 * Keeps pages for reading without a network (public/sw.js), and says when there is none, and of when what is on the screen is where it is a copy, which also a
 * slow network leaves. `keptAt` holds "{time}"; `keepsPages` is false in development, where a kept file would hide a change.
 */
export function OfflineNotice({ labels, keepsPages }: { labels: Labels; keepsPages: boolean }) {
  const [isOffline, setIsOffline] = useState(false);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  useEffect(() => {
    const { serviceWorker } = navigator;
    const follow = () => setIsOffline(!navigator.onLine);
    const onMessage = ({ data }: MessageEvent<{ keptAt?: string | null } | null>) => data?.keptAt && setKeptAt(data.keptAt);
    follow();
    askOnceMore();
    window.addEventListener("online", follow);
    window.addEventListener("online", askAgain);
    window.addEventListener("offline", follow);
    serviceWorker?.addEventListener("message", onMessage);
    serviceWorker?.startMessages();
    serviceWorker?.controller?.postMessage("shown-from-cache?");
    // Without it pages are simply not kept; a browser that forbids it says so by rejecting.
    if (keepsPages) serviceWorker?.register("/sw.js").catch(() => undefined);
    // What the worker did not bring itself it has not kept.
    if (keepsPages && serviceWorker && !serviceWorker.controller)
      void serviceWorker.ready.then(({ active }) => active?.postMessage("read-before"));
    return () => {
      window.removeEventListener("online", follow);
      window.removeEventListener("online", askAgain);
      window.removeEventListener("offline", follow);
      serviceWorker?.removeEventListener("message", onMessage);
    };
  }, [keepsPages]);
  return (
    <div role="status">
      {(isOffline || keptAt) && (
        <p className="border-line border-b bg-soon-bg text-soon">
          <span className="page block py-1.5 font-semibold">
            {isOffline && <span data-offline="">{labels.offline}</span>}
            {isOffline && " "}
            {keptAt && labels.keptAt.replace("{time}", timeText(keptAt))}
          </span>
        </p>
      )}
    </div>
  );
}
