import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const text = readFileSync("docs/data-classes.md", "utf8");
const schema = readdirSync("prisma/schema")
  .map((file) => readFileSync(`prisma/schema/${file}`, "utf8"))
  .join("\n");

it("every table of the database has its class, and one alone", () => {
  const tables = [...schema.matchAll(/@@map\("(\w+)"\)/g)].map(([, name]) => name);
  const section = text.split("\n## Tables\n")[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => /\| (?:public|internal|personal|secret) \|/.test(line));
  const classed = rows.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(tables.length).toBeGreaterThan(25);
  expect(classed.toSorted()).toEqual(tables.toSorted());
});

it("every file that writes into the log says in the guide of operators what", () => {
  const section = readFileSync("docs/operations.md", "utf8").split("\n## What is logged\n")[1]?.split("\n## ")[0] ?? "";
  const told = [...section.matchAll(/`((?:app|lib)\/[\w./-]+)`/g)].map(([, file]) => file);
  const files = ["app", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const writers = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      file !== "lib/log.ts" &&
      !file.startsWith("lib/generated") &&
      /\blog\.(?:debug|info|warn|error)\(/.test(readFileSync(file, "utf8")),
  );
  expect(writers.length).toBeGreaterThan(15);
  expect(told.toSorted()).toEqual(writers.toSorted());
});
