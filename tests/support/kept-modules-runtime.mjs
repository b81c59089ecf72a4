import { readFileSync } from "node:fs";
import { dayOfTests } from "./day-of-tests.mjs";
import KeptScriptsRuntime from "./kept-scripts-runtime.mjs";

/** What the test files of a worker share: the modules they import, and those of Jest itself but for its runner, whose state is a file's. */
const modules = new Map();
const modulesOfJest = new Map();
/** The day in India on which they were loaded: many keep it as the today of their tests. */
let loadedOn = "";

/** A file that gives modules another content, or another environment to those that read it when they are loaded, has modules of its own. */
const CHANGES_MODULES =
  /\bjest\.(?:(?:mock|doMock|setMock|unmock)[(<]|resetModules|isolateModules)|\bprocess\.env(?:\.\w+|\[[^\]]*\]) (?:\?\?)?=(?!=)|\bdelete process\.env/;

/**
 * Prisma tells its own parts of a query by the class that made them. Work that outlives a test file can make the client (it lies on the global object) for
 * the file after it, whose parts were then of another class, and reached PostgreSQL as JSON. It knows a pool by its class too: one of another `pg` is to it
 * an address without a host.
 */
const OF_PRISMA = /\/node_modules\/(?:@prisma|pg|pg-[\w-]+)\/|\/lib\/generated\/prisma\//;

/**
 * Rules have no state, and what the product keeps for a process lies on the global object (`niyukti…`), since bundles hold copies of its modules. To load
 * them anew for each test file, and to run them cold, cost a third of the CPU of the tests of rules and of most tests of queries. Here the files of a
 * worker share them, in the one context of `kept-environment.mjs`, which puts back what a file changed there. Where modules are mocked they are the
 * file's own, as Jest has it.
 */
export default class KeptModulesRuntime extends KeptScriptsRuntime {
  /** @param {ConstructorParameters<typeof KeptScriptsRuntime>} args */
  constructor(...args) {
    super(...args);
    const [config, testPath] = [args[0], args[6]];
    this.isSharing = !CHANGES_MODULES.test(readFileSync(testPath, "utf8"));
    if (!this.isSharing) {
      for (const [file, module] of modules) if (OF_PRISMA.test(file)) this.registries.moduleRegistry.set(file, module);
      return;
    }
    const today = dayOfTests();
    if (today !== loadedOn) modules.clear();
    loadedOn = today;
    for (const file of [testPath, ...config.setupFiles, ...config.setupFilesAfterEnv]) modules.delete(file);
    for (const file of modulesOfJest.keys()) if (file.includes("jest-circus")) modulesOfJest.delete(file);
    this.registries.moduleRegistry = modules;
    this.registries.internalModuleRegistry = modulesOfJest;
  }

  teardown() {
    if (!this.isSharing) return super.teardown();
    this.restoreAllMocks();
    // What a shared module requires later it requires through the file that loaded it first.
    this.testState.enterTestCode();
  }
}
