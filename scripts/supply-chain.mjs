/**
 * `npm run supply-chain`: the packages of the site. Licences and checksums of the lock, an SBOM (CycloneDX) in FILE (default sbom.cdx.json), and
 * known vulnerabilities of what runs in production, where the registry answers; where it does not that is said, and is no failure.
 */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { readLock, refusedLicences, withoutChecksum } from "./licences.mjs";
import { ROOT } from "./prepare.mjs";

const [file = "sbom.cdx.json"] = process.argv.slice(2);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** What an npm command prints on standard output, also where it ends with an error: `npm audit` does so when it finds something. */
async function npm(...args) {
  const cli = process.env.npm_execpath;
  const [command, all] = cli?.endsWith("js") ? [process.execPath, [cli, ...args]] : ["npm", args];
  try {
    return (await promisify(execFile)(command, all, { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
  } catch (error) {
    return /** @type {{ stdout?: string }} */ (error).stdout ?? "";
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @returns whether licences and checksums are in order */
function checkLock() {
  const packages = readLock();
  const [refused, unchecked] = [refusedLicences(packages), withoutChecksum(packages)];
  for (const line of refused) console.log(`Not an allowed licence: ${line}`);
  for (const line of unchecked) console.log(`Without a checksum: ${line}`);
  console.log(
    `Licences: ${refused.length} refused of ${Object.keys(packages).length - 1} packages; ${unchecked.length} without a checksum`,
  );
  return refused.length + unchecked.length === 0;
}

/** @returns whether it was written */
async function writeSbom() {
  const sbom = parse(
    await npm("sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--omit", "dev", "--package-lock-only"),
  );
  if (!sbom?.components) {
    console.log("SBOM: npm made none; npm 9.7 or newer does");
    return false;
  }
  // npm takes the name of the folder.
  sbom.metadata.component.name = "niyukti";
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`SBOM: ${sbom.components.length} components in ${file} (${sbom.bomFormat} ${sbom.specVersion})`);
  return true;
}

/** @returns whether nothing of weight is known, or nobody could be asked */
async function audit() {
  const report = parse(await npm("audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=10000"));
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    console.log(`Vulnerabilities: not asked, the registry does not answer (${report?.message ?? "no answer"})`);
    return true;
  }
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities)) console.log(`${severity}: ${name} ${range}`);
  console.log(
    `Vulnerabilities: ${counts.critical} critical, ${counts.high} high, ${counts.moderate} moderate, ${counts.low} low`,
  );
  return counts.critical + counts.high === 0;
}

const results = [checkLock(), await writeSbom(), await audit()];
process.exit(results.every(Boolean) ? 0 : 1);
