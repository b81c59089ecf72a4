/** Making a formatter takes a cheap phone 4 ms: twenty made while the page's scripts are read were half of all they took. */
test("what formats texts makes nothing of the sort before it is used", () => {
  const made = [jest.spyOn(Intl, "DateTimeFormat"), jest.spyOn(Intl, "NumberFormat")] as const;
  jest.isolateModules(() => {
    for (const module of ["format", "day-range"]) jest.requireActual(`./${module}`);
  });
  expect(made.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);

  jest.isolateModules(() => {
    const { formatDay } = jest.requireActual<typeof import("./format")>("./format");
    expect(formatDay("2026-11-23", "en")).toBe("23 Nov 2026");
    expect(formatDay("2026-11-24", "en")).toBe("24 Nov 2026");
  });
  expect(made.map((spy) => spy.mock.calls.length)).toEqual([1, 0]);
});
