/** A line of the list, and what is said beside it. */
export type ComboboxLine = { text: string; note: string };

/**
 * A text field with a list below it (WAI-ARIA, "Editable Combobox With List Autocomplete"): the focus stays in the field, arrows walk the list, Enter
 * takes what they stand on, Escape closes. The list is a popover, which no box around it cuts off.
 */
export class Combobox<Line extends ComboboxLine> {
  private readonly list = document.createElement("ul");
  private readonly status = document.createElement("p");
  private lines: readonly Line[] = [];
  /** Which line the arrows stand on; -1 is the field itself. */
  private active = -1;

  /** @param onTake is given the line that was pressed, or that Enter took; @param onAsk is called where an arrow asks for a list that is closed */
  constructor(
    private readonly field: HTMLInputElement,
    label: string,
    private readonly onTake: (line: Line) => void,
    private readonly onAsk: () => void,
  ) {
    set(this.list, { id: `${field.id}-list`, role: "listbox", "aria-label": label, class: "suggestions", popover: "manual" });
    set(this.status, { role: "status", class: "sr-only" });
    field.after(this.list, this.status);
    set(field, { "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.list.id });
    field.addEventListener("keydown", (event) => this.onKey(event));
    field.addEventListener("blur", () => this.close());
    // The focus stays in the field while a line is pressed.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", ({ target }) => {
      const item = (target as Element).closest("[role=option]");
      if (item) this.take([...this.list.children].indexOf(item));
    });
  }

  get isOpen(): boolean {
    return this.list.matches(":popover-open");
  }

  /** Shows some lines, or closes where there are none; `said` is what a screen reader is told. */
  show(lines: readonly Line[], said: string): void {
    this.lines = lines;
    this.list.replaceChildren(...lines.map((line, at) => itemOf(line, `${this.list.id}-${at}`)));
    this.status.textContent = said;
    if (lines.length === 0) {
      this.close();
      return;
    }
    this.walkTo(-1);
    if (!this.isOpen) this.list.showPopover();
    this.follow(true);
    this.place();
    set(this.field, { "aria-expanded": "true" });
  }

  close(): void {
    this.walkTo(-1);
    set(this.field, { "aria-expanded": "false" });
    this.follow(false);
    if (this.isOpen) this.list.hidePopover();
  }

  private onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const places = this.lines.length + 1;
      if (this.isOpen) this.walkTo(((this.active + 1 + step + places) % places) - 1);
      else this.onAsk();
    } else if (this.isOpen && (event.key === "Escape" || (event.key === "Enter" && this.active >= 0))) {
      event.preventDefault();
      if (event.key === "Enter") this.take(this.active);
      else this.close();
    } else if (event.key === "Enter") this.close();
  }

  private take(at: number): void {
    const line = this.lines[at];
    this.close();
    if (line) this.onTake(line);
  }

  private walkTo(next: number): void {
    this.active = next;
    for (const [at, item] of [...this.list.children].entries()) set(item, { "aria-selected": String(at === next) });
    const item = this.list.children[next];
    if (item) set(this.field, { "aria-activedescendant": item.id });
    else this.field.removeAttribute("aria-activedescendant");
    item?.scrollIntoView({ block: "nearest" });
  }

  /** Whether the list stays below its field when the page moves: as long as it is open, or the window would hold on to a field that is gone. */
  private follow(isOpen: boolean): void {
    const change = isOpen ? "addEventListener" : "removeEventListener";
    for (const moved of ["resize", "scroll"]) window[change](moved, this.onMoved, { capture: true });
  }

  private readonly onMoved = (): void => (this.isOpen ? this.place() : this.follow(false));

  private place(): void {
    const { left, bottom, width } = this.field.getBoundingClientRect();
    Object.assign(this.list.style, { left: `${left}px`, top: `${bottom + 4}px`, minWidth: `${width}px` });
  }
}

function itemOf({ text, note }: ComboboxLine, id: string): HTMLLIElement {
  const [item, aside] = [document.createElement("li"), document.createElement("span")];
  set(item, { id, role: "option", "aria-selected": "false" });
  aside.textContent = note;
  item.append(text, " ", aside);
  return item;
}

function set(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
