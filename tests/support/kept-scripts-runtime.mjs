import vm from "node:vm";
import Runtime from "jest-runtime";
import "./optimise-late.cjs";

/** What each file was compiled to, for all test files that a worker runs. @type {Map<string, { source: string, script: vm.Script }>} */
const compiled = new Map();

/** What a file was compiled from: nothing where it is no script, or none yet. @param {string} file */
export const compiledSource = (file) => compiled.get(file)?.source ?? "";

/**
 * Which test runs, as Jest's runner asks: one at a time, since none of ours are `concurrent`. Node's own storage follows every promise from where it was
 * made, at 5 % to a third of the CPU of what makes many, and never stops once a process has used it.
 */
class OneAtATime {
  getStore() {
    return this.store;
  }

  /** @template T @param {unknown} store @param {() => T} callback */
  run(store, callback) {
    const before = this.store;
    const putBack = () => {
      this.store = before;
    };
    this.store = store;
    let result;
    try {
      result = callback();
    } catch (error) {
      putBack();
      throw error;
    }
    // Of the test's own context: no promise of this one.
    if (typeof result?.then === "function") return result.finally(putBack);
    putBack();
    return result;
  }
}

/**
 * Each test file has modules of its own, in a context of its own: that stays. But Jest compiles their hundreds of files again for each of them,
 * a tenth of the CPU of the tests. Here a script is kept, and run in the context of each.
 */
export default class KeptScriptsRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compileAnew = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(", ")}) {`;
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (!context) return null;
      try {
        return keptScript(head, source, filename).runInContext(context);
      } catch {
        // A file that does not compile: Jest says best what is wrong with it.
        return compileAnew(source, filename);
      }
    };
  }

  /** @param {string} from @param {string} [to] */
  requireInternalModule(from, to) {
    if (to === "node:async_hooks" && from.includes("jest-circus")) return { AsyncLocalStorage: OneAtATime };
    return super.requireInternalModule(from, to);
  }
}

/** The file as a function of what Jest gives to a module, compiled when it is first asked for. */
function keptScript(head, source, filename) {
  const kept = compiled.get(filename);
  if (kept?.source === source) return kept.script;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}
