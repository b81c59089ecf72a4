"use client";

import { useEffect } from "react";
import { loadToaster } from "@/components/ui/toast";

/** Fetches the toasts with the page: a call that fails because the network is away is told of by one, and could not be fetched then. */
export function ToasterLoader() {
  useEffect(() => {
    // Where even this fails, the first toast asks again.
    loadToaster().catch(() => undefined);
  }, []);
  return null;
}
