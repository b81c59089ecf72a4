/** A name after `jest.mock(`: what is Node's own is imported by packages too, which do not say so. */
const MOCKS = /\bjest\.(?:un)?mock\(\s*"((?!node:)[^"]+)"/g;

/** To mock in another way, and to give another environment to modules, which read it when they are loaded. */
const CHANGES_ALL =
  /\bjest\.(?:(?:un)?mock(?:<|\((?!\s*"(?!node:)))|(?:doMock|setMock)[(<]|resetModules|isolateModules)|\bprocess\.env(?:\.\w+|\[[^\]]*\]) (?:\?\?)?=(?!=)|\bdelete process\.env/;

/**
 * The names of the modules that a test file mocks; null where it may change any module.
 * @param {string} source of the test file
 */
export function mockedBy(source) {
  return CHANGES_ALL.test(source) ? null : [...source.matchAll(MOCKS)].map(([, name]) => name);
}

/** What a script imports, at once or later, as it is written and as it is compiled. */
const IMPORTED = /\b(?:from|import|require)[\s(]*"([^"]+)"/g;

/** @param {string} source */
export const namesImported = (source) => [...source.matchAll(IMPORTED)].map(([, name]) => name);

/**
 * The files that import one of `targets`, by others too: where a target is mocked, the modules of these are others than where it is not.
 * @param {Iterable<string>} targets files, which are among what is returned only where they import one of them
 * @param {Iterable<string>} files where to begin: what they import is looked at too, since it may be loaded later
 * @param {(file: string) => Iterable<string>} importsOf the files that one imports, at once or later
 * @returns {Set<string>}
 */
export function importersOf(targets, files, importsOf) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  const reached = new Set(files);
  for (const file of reached) {
    for (const imported of importsOf(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
      reached.add(imported);
    }
  }
  /** @type {Set<string>} */
  const found = new Set();
  const open = [...targets];
  for (let file = open.pop(); file; file = open.pop()) {
    const others = (importers.get(file) ?? []).filter((importer) => !found.has(importer));
    for (const importer of others) found.add(importer);
    open.push(...others);
  }
  return found;
}
