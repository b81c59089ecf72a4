import fc from "fast-check";

/** How many times as many cases as usual `npm run prove -- fuzz` asks of every property. */
const FACTOR = Number(process.env.PROPERTY_RUNS_FACTOR ?? 1);

/** As many runs of a property that names their number. */
export const runs = (usual: number) => usual * FACTOR;

// For those that name none; jest.config.mjs loads this file before the tests of a proof.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs(100) });
