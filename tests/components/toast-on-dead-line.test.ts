import { showToast } from "@/components/ui/toast";

// On a dead line the library neither comes nor fails.
// biome-ignore lint/suspicious/noThenProperty: a promise that never settles is what is meant.
jest.mock("@/components/ui/toaster", () => ({ __esModule: true, then: () => undefined }));

it("says plainly what the library does not come for, but waits for it where a button would be missing", async () => {
  jest.useFakeTimers();
  showToast({ title: "Job removed", action: { label: "Undo", onClick: () => undefined } });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(document.body.textContent).toBe("");
  showToast({ title: "The site cannot be reached." });
  await jest.advanceTimersByTimeAsync(3100);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("The site cannot be reached.");
});
