/**
 * Measures a page that has just been loaded, at the top: where its listings stand, how long it is, how much it shifted while it loaded, and
 * which controls are hard to reach. Whole rows are counted clear of what is fixed at the foot of the window.
 */
export async function measure(page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        // Entries that are kept already come in a task of their own.
        setTimeout(() => resolve(Math.round(sum * 1000) / 1000), 100);
      }),
  );
  const places = await page.evaluate(placesInPage);
  const reach = await page.evaluate(reachInPage);
  await page.evaluate(() => scrollTo(0, 0));
  return { shift, ...places, ...reach };
}

function placesInPage() {
  const bar = [...document.querySelectorAll("body *")].find((element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return style.position === "fixed" && box.height > 0 && box.width >= innerWidth && Math.round(box.bottom) === innerHeight;
  });
  const foot = bar?.getBoundingClientRect().height ?? 0;
  const boxes = [...document.querySelectorAll("main article")]
    .filter((row) => row.checkVisibility())
    .map((row) => row.getBoundingClientRect())
    .map(({ top, bottom, height }) => ({ top: top + scrollY, bottom: bottom + scrollY, height }));
  const heights = boxes.map(({ height }) => Math.round(height));
  const wholeWithin = (screens) => boxes.filter(({ bottom }) => bottom <= screens * innerHeight - foot).length;
  return {
    first: boxes.length === 0 ? null : Math.round(Math.min(...boxes.map(({ top }) => top))),
    rows: [wholeWithin(1), wholeWithin(2)],
    row: { least: Math.min(...heights), most: Math.max(...heights) },
    answer: [...document.querySelectorAll(".answer > *")].map((cell) => Math.round(cell.getBoundingClientRect().top + scrollY)),
    screens: Math.round((document.documentElement.scrollHeight / innerHeight) * 10) / 10,
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}

function reachInPage() {
  const TARGET = 44;
  const controls = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")].filter(
    // What is clipped, as the link that skips to the content, is for who comes by keyboard.
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.tabIndex >= 0 &&
      getComputedStyle(element).clipPath === "none",
  );
  const nameOf = (element) => (element.ariaLabel || element.textContent || element.id || element.tagName).trim().slice(0, 30);
  // A link within a text is as tall as its line.
  const small = controls.filter((element) => {
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    // A heading is a line of text, whatever box its link has (WCAG 2.5.8, inline).
    const isText = getComputedStyle(element).display === "inline" || element.parentElement?.tagName === "H3";
    return !isText && (Math.round(width) < TARGET || Math.round(height) < TARGET);
  });
  const covered = controls.filter((element) => {
    if (isFixed(element)) return false;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && !element.contains(above) && !above.contains(element) && isOver(above);
  });
  return { small: [...new Set(small.map(nameOf))], covered: covered.map(nameOf) };

  function isFixed(element) {
    return hasPosition(element, ["fixed"]);
  }

  /** What sticks may lie over others as well; the footer only does so below the end of the page. */
  function isOver(element) {
    return !element.closest("footer") && hasPosition(element, ["fixed", "sticky"]);
  }

  function hasPosition(element, positions) {
    for (let found = element; found; found = found.parentElement) {
      if (positions.includes(getComputedStyle(found).position)) return true;
    }
    return false;
  }
}
