/**
 * Suggests searches in every field marked `data-suggest`, from the first time that one has the focus: until then nothing of it is loaded, and without
 * it the field is one of a form. Returns how to stop.
 */
export function suggestOnFocus(): () => void {
  const start = (field: EventTarget | null) => {
    if (!(field instanceof HTMLInputElement) || field.dataset.suggest === undefined) return;
    // A chunk that does not come leaves the field as it is; the next focus asks again.
    import("./suggestions").then(({ suggestIn }) => suggestIn(field)).catch(() => undefined);
  };
  const onFocus = ({ target }: FocusEvent) => start(target);
  document.addEventListener("focusin", onFocus);
  start(document.activeElement);
  return () => document.removeEventListener("focusin", onFocus);
}
