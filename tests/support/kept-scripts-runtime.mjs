import vm from "node:vm";
import Runtime from "jest-runtime";
import "./optimise-late.cjs";

/** What each file was compiled to, for all test files that a worker runs. @type {Map<string, { source: string, script: vm.Script }>} */
const compiled = new Map();

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
}

/** The file as a function of what Jest gives to a module, compiled when it is first asked for. */
function keptScript(head, source, filename) {
  const kept = compiled.get(filename);
  if (kept?.source === source) return kept.script;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}
