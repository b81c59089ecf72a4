import { actionLabel, actionsCalled } from "@/lib/audit/schema";

it("finds actions by the words that the screen has for them, in whatever letters they are typed", () => {
  expect(actionsCalled("TURNED on source")).toEqual(["source.on"]);
  expect(actionsCalled("created job")).toContain("job.create");
  expect(actionsCalled("source.on")).toEqual([]);
});

it("calls an action by its words, and one of an older release, or of no table, by its own name", () => {
  expect(actionLabel("source.on")).toBe("Turned on source");
  expect(actionLabel("job.archive")).toBe("job.archive");
  expect(actionLabel("toString")).toBe("toString");
});
