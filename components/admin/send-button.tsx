"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";

const never = () => () => undefined;

/**
 * Sends a form of the staff that only its script can send. It waits for the script, on a slow network or a busy machine for seconds: pressed
 * before, the browser would load the page anew and lose what was typed, with all of it in the address. A form whose button waits is not sent
 * by Enter either.
 */
export function SendButton({ disabled, ...button }: Omit<ComponentProps<typeof Button>, "type">) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...button} type="submit" disabled={disabled || !isTakenOver} />;
}
