import { rulesOf } from "@/lib/device/open-rules";
import { packRules } from "@/lib/eligibility/rules-file/pack";

/** A file of rules with one job, whose last date tells one state of it from another. */
const file = (deadline: string) => packRules([{ id: 1, deadline, closesAt: null, notice: null }]);

it("reads a file anew when its stamp changes, and holds no earlier state of it", async () => {
  jest.useFakeTimers();
  const asked: string[] = [];
  let stamp = "a";
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return Response.json(
      address === "/api/rules"
        ? { chunks: [{ chunk: 0, rules: stamp, listings: "x" }] }
        : file(`2026-12-0${stamp === "a" ? 1 : 2}`),
    );
  };
  const deadline = async () => (await rulesOf([1])).get(1)?.deadline;
  expect(await deadline()).toBe("2026-12-01");
  expect(await deadline()).toBe("2026-12-01");
  for (const next of ["b", "a"]) {
    stamp = next;
    jest.advanceTimersByTime(60_001);
    expect(await deadline()).toBe(next === "a" ? "2026-12-01" : "2026-12-02");
  }
  // The state of before, which a page that stays open would hold beside all later ones, is asked of the browser's cache again.
  expect(asked.filter((address) => address !== "/api/rules")).toEqual(["a", "b", "a"].map((one) => `/api/rules/0?stamp=${one}`));
  jest.useRealTimers();
});

it("asks again at once for what could not be read", async () => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(10 * 60_000);
  const states = [500, 200];
  globalThis.fetch = async () => Response.json({ chunks: [] }, { status: states.shift() });
  await expect(rulesOf([1])).rejects.toThrow();
  expect(await rulesOf([1])).toEqual(new Map());
  jest.useRealTimers();
});
