import { readFileSync } from "node:fs";
import { dayOfTests } from "./day-of-tests.mjs";
import KeptScriptsRuntime, { compiledSource } from "./kept-scripts-runtime.mjs";
import { importersOf, mockedBy, namesImported } from "./module-importers.mjs";

/** What the test files of a worker share of Jest itself, but for its runner, whose state is a file's. */
const modulesOfJest = new Map();

/**
 * What the test files of a worker share, by their project, of which each has other files for some names: their modules, what each file imports, and the day
 * in India on which they were loaded, since many keep it as the today of their tests.
 * @type {Map<string, { today: string, modules: Map<string, any>, imports: Map<string, string[]> }>}
 */
const projects = new Map();

function sharedBy(/** @type {string} */ project) {
  const today = dayOfTests();
  const kept = projects.get(project);
  if (kept?.today === today) return kept;
  const shared = { today, modules: new Map(), imports: new Map() };
  projects.set(project, shared);
  return shared;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

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
    this.shared = sharedBy(config.id);
    const { modules } = this.shared;
    for (const file of [testPath, ...config.setupFiles, ...config.setupFilesAfterEnv]) modules.delete(file);
    const mocked = mockedBy(readFileSync(testPath, "utf8"));
    this.isSharing = mocked?.length === 0;
    if (!this.isSharing) {
      this.registries.moduleRegistry = mocked ? this.modulesWithout(mocked, testPath) : modulesOfPrisma(modules);
      return;
    }
    for (const file of modulesOfJest.keys()) if (file.includes("jest-circus")) modulesOfJest.delete(file);
    this.registries.moduleRegistry = modules;
    this.registries.internalModuleRegistry = modulesOfJest;
  }

  /** The shared modules that do not import what is mocked. @param {string[]} mocked names @param {string} testPath */
  modulesWithout(mocked, testPath) {
    const { modules } = this.shared;
    const own = importersOf(this.filesOf(testPath, mocked), modules.keys(), (file) => this.importsOf(file));
    return new Map([...modules].filter(([file]) => !own.has(file)));
  }

  /** @param {string} file */
  importsOf(file) {
    const { modules, imports } = this.shared;
    // Of a package what it loaded: its scripts are many, and name what they never load.
    if (file.includes("/node_modules/")) return (modules.get(file)?.children ?? []).map(({ filename }) => filename);
    if (!SCRIPT.test(file)) return [];
    if (!imports.has(file))
      imports.set(file, this.filesOf(file, namesImported(compiledSource(file) || readFileSync(file, "utf8"))));
    return imports.get(file) ?? [];
  }

  /** The files that names in a file stand for: none of what is Node's own, or only looks like a name. @param {string} from @param {string[]} names */
  filesOf(from, names) {
    return names.flatMap((name) => {
      if (this._resolution.isCoreModule(name)) return [];
      try {
        return [this._resolution.resolveCjs(from, name)];
      } catch {
        return [];
      }
    });
  }

  teardown() {
    if (!this.isSharing) return super.teardown();
    this.restoreAllMocks();
    // What a shared module requires later it requires through the file that loaded it first.
    this.testState.enterTestCode();
  }
}

/** Those of one class in all files of a worker. @param {Map<string, any>} modules */
const modulesOfPrisma = (modules) => new Map([...modules].filter(([file]) => OF_PRISMA.test(file)));
