// biome-ignore lint/style/noRestrictedImports: it is handed on from here.
import fc from "fast-check";

/** How many times as many cases as usual `npm run prove -- fuzz` asks of every property. */
const FACTOR = process.env.PROPERTY_RUNS_FACTOR;

/** As many runs of a property that names their number. */
export const runs = (usual: number) => usual * Number(FACTOR ?? 1);

// The suite asks the same cases each time: what fails is what was changed. A proof asks others each time.
fc.configureGlobal({ numRuns: runs(100), ...(FACTOR === undefined && { seed: 20_261_122 }) });

export { fc };
