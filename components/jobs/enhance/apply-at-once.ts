import { keepPlace } from "@/components/jobs/enhance/keep-place";

/**
 * Sends a form marked `data-auto-apply` as soon as a choice is made with a pointer. From the keyboard, where each arrow key changes
 * the choice, Enter sends it. What was chosen before the script came, on a slow network, is sent now. Returns how to stop.
 */
export function applyAtOnce(): () => void {
  sendEarlyChoice();
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

/** Coming back or reloading, browsers fill in what was chosen last time: that is nobody's choice of now. */
function sendEarlyChoice(): void {
  const [arrival] = performance.getEntriesByType("navigation");
  if (!(arrival instanceof PerformanceNavigationTiming) || arrival.type !== "navigate") return;
  const changed = [...document.querySelectorAll<HTMLSelectElement>("form[data-auto-apply] select")].find(
    (select) =>
      select.selectedIndex !==
      Math.max(
        0,
        [...select.options].findIndex((option) => option.defaultSelected),
      ),
  );
  if (changed?.form) send(changed.form);
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof HTMLSelectElement && target.form?.dataset.autoApply !== undefined ? target.form : null;
}

function send(form: HTMLFormElement): void {
  keepPlace();
  form.requestSubmit();
}
