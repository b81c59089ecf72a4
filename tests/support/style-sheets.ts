/** Gives jsdom what it lacks of style sheets made by scripts: browsers of before popovers, as which it counts, have them. */
export function useStyleSheets(): void {
  beforeAll(() => {
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
    Object.assign(document, { adoptedStyleSheets: [] });
  });
}
