/** A list that comes sooner than this needs no placeholders: they would only flicker. */
const PATIENCE_MS = 200;

/**
 * Shows placeholders in place of a list (`[data-list]`) while the next one is on its way: after a form of its page was sent or one of its
 * own links was followed. Returns how to stop.
 */
export function showLoading(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => setLoading(true), PATIENCE_MS);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented && form.method === "get") begin();
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
    if (!link || !leavesForList(event, link)) return;
    begin();
  };
  // Back may show this very page again, as it was left.
  const onShow = () => {
    clearTimeout(timer);
    setLoading(false);
  };
  document.addEventListener("submit", onSubmit);
  document.addEventListener("click", onClick);
  window.addEventListener("pageshow", onShow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("submit", onSubmit);
    document.removeEventListener("click", onClick);
    window.removeEventListener("pageshow", onShow);
  };
}

/** Whether a click leads, in this tab, to another view of the same list. */
function leavesForList(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return !link.target && !link.download && link.pathname === location.pathname && link.search !== location.search;
}

function setLoading(isLoading: boolean): void {
  for (const list of document.querySelectorAll<HTMLElement>("[data-list]")) {
    if (isLoading) list.setAttribute("aria-busy", "true");
    else list.removeAttribute("aria-busy");
  }
}
