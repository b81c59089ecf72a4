import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { letGoOfEndedRenders } from "./ended-renders";

const { abort } = AbortController.prototype;
afterEach(() => {
  AbortController.prototype.abort = abort;
});

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

/** Makes two pages beside each other; of the second only its ended controller is still in use. Returns a look at the request of the first. */
async function makeTwoPages(reason: () => Error | undefined) {
  const requests = new AsyncLocalStorage<object>();
  const controller = new AbortController();
  const first = new WeakRef({ request: "the first" });
  requests.run(first.deref() as object, () => setImmediate(() => undefined));
  requests.run({ request: "the second" }, () => setImmediate(() => controller.abort(reason())));
  await turn();
  return { first, controller };
}

it.each([
  ["with an error", () => new Error("This page is made"), "This page is made"],
  ["without a reason", () => undefined, "This operation was aborted"],
])("holds no request by a page that was made beside it and ended %s", async (_how, reason, message) => {
  letGoOfEndedRenders();
  const { first, controller } = await makeTwoPages(reason);
  await turn();
  collect();
  expect(first.deref()).toBeUndefined();
  expect(controller.signal.aborted).toBe(true);
  expect(controller.signal.reason).toMatchObject({ message });
});

it("tells listeners, with any reason that is given", () => {
  letGoOfEndedRenders();
  const controller = new AbortController();
  const heard = jest.fn();
  controller.signal.addEventListener("abort", heard);
  controller.abort("for a reason");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(controller.signal.reason).toBe("for a reason");
});
