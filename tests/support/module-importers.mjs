/**
 * The files that import one of `targets`, by others too: where a target is mocked, the modules of these are others than where it is not.
 * @param {Iterable<string>} targets files, which are among what is returned only where they import one of them
 * @param {Iterable<string>} files
 * @param {(file: string) => Iterable<string>} importsOf the files that one imports, at once or later
 * @returns {Set<string>}
 */
export function importersOf(targets, files, importsOf) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files) {
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
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
