import { readFileSync } from "node:fs";
import { dayOfTests } from "./day-of-tests.mjs";
import KeptScriptsRuntime, { compiledSource } from "./kept-scripts-runtime.mjs";
import { importersOf } from "./module-importers.mjs";

/** What the test files of a worker share: the modules they import, and those of Jest itself but for its runner, whose state is a file's. */
const modules = new Map();
const modulesOfJest = new Map();
/** What each file of the product imports. @type {Map<string, string[]>} */
const imports = new Map();
/** The day in India on which they were loaded: many keep it as the today of their tests. */
let loadedOn = "";

/** A file that gives another environment to modules that read it when they are loaded, or mocks by another way than by name, has modules of its own. */
const CHANGES_MODULES =
  /\bjest\.(?:(?:un)?mock(?:<|\((?!\s*"))|(?:doMock|setMock)[(<]|resetModules|isolateModules)|\bprocess\.env(?:\.\w+|\[[^\]]*\]) (?:\?\?)?=(?!=)|\bdelete process\.env/;

/** A file that mocks modules by their names has those of its own that import them. */
const MOCKS = /\bjest\.(?:un)?mock\(\s*"([^"]+)"/g;

/** What a script imports, at once or later, as it is compiled. */
const REQUIRED = /\brequire\("([^"]+)"\)/g;

/**
 * Prisma tells its own parts of a query by the class that made them. Work that outlives a test file can make the client (it lies on the global object) for
 * the file after it, whose parts were then of another class, and reached PostgreSQL as JSON. It knows a pool by its class too: one of another `pg` is to it
 * an address without a host.
 */
const OF_PRISMA = /\/node_modules\/(?:@prisma|pg|pg-[\w-]+)\/|\/lib\/generated\/prisma\//;

/**
 * Rules have no state, and what the product keeps for a process lies on the global object (`niyukti…`), since bundles hold copies of its modules. To load
 * them anew for each test file, and to run them cold, cost a third of the CPU of the tests of rules and of most tests of queries. Here the files of a
 * worker share them, in the one context of `kept-environment.mjs`, which puts back what a file changed there. Where modules are mocked, those that import
 * them are the file's own, as Jest has it.
 */
export default class KeptModulesRuntime extends KeptScriptsRuntime {
  /** @param {ConstructorParameters<typeof KeptScriptsRuntime>} args */
  constructor(...args) {
    super(...args);
    const [config, testPath] = [args[0], args[6]];
    const source = readFileSync(testPath, "utf8");
    const mocked = [...source.matchAll(MOCKS)].map(([, name]) => name);
    const today = dayOfTests();
    if (today !== loadedOn) modules.clear();
    loadedOn = today;
    for (const file of [testPath, ...config.setupFiles, ...config.setupFilesAfterEnv]) modules.delete(file);
    const isChanging = CHANGES_MODULES.test(source);
    this.isSharing = mocked.length === 0 && !isChanging;
    if (!this.isSharing) {
      this.registries.moduleRegistry = isChanging ? modulesOfPrisma() : this.modulesWithout(mocked, testPath);
      return;
    }
    for (const file of modulesOfJest.keys()) if (file.includes("jest-circus")) modulesOfJest.delete(file);
    this.registries.moduleRegistry = modules;
    this.registries.internalModuleRegistry = modulesOfJest;
  }

  /** The shared modules that do not import what is mocked. @param {string[]} mocked names @param {string} testPath */
  modulesWithout(mocked, testPath) {
    const targets = mocked.map((name) => this._resolution.resolveCjs(testPath, name));
    const own = importersOf(targets, modules.keys(), (file) => this.importsOf(file));
    return new Map([...modules].filter(([file]) => !own.has(file)));
  }

  /** @param {string} file */
  importsOf(file) {
    // Of a package what it loaded: its scripts are many, and name what they never load.
    if (file.includes("/node_modules/")) return modules.get(file).children.map(({ filename }) => filename);
    if (!imports.has(file)) {
      const names = [...compiledSource(file).matchAll(REQUIRED)].map(([, name]) => name);
      const files = names
        .filter((name) => !this._resolution.isCoreModule(name))
        .map((name) => this._resolution.resolveCjs(file, name));
      imports.set(file, files);
    }
    return imports.get(file);
  }

  teardown() {
    if (!this.isSharing) return super.teardown();
    this.restoreAllMocks();
    // What a shared module requires later it requires through the file that loaded it first.
    this.testState.enterTestCode();
  }
}

/** Those of one class in all files of a worker. */
const modulesOfPrisma = () => new Map([...modules].filter(([file]) => OF_PRISMA.test(file)));
