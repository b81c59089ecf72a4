import { pageNumbers } from "@/components/ui/page-numbers";

describe("pageNumbers", () => {
  it.each([
    { current: 1, last: 1, withLast: true, shown: [1] },
    { current: 3, last: 5, withLast: true, shown: [1, 2, 3, 4, 5] },
    { current: 1, last: 6, withLast: true, shown: [1, 2, 3, 4, 5, 6] },
    { current: 1, last: 9, withLast: true, shown: [1, 2, 3, 4, 5, "gap", 9] },
    { current: 7, last: 9, withLast: true, shown: [1, 2, 3, 4, 5, "gap", 7, "gap", 9] },
    { current: 9, last: 9, withLast: true, shown: [1, 2, 3, 4, 5, "gap", 9] },
    { current: 1, last: 9, withLast: false, shown: [1, 2, 3, 4, 5, "gap"] },
    { current: 7, last: 9, withLast: false, shown: [1, 2, 3, 4, 5, "gap", 7, "gap"] },
  ])("shows the first five, the current page and gaps: %j", ({ current, last, withLast, shown }) => {
    expect(pageNumbers(current, last, withLast)).toEqual(shown);
  });
});
