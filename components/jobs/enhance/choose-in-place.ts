import { addressOfForm, addressOfLink, asksForList, leadsToList } from "@/components/jobs/enhance/list-address";

/** Leads to another view of the list; `isSameStep` where it takes the place of the view before in the history. */
export type Lead = (href: string, isSameStep: boolean) => void;

/**
 * The filter whose choices the keyboard goes through: every arrow key chooses, and they are one step of the history. It outlives the page's own
 * part, which another view may bring anew between two presses.
 */
let walked = "";

/** The next choice by the keyboard is a step of its own: the one before it has none. */
export function endWalk(): void {
  walked = "";
}

/**
 * Changes of the list are led on without a reload: choices of a form marked `data-auto-apply`, GET forms of the page, links to other views
 * of its list. Arrow keys in a closed select choose without asking, as in any form: Enter asks. Returns how to stop.
 */
export function chooseInPlace(lead: Lead): () => void {
  let isByKeyboard = false;
  const send = (form: HTMLFormElement, submitter?: HTMLElement | null, name = "") => {
    const isSameStep = isByKeyboard && name !== "" && name === walked;
    walked = isByKeyboard ? name : "";
    lead(addressOfForm(form, submitter), isSameStep);
  };
  const onPointer = () => {
    isByKeyboard = false;
    walked = "";
  };
  const onKey = (event: KeyboardEvent) => {
    isByKeyboard = true;
    if (event.key !== "Enter" || !(event.target instanceof HTMLSelectElement)) return;
    const form = formOf(event.target);
    // After the browser has taken over what was picked in an open list.
    if (form) setTimeout(() => send(form));
  };
  const onChange = ({ target }: Event) => {
    const form = formOf(target);
    if (!form || (isByKeyboard && target instanceof HTMLSelectElement)) return;
    send(form, null, (target as HTMLInputElement).name);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !asksForList(form, location)) return;
    event.preventDefault();
    send(form, event.submitter);
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
    if (!link || !leadsToList(event, link, location)) return;
    event.preventDefault();
    walked = "";
    lead(addressOfLink(link), false);
  };
  document.addEventListener("pointerdown", onPointer, true);
  document.addEventListener("keydown", onKey);
  document.addEventListener("change", onChange);
  document.addEventListener("submit", onSubmit);
  document.addEventListener("click", onClick);
  window.addEventListener("popstate", endWalk);
  return () => {
    document.removeEventListener("pointerdown", onPointer, true);
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("change", onChange);
    document.removeEventListener("submit", onSubmit);
    document.removeEventListener("click", onClick);
    window.removeEventListener("popstate", endWalk);
  };
}

/** What was chosen before the scripts came, on a slow network, as the form it was chosen in. */
export function earlyChoice(): HTMLFormElement | null {
  const [arrival] = performance.getEntriesByType("navigation");
  // Coming back or reloading, browsers fill in what was chosen last time: that is nobody's choice of now.
  if (!(arrival instanceof PerformanceNavigationTiming) || arrival.type !== "navigate") return null;
  const isChanged = (control: Element) => (control instanceof HTMLSelectElement ? isOther(control) : isPicked(control));
  const controls = document.querySelectorAll("form[data-auto-apply] :is(select, input:is([type=radio], [type=checkbox]))");
  const changed = [...controls].find(isChanged) as HTMLSelectElement | HTMLInputElement | undefined;
  // The next arrow key goes on from it.
  walked = changed?.name ?? "";
  return changed?.form ?? null;
}

function isOther({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, first);
}

function isPicked(control: Element): boolean {
  if (!(control instanceof HTMLInputElement) || control.checked === control.defaultChecked) return false;
  return control.checked || control.type === "checkbox";
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  const isChoice =
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type));
  return isChoice && target.form?.dataset.autoApply !== undefined ? target.form : null;
}
