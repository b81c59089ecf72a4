import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const DICTIONARY = "lib/notice-text/hindi/in-hindi.ts";

it("keeps the dictionary out of what a browser loads", () => {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes("generated"));
  const clients = sources.filter((file) => readFileSync(file, "utf8").startsWith('"use client"'));
  expect(clients.length).toBeGreaterThan(20);
  expect(clients.filter((file) => reached(file).has(DICTIONARY))).toEqual([]);
});

/** Every file of ours that a file imports, and what those import; types are gone by then. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type )[^;]*?from "((?:@\/|\.)[^"]+)"|import\("([^"]+)"\)/gm,
  );
  for (const [, named, loaded] of imports) {
    const found = fileOf(named ?? loaded ?? "", file);
    if (found) reached(found, seen);
  }
  return seen;
}

function fileOf(name: string, from: string): string | undefined {
  const base = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(from), name);
  return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file));
}
