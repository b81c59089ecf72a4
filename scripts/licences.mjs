import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./prepare.mjs";

/**
 * Licences under which a package may be used and shipped with the site: they ask for a notice at most. MPL-2.0 asks for the sources of its own
 * files, which are used as they come.
 */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Packages whose licence asks for more, each with the reason why that is met. */
const EXCEPTIONS = [
  // Data on browsers, under a licence for texts: named as what it is, and changed by nobody.
  { name: /^caniuse-lite$/, licence: "CC-BY-4.0" },
  // Libraries of Next for pictures, loaded as separate files that anybody may exchange; they draw the pictures of notices.
  { name: /^@img\/sharp-/, licence: "LGPL-3.0-or-later" },
  // A font, used as it comes; its licence asks that it is not sold by itself.
  { name: /^@expo-google-fonts\/mukta$/, licence: "OFL-1.1" },
  // A part of Prisma's command line that draws diagrams; nothing of it is in the site.
  { name: /^elkjs$/, licence: "EPL-2.0" },
];

/** Name, version and licence of each package of a lock whose licence is not allowed, or not told. Packages of other platforms that are not installed tell none. */
export function refusedLicences(packages) {
  return Object.entries(packages)
    .filter(([place, { license, optional }]) => place !== "" && !(optional && !license))
    .map(([place, { version, license }]) => ({ name: place.replace(/^.*node_modules\//, ""), version, license: String(license) }))
    .filter(({ name, license }) => !isAllowed(license, name))
    .map(({ name, version, license }) => `${name}@${version}: ${license}`);
}

/** Packages that the lock cannot tell from others of their name and version. */
export function withoutChecksum(packages) {
  return Object.entries(packages)
    .filter(([place, { integrity, optional, inBundle }]) => place !== "" && !integrity && !optional && !inBundle)
    .map(([place]) => place);
}

export function readLock() {
  return JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).packages;
}

/** An expression of SPDX: every part of an AND, one of an OR. */
function isAllowed(expression, name) {
  const isPartAllowed = (part) =>
    ALLOWED.has(part) || EXCEPTIONS.some((exception) => exception.name.test(name) && exception.licence === part);
  const choices = expression.replaceAll(/[()]/g, "").split(/ or /i);
  return choices.some((choice) => choice.split(/ and /i).every((part) => isPartAllowed(part.trim())));
}
