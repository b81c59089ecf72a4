/**
 * npm run bench: what requests cost at 2,500, 100,000 and 1,000,000 jobs, a tenth of them open, asked as browsers ask: CPU ms a request of server and
 * database, times of one caller and of sixteen, the rate while one notice a second is published, the first request after a write, memory after 5,000
 * notices. Beside them, in the same run: a bare Node server that writes the same bytes, an empty page made for each request, nginx where it is
 * installed. `-- 1000,20000` names other sizes, `--write FILE` keeps the figures, `--compare FILE` prints them as ratios to earlier ones,
 * `--data FOLDER` keeps the jobs for the next run. Needs Linux.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Figures, printCompared, printHead } from "./figures";
import { dataFolder, fillFolder } from "./filled-folder";
import { measureSite } from "./measure-site";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "string" }, compare: { type: "string" }, data: { type: "string" } },
});
const sizes = (positionals[0] ?? "2500,100000,1000000").split(",").map(Number);

const { dataDir, remove } = dataFolder(values.data);
const all: Figures[] = [];
try {
  for (const size of sizes) {
    fillFolder(dataDir, size);
    printHead(size);
    all.push(await measureSite(dataDir, size));
  }
} finally {
  remove();
}
if (values.write) writeFileSync(values.write, `${JSON.stringify(all, null, 1)}\n`);
if (values.compare) printCompared(all, JSON.parse(readFileSync(values.compare, "utf8")));
