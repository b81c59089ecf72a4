// biome-ignore lint/style/noRestrictedImports: it is handed on from here.
import fc from "fast-check";

/** How many times as many cases as usual `npm run prove -- fuzz` asks of every property. */
const FACTOR = process.env.PROPERTY_RUNS_FACTOR;

/** As many runs of a property that names their number. */
export const runs = (usual: number) => usual * Number(FACTOR ?? 1);

// The suite asks the same cases each time: what fails is what was changed. A proof asks others each time.
fc.configureGlobal({ numRuns: runs(100), ...(FACTOR === undefined && { seed: 20_261_122 }) });

/** Everything below the halves of pairs, and above them: a text holds no half of a pair. */
const ANY_LETTER = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** What programs stumble over when it is the name of something. */
const DANGEROUS = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty", "key", "ref", "length"];

/**
 * Texts of any letters. As `fc.string({ unit: "binary" })`, which makes a list of all the million letters there are when it is asked for, in
 * nine tenths of a second.
 */
export function anyText(limits: { minLength?: number; maxLength?: number } = {}) {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = limits;
  const dangerous = DANGEROUS.filter(({ length }) => length >= minLength && length <= maxLength);
  const any = fc.string({ unit: ANY_LETTER, ...limits });
  return dangerous.length === 0
    ? any
    : fc.oneof({ weight: 9, arbitrary: any }, { weight: 1, arbitrary: fc.constantFrom(...dangerous) });
}

export { fc };
