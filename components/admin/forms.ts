import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { CallFailed } from "@/components/admin/call";
import { askBeforeLeaving } from "@/components/ui/before-back";

/** Shows the first message of each field of a refused call at its field. Returns whether there was any. */
export function placeErrors<Values extends FieldValues>(form: UseFormReturn<Values>, { body }: CallFailed): boolean {
  const errors = Object.entries(body.errors ?? {});
  for (const [field, [message]] of errors) {
    form.setError(field as FieldPath<Values>, { type: "server", message });
  }
  return errors.length > 0;
}

/**
 * Judges a form of texts by a schema of lib, the same that the server asks. Such a schema takes anything, which is narrowed here to what
 * the form holds; the form is sent as it was typed.
 */
export function textResolver<Values extends FieldValues>(schema: z.ZodType<unknown, unknown>): Resolver<Values> {
  return zodResolver(schema as z.ZodType<unknown, Values>, undefined, { raw: true });
}

/**
 * Numbers what is sent: the same text again has the same number, since the network may have taken the answer of the first, and must not be stored
 * twice; what was changed meanwhile is another.
 */
export function useSubmission(): (body: unknown) => string {
  const sent = useRef({ text: "", submission: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, submission: randomUuid() };
    return sent.current.submission;
  };
}

/** Made by hand: over plain HTTP a browser has no crypto.randomUUID. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");
}

/** Does some work once at a time: a button is disabled only after the next render, and Ctrl+Enter may come twice before. Null where it is under way. */
export function useOnce<Result>(work: () => Promise<Result>): () => Promise<Result | null> {
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    try {
      return await work();
    } finally {
      isUnderWay.current = false;
    }
  };
}

/** Lets the browser ask before a page is left whose form holds what is not saved: a link, a closed tab and a reload alike. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => (isDirty ? askBeforeLeaving(() => true) : undefined), [isDirty]);
}

/**
 * The same for a form whose fields hold their own values: it is begun by the first input. `saved` lets go of it at once, for whoever leads on to
 * another page then.
 */
export function useBegunGuard(): { onInput: () => void; saved: () => void } {
  const isBegun = useRef(false);
  useEffect(() => askBeforeLeaving(() => isBegun.current), []);
  const set = (to: boolean) => () => {
    isBegun.current = to;
  };
  return { onInput: set(true), saved: set(false) };
}
