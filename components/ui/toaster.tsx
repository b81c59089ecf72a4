"use client";

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as show, Toaster } from "sonner";
import type { Toast } from "@/components/ui/toast";
import { typeset } from "@/lib/notice-text/typeset";

type Position = "top-center" | "bottom-center";

const DURATION_MS = 5000;
/** Below, where the thumb and the eye are, and clear of the bar of a phone. */
const POSITION = "bottom-center";
const CLEAR_OF_BAR = { bottom: "4.5rem" };
/** Over a dialog of a phone, below its heading and the button that closes it. */
const CLEAR_ON_PHONE = { ...CLEAR_OF_BAR, top: "7rem" };
const ID = "toaster";

/** The toast that stands, and the one that waits for it to leave. */
let standing: string | number | null = null;
let waiting: Toast | null = null;

/** Shows a toast in the page's toaster, which is made at the first one, in place of the one before. */
export function showInToaster(toast: Toast): void {
  ensureToaster();
  if (standing === null) {
    put(toast);
    return;
  }
  // The library adds a toast at once and takes one away in a later frame, so that on a busy machine both would stand. The new one
  // comes when the old one leaves; of several that come meanwhile the last is shown.
  if (waiting === null) show.dismiss(standing);
  waiting = toast;
}

function put({ title, description, destructive, action }: Toast): void {
  const leave = () => {
    if (standing !== id) return;
    standing = null;
    const next = waiting;
    waiting = null;
    if (next) put(next);
  };
  // A toast whose action was pressed leaves without a word of the library.
  const act = action && {
    ...action,
    onClick: () => {
      leave();
      action.onClick();
    },
  };
  const kind = destructive ? show.error : show.success;
  // Most often the title of a notice, which devices keep as it was published.
  const said = { description: description && typeset(description), action: act, onDismiss: leave, onAutoClose: leave };
  const id = kind(title, { ...said, position: positionOfNow() });
  standing = id;
  keepInPlace(
    (position) => kind(title, { ...said, id, position }),
    // One that was told to leave would come back by it.
    () => standing === id && waiting === null,
  );
}

/** Over a dialog a toast stands above: below it would cover the button that the dialog ends with. */
function positionOfNow({ body } = document): Position {
  return body.querySelector("[role=dialog]") ? "top-center" : POSITION;
}

/**
 * Moves a toast for as long as it stands when a dialog opens or leaves: a form says that it is done before its dialog has gone, and
 * above, the toast would lie over the header, whose menu is what a phone needs next.
 */
function keepInPlace(move: (position: Position) => void, stands: () => boolean) {
  const page = document;
  let position = positionOfNow();
  // Dialogs are children of the body.
  const dialogs = new MutationObserver(() => {
    if (!stands()) return dialogs.disconnect();
    const next = positionOfNow(page);
    if (next === position) return;
    position = next;
    move(position);
  });
  dialogs.observe(document.body, { childList: true });
}

function ensureToaster(): void {
  if (document.getElementById(ID)) return;
  const container = document.createElement("div");
  container.id = ID;
  document.body.append(container);
  const isHindi = document.documentElement.lang === "hi";
  flushSync(() =>
    createRoot(container).render(
      <Toaster
        visibleToasts={1}
        duration={DURATION_MS}
        hotkey={["F8"]}
        position={POSITION}
        offset={CLEAR_OF_BAR}
        mobileOffset={CLEAR_ON_PHONE}
        closeButton
        containerAriaLabel={isHindi ? "सूचनाएँ" : "Notifications"}
        toastOptions={{
          closeButtonAriaLabel: isHindi ? "बंद करें" : "Close",
          classNames: {
            toast: "toast",
            title: "toast-title",
            description: "toast-description",
            error: "toast-destructive",
            actionButton: "toast-action",
            closeButton: "toast-close",
          },
        }}
      />,
    ),
  );
}
