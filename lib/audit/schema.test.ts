import { actionLabel, isCalled } from "@/lib/audit/schema";

it("finds an action by the words that the screen has for it, in whatever letters they are typed, and by its own name", () => {
  expect(isCalled("source.on", "TURNED on source")).toBe(true);
  expect(isCalled("source.on", "Source.O")).toBe(true);
  expect(isCalled("source.off", "turned on")).toBe(false);
  expect(isCalled("job.archive", "archive")).toBe(true);
});

it("calls an action by its words, and one of an older release, or of no table, by its own name", () => {
  expect(actionLabel("source.on")).toBe("Turned on source");
  expect(actionLabel("job.archive")).toBe("job.archive");
  expect(actionLabel("toString")).toBe("toString");
});
