/**
 * npm run bench:ingestion: how well an import reads the values of real files (REAL_DATA_DIR, default ../shared/data), and how well names are resolved to
 * bodies, departments and states. Labels are facts: file, row and value, in tests/bench/ingestion; LABELLED says who made them. Prints exact, missing, wrong and
 * invented a field; `-- --write` keeps the figures in tests/bench/ingestion/result.md and bench/bodies/figures.txt, so that a change shows as a
 * difference. A further section is a further entry of SECTIONS (bench/ingestion/sections.ts), with its labels beside the others.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { measureBodies } from "@/bench/bodies";
import { type Figures, figuresOf } from "@/bench/ingestion/figures";
import { measurePairs } from "@/bench/ingestion/pairs";
import { measureRealBodies } from "@/bench/ingestion/real-bodies";
import { SECTIONS } from "@/bench/ingestion/sections";

const RESULT = "tests/bench/ingestion/result.md";
const BODIES = "bench/bodies/figures.txt";
/** Where the labels come from: agreement with a strict pattern is worth less than agreement with a careful reader. */
const LABELLED = `Most labels were made by a script, by strict patterns, from values of regular form; about 80 irregular values were read by eye. One in five is held apart, but
that fifth was looked at while the parsers of pay and of qualifications were mended. Some 200 qualifications that the rules took for true were read by eye later, before the rule of what is cut
from an article was written: of these, 116 were none. The faults among the qualifications held apart were then read and mended, with those of values without labels: that column holds nothing apart any more.
Of ages, 20 labels were changed: the pattern took "18 years" alone for a limit, which is the least age, torn from its range. Of pay, two were: "Up to Rs 4.96 lakh" says no pay to start with.
The second drawing of 150 other values was labelled meanwhile by a reader who saw neither code nor figures. All of it is held apart: it was run once, when the mending had ended, and its faults were never printed. What the rules made of every value of
these files, without a label, had been read for the mending.`;
/** How the bodies of rows were labelled. */
const READ = `Each row was read by eye, by its title, body, state and addresses, and labelled before any code was run on it; no label was changed since. A body is right
where the name that is shown is the row's and the body that the registry knows by it is the one meant. Where the definitions leave two departments open (25 rows),
either is right.

Three sets were held apart at first: one in five of the first drawing, 146 rows read when the rules stood, and 102 rows of the second drawing. Before their faults were ever printed,
68 of 70, 142 of 146 and 99 of 102 bodies were right, 69 of 69, 140 of 146 and 98 of 100 departments, and 67 of 69, 139 of 146 and 98 of 100 states. Then their faults were read, and mended by
rules and by kinds of bodies, as were those found by reading what the import made of all rows of the files that have no label. Since then rules may be tuned on them, and their figures say no more
than those of the other two.

A third drawing of 320 rows, of none of these lists, was labelled meanwhile by a reader who saw neither code nor figures. It was run once, when the mending had ended, and its faults were never printed. Its labels are unseen, its rows are not: what the import made of
every row of these files had been read for the mending, so files of other sources may fare worse.

Three labels are taken to be wrong, and stand. "Zakir Husain Delhi College (Evening)" is a college of its own, beside the one that the label names. PRL is put under the government's offices by one reader and
under ISRO, whose rows name it as theirs, by the definitions. MERB, of bench/bodies/rows.txt, is a board of Meghalaya and not of Manipur. Three states are the reader's own knowledge: nothing in
the row (DRDA, CMHO, ICAR KVK) says them.`;
/** How the pairs of notices were labelled. */
const PAIRED = `Of real files each pair was read by eye, by its titles, bodies, dates, counts and numbers, before anything was measured; pairs that these facts leave open, as
a part of a notice beside the whole, were left out. Those held apart were drawn and read
after the rules stood, and their faults were never printed; one weight was changed after their total had been seen, for a reason found in the others. The pairs of
sample data were made by a script, which rewrites a notice as other sources write it, or as one of another year, number, tier or state.`;
const folder = process.env.REAL_DATA_DIR ?? path.resolve("../shared/data");

const lines = [
  "| Field | Labels | Exact | Missing | Wrong | Invented | Held apart | Exact there | Invented there |",
  "|---|---|---|---|---|---|---|---|---|",
];
const faults: string[] = [];
const all: Figures[] = [];
for (const section of SECTIONS) {
  const { tuned, apart, wrong } = await figuresOf(section, folder);
  all.push(tuned, apart);
  faults.push(...wrong);
  const whole = tuned.labels + apart.labels;
  const sum = (name: Exclude<keyof Figures, "labels">) => tuned[name] + apart[name];
  lines.push(
    `| ${section.name} | ${whole} | ${sum("exact")} (${share(sum("exact"), whole)}) | ${sum("missing")} | ${sum("wrong")} | ${sum("invented")} | ${apart.labels} | ${apart.exact} (${share(apart.exact, apart.labels)}) | ${apart.invented} |`,
  );
}
const pairs = await measurePairs(folder);
const ofRows = await measureRealBodies(folder);
faults.push(...pairs.faults, ...ofRows.faults);
const labels = all.reduce((total, figures) => total + figures.labels, 0);
const text = `# How well imports read real values\n\nWritten by \`npm run bench:ingestion -- --write\`: ${labels} labelled values, one in five held apart.\n\n${LABELLED}\n\n${lines.join("\n")}

## Bodies of rows

${READ}

${ofRows.lines.join("\n")}

## One recruitment, many sources

${PAIRED}

${pairs.lines.join("\n")}

Bodies, departments and states, which the same command prints: [their figures](../../../${BODIES}).\n`;
const bodies = `${measureBodies().join("\n")}\n`;
console.log(text);
for (const fault of faults.slice(0, Number(process.env.SHOW_FAULTS ?? 40))) console.log(fault);
console.log(`\n${bodies}`);
for (const [file, now] of [
  [RESULT, text],
  [BODIES, bodies],
] as const) {
  if (process.argv.includes("--write")) writeFileSync(file, now);
  else if (readFileSync(file, "utf8") !== now)
    console.log(`Not as ${file} has it: keep it with -- --write where the change is meant.`);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}
