import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const PAUSE_MS = 400;

/**
 * Tells what was typed into a form once typing pauses, and at once where the page is left: who leaves by a link or closes the tab has not paused.
 * @returns forgets what was typed and not told yet
 */
export function useTyped<Values extends FieldValues>(form: UseFormReturn<Values>, tell: (values: Values) => void): () => void {
  const typed = useRef<Values | null>(null);
  const tellTyped = useEffectEvent(() => {
    const values = typed.current && structuredClone(typed.current);
    typed.current = null;
    if (values) tell(values);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tellNow = () => {
      clearTimeout(timer);
      tellTyped();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        typed.current = isDirty ? values : null;
        if (isDirty) timer = setTimeout(tellNow, PAUSE_MS);
      },
    });
    addEventListener("pagehide", tellNow);
    return () => {
      tellNow();
      removeEventListener("pagehide", tellNow);
      unsubscribe();
    };
  }, [form]);
  return () => {
    typed.current = null;
  };
}
