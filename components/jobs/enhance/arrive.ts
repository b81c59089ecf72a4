import { isSheetOpen, reopenSheet, type SheetState, sheetState } from "@/components/jobs/enhance/filter-sheet";

/** Where the reader was when another view of the list was asked for. */
type Departure = { focusId: string; focusWasIn: boolean; top: number; isPage: boolean; sheet: SheetState | null };

let departure: Departure | null = null;
/** The view that came with the page itself holds what the reader did before the scripts came. */
let isFirst = true;
/** How far each view was scrolled when it was left: the browser restores the place of Back before the rows are there. */
const tops = new Map<string, number>();

/** Remembers where the reader is: the list, and on the way from the plain page to a filtered one the whole page, are made anew. */
export function depart(href: string): void {
  tops.set(location.pathname + location.search, window.scrollY);
  const focused = document.activeElement;
  departure = {
    focusId: focused?.id ?? "",
    focusWasIn: focused !== null && focused !== document.body,
    top: document.getElementById("results")?.getBoundingClientRect().top ?? 0,
    isPage: new URLSearchParams(href.split("?")[1]).has("page"),
    sheet: isSheetOpen() ? sheetState() : null,
  };
}

/** The view that was asked for does not come: where the reader was is of no use to the next one. */
export function forgetDeparture(): void {
  departure = null;
}

/**
 * Brings the page in step with its address, which has just changed: every control shows what the address says, the list stands where it
 * stood or, where its beginning was above the screen, at the top; the focus stays on its control, or goes to the heading of the list; and the
 * answer is told. Before the browser paints.
 */
export function arrive(announcement: string): void {
  const from = departure;
  departure = null;
  if (isFirst) {
    isFirst = false;
    return;
  }
  resetControls(document, "form:not([data-after-paint] *)");
  announce(announcement);
  if (from) takeUp(from);
  else window.scrollTo({ top: tops.get(location.pathname + location.search) ?? window.scrollY, behavior: "instant" });
}

function takeUp(from: Departure): void {
  paintFirstRows();
  if (from.sheet) reopenSheet(from.sheet);
  else keepListInSight(from);
  keepFocus(from);
}

/** Rows below the screen are laid out after those on it are painted (app/styles/list.css). Not on the way back, whose place is told by all of them. */
function paintFirstRows(): void {
  const lists = document.querySelectorAll("[data-list]");
  for (const list of lists) list.setAttribute("data-arriving", "");
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const list of lists) list.removeAttribute("data-arriving");
    }),
  );
}

/** Every control back to what the server made of the address; those around the list follow when they are new (components/layout/after-paint.tsx). */
export function resetControls(within: ParentNode = document, forms = "form"): void {
  for (const form of within.querySelectorAll<HTMLFormElement>(`main ${forms}[method=get]`)) form.reset();
}

function keepListInSight({ top, isPage }: Departure): void {
  const heading = document.getElementById("results");
  if (!heading) return;
  if (isPage || top < 0) heading.scrollIntoView({ block: "start", behavior: "instant" });
  else window.scrollBy({ top: heading.getBoundingClientRect().top - top, behavior: "instant" });
}

function keepFocus({ focusId, focusWasIn, isPage, sheet }: Departure): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!focusWasIn || (!isLost && !isPage)) return;
  const same = focusId && !isPage ? document.getElementById(focusId) : null;
  const heading = document.getElementById("results");
  if (!same && !sheet) heading?.setAttribute("tabindex", "-1");
  (same ?? (sheet ? null : heading))?.focus({ preventScroll: true });
}

/** Tells a screen reader: the line is outside of what is made anew, so that it is heard also from one page to the other. */
function announce(text: string): void {
  const known = document.getElementById("list-status");
  const line = known ?? document.createElement("p");
  if (!known) {
    line.id = "list-status";
    line.setAttribute("role", "status");
    line.className = "sr-only";
    document.body.append(line);
  }
  // A line that has just come is heard only when it changes afterwards.
  setTimeout(() => {
    line.textContent = text;
  }, 50);
}
