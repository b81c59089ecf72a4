import { setTimeout as sleep } from "node:timers/promises";
import { TestEnvironment } from "jest-environment-node";
import { millisecondsOfDay } from "./day-of-tests.mjs";

/** What Jest's runner leaves on the global object for one file. */
const OF_THE_RUNNER = new Set(["JEST_STATE_SYMBOL", "EVENT_HANDLERS"]);

/** One context for all test files of a worker, since modules that they share belong to one. What a file replaced there is put back after it. */
class KeptEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    this.properties = Object.getOwnPropertyDescriptors(this.global);
    this.variables = { ...this.global.process.env };
  }

  async setup() {
    await sleep(millisecondsOfDay());
    await super.setup();
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.fakeTimers.useRealTimers();
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (OF_THE_RUNNER.has(symbol.description)) delete this.global[symbol];
    }
    for (const [name, property] of Object.entries(this.properties)) {
      if (property.configurable) Object.defineProperty(this.global, name, property);
    }
    // What the product keeps for a process (its connections, what it read of the database).
    const generation = (this.global.niyuktiGeneration ?? 0) + 1;
    for (const name of Object.keys(this.global)) if (name.startsWith("niyukti")) delete this.global[name];
    // Caches that modules hold are cleared by a number that never comes back (lib/cache/fresh-cache.ts).
    this.global.niyuktiGeneration = generation;
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.variables)) delete env[name];
    Object.assign(env, this.variables);
  }
}

/** @type {KeptEnvironment | undefined} */
let kept;

/**
 * Called with `new` for each test file, and gives the one environment that there is.
 * @param {ConstructorParameters<typeof TestEnvironment>} args
 */
export default function keptEnvironment(...args) {
  kept ??= new KeptEnvironment(...args);
  return kept;
}
