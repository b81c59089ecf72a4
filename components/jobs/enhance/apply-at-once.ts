import { keepPlace } from "@/components/jobs/enhance/keep-place";

/**
 * Sends a form marked `data-auto-apply` as soon as a choice is made with a pointer. From the keyboard, where each arrow key changes
 * the choice, Enter sends it. Returns how to stop.
 */
export function applyAtOnce(): () => void {
  let isByKeyboard = false;
  const onPointer = () => {
    isByKeyboard = false;
  };
  const onKey = (event: KeyboardEvent) => {
    const form = formOf(event.target);
    if (!form) return;
    isByKeyboard = event.key !== "Enter";
    // After the browser has taken over what was picked in an open list.
    if (event.key === "Enter") setTimeout(() => send(form));
  };
  const onChange = (event: Event) => {
    const form = formOf(event.target);
    if (form && !isByKeyboard) send(form);
  };
  document.addEventListener("pointerdown", onPointer, true);
  document.addEventListener("keydown", onKey);
  document.addEventListener("change", onChange);
  return () => {
    document.removeEventListener("pointerdown", onPointer, true);
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("change", onChange);
  };
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof HTMLSelectElement && target.form?.dataset.autoApply !== undefined ? target.form : null;
}

function send(form: HTMLFormElement): void {
  keepPlace();
  form.requestSubmit();
}
