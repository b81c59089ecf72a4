import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { HASH_DIALOGS, QUERY_DIALOGS } from "@/components/dialogs/dialog-address";

const DOCUMENT = readFileSync("docs/architecture.md", "utf8");
const ROWS = DOCUMENT.split("\n").filter((line) => /^\| .*[`]/.test(line));
/** What stands in backticks in the first cell of each row: addresses, as `/job/{id}`, `GET /api/jobs`, `/admin/...` or `#alerts`. */
const NAMED = ROWS.flatMap((row) =>
  [...(row.split(" | ")[0] ?? "").matchAll(/`(?:[A-Z]+ )?([^`]+)`/g)].map((found) => found[1] ?? ""),
);

/** The public addresses of the files of app that answer requests; pages that only measure are none. */
function addressesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) =>
      `/${file}`
        .replace(/\/(page|route)\.tsx?$/, "")
        .replace(/^\/\[lang\](?=\/|$)/, "")
        .replaceAll(/\/\([^)]+\)/g, "")
        .replace(/\/list$/, "")
        .replaceAll(/\[?\[\.{3}[^\]]+\]\]?/g, "...")
        .replaceAll(/\[([^\]]+)\]/g, "{$1}"),
    )
    .map((address) => address || "/");
}

/** Calls may be named by their common beginning, which is more than that of all; a page has a row of its own. */
function isNamed(address: string): boolean {
  return NAMED.some((named) =>
    /^\/api\/.+\/\.\.\.$/.test(named) ? `${address}/`.startsWith(named.slice(0, -3)) : named.split("?")[0] === address,
  );
}

it.each([...new Set(addressesOf("app"))].sort())("docs/architecture.md leads from %s to its code", (address) => {
  expect(isNamed(address)).toBe(true);
});

it.each([...HASH_DIALOGS.map((name) => `#${name}`), ...QUERY_DIALOGS.map((name) => `?${name}=`)])(
  "docs/architecture.md leads from the dialog %s to its code",
  (address) => {
    expect(NAMED.some((named) => named === address || (address.endsWith("=") && named.startsWith(address)))).toBe(true);
  },
);

const PATHS = [...DOCUMENT.matchAll(/`((?:app|components|lib|prisma|public|scripts|tests|bench|docs)\/[^`\s:]*)`/g)].map(
  (found) => found[1] ?? "",
);

it.each([...new Set(PATHS)].filter((path) => !/[{}*<]/.test(path)))("docs/architecture.md names %s, which is there", (path) => {
  expect(existsSync(path)).toBe(true);
});

const IN = ["app", "bench", "components", "deploy", "docs", "lib", "prisma/schema", "public", "scripts", "tests"];
const WRITTEN = IN.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(?:css|js|md|mjs|prisma|tsx?|ya?ml|conf)$/.test(file) && !file.startsWith("lib/generated/"));
const AT_ROOT = ["README.md", "Dockerfile", ".env.example", "compose.yaml", "middleware.ts", "next.config.mjs"];

/** Of a document every line, of anything else its comments: what code asks for fails by itself. */
function proseOf(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  if (file.endsWith(".md")) return lines;
  return lines.flatMap((line) => /(?:^\s*(?:\/\*\*?|\*|\/\/\/?|#)|\s\/\/|\/\*\*)\s(.*)/.exec(line)?.[1] ?? []);
}

/** The files and folders of this repository that a line names; with a star, braces or dots a path stands for several. */
function pathsIn(line: string): string[] {
  const found = line
    .replaceAll("](", " ")
    .matchAll(/(?<![\w./@-])(?:app|bench|components|lib|prisma|scripts|tests|docs)\/[\w./()[\]{}*<>-]*/g);
  return [...found].map(([path]) => path.replace(/[.)\]]+$/, "")).filter((path) => !/[{}*<>]|\.\.\./.test(path));
}

/** A file may be named without its ending, a decision by its number. */
function isThere(path: string): boolean {
  const closed = [path, `${path}]`, `${path})`, ...["ts", "tsx", "mjs"].map((ending) => `${path}.${ending}`)];
  return closed.some((candidate) => existsSync(candidate)) || DECISIONS.some((decision) => decision.startsWith(`${path}-`));
}
const DECISIONS = readdirSync("docs/decisions").map((file) => `docs/decisions/${file}`);

it("every path that a document, a comment or the schema names is there", () => {
  const named = [...WRITTEN, ...AT_ROOT].flatMap((file) =>
    proseOf(file).flatMap((line) => pathsIn(line).map((path) => ({ file, path }))),
  );
  expect(named.length).toBeGreaterThan(800);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

it("every file that a document names without its folder is there", () => {
  const names = new Set([...WRITTEN, ...AT_ROOT].map((file) => path.basename(file)));
  const named = WRITTEN.filter((file) => file.endsWith(".md")).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`([a-z0-9-]+(?:\.test)?\.(?:css|mjs|tsx?))`/g)].map(([, name = ""]) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ name }) => !names.has(name))).toEqual([]);
});
