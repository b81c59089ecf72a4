"use client";

import { useEffect, useState } from "react";
import { askIsVerified } from "@/lib/device/calls";

/**
 * Whether the address of an account is proven, without which nothing of a list is mailed; undefined until the server has said so, or where it cannot be
 * asked. Apart from what every page needs of the device, since it brings the calls.
 */
export function useIsVerified(userId: number | undefined): boolean | undefined {
  const [isVerified, setIsVerified] = useState<boolean>();
  useEffect(() => {
    setIsVerified(undefined);
    if (userId === undefined) return;
    const stop = new AbortController();
    void askIsVerified(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setIsVerified(answer);
    });
    return () => stop.abort();
  }, [userId]);
  return isVerified;
}
