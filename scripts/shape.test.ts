import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOMS = ["app", "bench", "components", "lib", "prisma", "scripts", "tests"];
/** Folders whose rooms are to be taken in at a glance. */
const SMALL_ROOMS = ["lib/cache", "lib/http", "lib/jobs", "lib/server"];

const FILES = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => path.join(room, name)),
)
  .filter((file) => /\.(?:tsx?|mjs|css|prisma)$/.test(file) && !file.startsWith(path.join("lib", "generated")))
  .map((file) => ({ file, folder: path.dirname(file), lines: readFileSync(file, "utf8").split("\n").length - 1 }));
const LENGTHS = FILES.map(({ lines }) => lines).sort((a, b) => a - b);

/** The length that a share of the files do not exceed. */
const lengthOf = (share: number) => LENGTHS[Math.floor(LENGTHS.length * share)] ?? 0;

// A file is one idea. What is longer holds a second one: name it, and give it a file of its own.
it("has no file of more than 260 lines, half of them at most 60 and nine tenths at most 120", () => {
  expect(FILES.filter(({ lines }) => lines > 260)).toEqual([]);
  expect(lengthOf(0.5)).toBeLessThanOrEqual(60);
  expect(lengthOf(0.9)).toBeLessThanOrEqual(120);
});

// A file of a few lines that one other asks for, and that names nothing of its own, belongs into that one or a neighbour.
it("has few files of under 20 lines outside of the routes and the tests", () => {
  const isTest = (file: string) => file.startsWith("tests") || /\.test\.tsx?$/.test(file);
  const small = FILES.filter(({ file, lines }) => lines < 20 && !file.startsWith("app") && !isTest(file));
  expect(small.length).toBeLessThanOrEqual(60);
});

it.each(SMALL_ROOMS)("has at most 16 files flat in a folder of %s", (room) => {
  const folders = FILES.map(({ folder }) => folder).filter((folder) => `${folder}/`.startsWith(`${room}/`));
  const crowded = [...new Set(folders)].filter((folder) => folders.filter((other) => other === folder).length > 16);
  expect(crowded).toEqual([]);
});

// They run beside those with scripts, whose `page` runs them: `reader` has none (tests/support/test.ts).
it("takes no page with scripts in files named .nojs.spec.ts", () => {
  const files = FILES.map(({ file }) => file).filter((file) => file.endsWith(".nojs.spec.ts"));
  const takesOf = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/async \(\{([^}]*)\}/g)].flatMap(([, taken = ""]) =>
      taken.split(",").map((one) => one.split(":")[0]?.trim()),
    );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => takesOf(file).some((name) => ["page", "context", "browser"].includes(name ?? "")))).toEqual([]);
});
