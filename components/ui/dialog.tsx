"use client";

import { X } from "lucide";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBegunForm } from "@/components/ui/begun-form";
import { Icon } from "@/components/ui/icon";

const WIDTHS = { md: "sm:max-w-lg", lg: "sm:max-w-2xl", xl: "sm:max-w-5xl" } as const;

type Props = {
  title: ReactNode;
  /** What the dialog is for, in a sentence: shown under the title. */
  description?: ReactNode;
  closeLabel: string;
  size?: keyof typeof WIDTHS;
  onClose: () => void;
  children: ReactNode;
  /** Controls that stay in sight at the foot. */
  footer?: ReactNode;
  /** Asked before a form that was begun is left by Escape, the backdrop, the close button or, where the dialog has an address, Back. */
  discardQuestion?: string;
  /** Whether the browser asks too before the page itself is left: not where the dialog's own links lead to other pages. */
  holdsPage?: boolean;
};

/**
 * The frame of every dialog: title, close button, a body that scrolls. Keeps the focus inside, closes on Escape and on the backdrop,
 * and gives the focus back to what had it. Fills the screen of a phone.
 */
export function DialogFrame({
  title,
  description,
  closeLabel,
  size = "md",
  onClose,
  children,
  footer,
  discardQuestion,
  holdsPage = false,
}: Props) {
  // There is no trigger of the library's own: whatever had the focus when the dialog came gets it back.
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const leaveToast = useFocusOfToasts();
  const { noteInput, mayLeave } = useBegunForm(discardQuestion, holdsPage);
  const leave = () => mayLeave() && onClose();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay fixed inset-0 z-40" />
        <Dialog.Content
          {...(description === undefined && { "aria-describedby": undefined })}
          onInput={noteInput}
          onInteractOutside={(event) => isInToast(event.target) && event.preventDefault()}
          onEscapeKeyDown={(event) => leaveToast() && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus({ preventScroll: true });
          }}
          className={`dialog-content card fixed inset-0 z-50 m-auto flex h-dvh max-h-dvh w-full flex-col rounded-none shadow-lg outline-none sm:h-fit sm:max-h-[90dvh] sm:rounded-lg ${WIDTHS[size]}`}
        >
          <div className="flex items-start gap-3 border-line border-b p-4">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="text-xl max-[17rem]:text-lg">{title}</Dialog.Title>
              {description !== undefined && <Dialog.Description className="mt-1 text-muted">{description}</Dialog.Description>}
            </div>
            <Dialog.Close className="button-quiet min-w-11 px-2" aria-label={closeLabel}>
              <Icon of={X} size={20} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer && <div className="flex flex-wrap gap-2 border-line border-t p-4">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Lets the focus pass from the dialog to a toast and back (F8, then Tab to its Undo): the dialog would take it back at once otherwise.
 * Returns what Escape does in a toast: gives the focus back to the dialog, and says whether it did.
 */
function useFocusOfToasts(): () => boolean {
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // The dialog's trap listens on the document: what is stopped at the body it never sees.
    const pass = (event: FocusEvent) => {
      const [from, to] = event.type === "focusin" ? [event.relatedTarget, event.target] : [event.target, event.relatedTarget];
      if (!isInToast(to)) return;
      if (from instanceof HTMLElement && !isInToast(from)) left.current = from;
      event.stopPropagation();
    };
    const types = ["focusin", "focusout"] as const;
    for (const type of types) document.body.addEventListener(type, pass);
    return () => {
      for (const type of types) document.body.removeEventListener(type, pass);
    };
  }, []);
  return () => {
    if (!isInToast(document.activeElement)) return false;
    left.current?.focus();
    return true;
  };
}

/** A press on a toast, which lies above the dialog, is not a press on the backdrop. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}
