import { existsSync, readdirSync, readFileSync } from "node:fs";
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
        .replaceAll(/\[\.{3}[^\]]+\]/g, "...")
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
