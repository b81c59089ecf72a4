import { type FormEvent, useEffect, useRef } from "react";
import { askBeforeBack, askBeforeLeaving } from "@/components/ui/before-back";

/**
 * Which fields of a dialog's form were written in; those that still stand there and hold something make it a form that was begun, which is left after
 * `question` alone, and where it `holdsPage` by the browser's own question too.
 */
export function useBegunForm(question: string | undefined, holdsPage: boolean) {
  const written = useRef(new Set<HTMLInputElement>());
  const isBegun = () => [...written.current].some(({ isConnected, value }) => isConnected && value.trim() !== "");
  const mayLeave = () => !question || !isBegun() || window.confirm(question);
  const asked = useRef({ isBegun, mayLeave });
  useEffect(() => {
    asked.current = { isBegun, mayLeave };
  });
  useEffect(() => askBeforeBack(() => asked.current.mayLeave()), []);
  useEffect(() => (holdsPage ? askBeforeLeaving(() => asked.current.isBegun()) : undefined), [holdsPage]);
  return {
    mayLeave,
    noteInput: ({ target }: FormEvent) => {
      if (target instanceof Element && target.closest("form")) written.current.add(target as HTMLInputElement);
    },
  };
}
