import { readFileSync } from "node:fs";
import { SOURCE_SCHEDULE, schedulesOf } from "@/lib/server/schedules";

const guide = readFileSync("docs/operations.md", "utf8");
const sectionOf = (name: string) => guide.split(`\n## ${name}\n`)[1]?.split("\n## ")[0] ?? "";

/** Set by the commands of the site and its processes, or by its host, never by an operator. */
const NOT_OF_OPERATORS = [
  "NODE_ENV",
  "INTERNAL_SECRET",
  "UPLOAD_WORKER",
  "VERCEL_DEPLOYMENT_ID",
  "VERCEL_PROJECT_PRODUCTION_URL",
  "MEASURE",
];
/** For whoever builds twice: a site that is only run has no use for it. */
const OF_DEVELOPERS = ["NEXT_DIST_DIR"];

it("every setting stands in the guide of operators and in .env.example", () => {
  const rules = readFileSync("lib/settings.ts", "utf8").split("\nconst settings = {\n")[1]?.split("\n};\n")[0] ?? "";
  const settings = [...rules.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = ""]) => name);
  const asked = settings.filter((name) => !NOT_OF_OPERATORS.includes(name));
  expect(asked.length).toBeGreaterThan(60);
  const told = [...sectionOf("Settings").matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name);
  const example = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  expect(asked.filter((name) => !told.includes(name))).toEqual([]);
  expect(example.toSorted()).toEqual(asked.filter((name) => !OF_DEVELOPERS.includes(name)).toSorted());
});

it("what the runbooks search the log for finds who got in, and who did not", () => {
  const searched = /sign-ins are in the log of the server \(`grep -iE '([^']+)'`/.exec(
    readFileSync("docs/runbooks.md", "utf8"),
  )?.[1];
  const said = [...readFileSync("lib/auth/security-log.ts", "utf8").matchAll(/log\.info\(.*, "([^"]*sign[^"]*)"\)/gi)];
  expect(said.map(([, text = ""]) => [text, new RegExp(searched ?? "-", "i").test(text)])).toEqual([
    ["A sign-in failed", true],
    ["Signed in", true],
  ]);
});

it("everything that runs by itself stands in the guide of operators", () => {
  const stopping = new AbortController().signal;
  const schedules = [SOURCE_SCHEDULE, ...schedulesOf({ origin: "http://localhost", secret: "s", keptBackups: 7, stopping })];
  const told = [...sectionOf("What runs by itself").matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, task = ""]) => task),
  );
  expect(told.toSorted()).toEqual(schedules.map(({ task }) => task).toSorted());
});
