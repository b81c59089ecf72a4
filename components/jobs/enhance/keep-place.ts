/** Where the reader was when a form was sent; per tab, and only for the page that comes next. */
const KEY = "niyukti_place";
const MAX_AGE_MS = 10_000;

type KeptPlace = { path: string; at: number; top: number; focus: string };

/** Remembers the scroll position and the focused control for the page that a form leads to. */
export function keepPlace(): void {
  const place: KeptPlace = {
    path: location.pathname,
    at: Date.now(),
    top: window.scrollY,
    focus: document.activeElement?.id ?? "",
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage may be switched off: the next page then starts at its top, as without a script.
  }
}

/** Remembers the place where a link marked `data-keep-place` is followed. Returns how to stop. */
export function keepPlaceAtLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element | null)?.closest?.("a[data-keep-place]")) keepPlace();
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

/** Goes back to where the reader was. A slide-over that has closed keeps no focus. */
export function returnToPlace(): void {
  const place = takePlace();
  if (!place || place.path !== location.pathname || Date.now() - place.at > MAX_AGE_MS) return;
  window.scrollTo({ top: place.top, behavior: "instant" });
  document.getElementById(place.focus)?.focus({ preventScroll: true });
}

function takePlace(): KeptPlace | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const place: unknown = JSON.parse(text ?? "null");
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

function isPlace(value: unknown): value is KeptPlace {
  const place = value as Partial<KeptPlace> | null;
  return typeof place?.top === "number" && typeof place.at === "number" && typeof place.focus === "string";
}
