import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";

type Bindings = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");

/** Prisma sees every table of the database as its own. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

let bindings: Promise<Bindings> | undefined;

type Options = {
  connectionString: string;
  /** [path, text] of schema files. */
  schemas: [string, string][];
};

/**
 * Runs work with Prisma's schema engine in WebAssembly, joined to a database. The CLI would download a native engine from its
 * own host before every command, which fails offline and behind a firewall; this build of it is an ordinary package.
 */
export async function withSchemaEngine<T>(options: Options, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  bindings ??= loadBindings();
  const { SchemaEngine: Engine } = await bindings;
  const pool = new pg.Pool({ connectionString: options.connectionString, max: 2, application_name: "niyukti-migrate" });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
    const engine = await Engine.new({ datamodels: options.schemas }, () => undefined, adapter);
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await pool.end();
  }
}

async function loadBindings(): Promise<Bindings> {
  const require = createRequire(path.join(process.cwd(), "package.json"));
  const entry = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const module: Bindings = await import(/* turbopackIgnore: true */ pathToFileURL(entry).href);
  const bytes = await readFile(path.join(path.dirname(entry), "schema_engine_bg.wasm"));
  const imports = { ...module, ...unreferencedTimers(module) };
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": imports });
  module.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  return module;
}

type TimerStart = (run: () => void, delayMs: number) => NodeJS.Timeout;

/** The engine leaves the ten-second timer of its lock running; a script must be able to end before it. */
function unreferencedTimers(module: object): Record<string, TimerStart> {
  const isTimer = (entry: [string, unknown]): entry is [string, TimerStart] => entry[0].startsWith("__wbg_setTimeout_");
  const timers = Object.entries(module).filter(isTimer);
  return Object.fromEntries(timers.map(([name, start]) => [name, (run, delayMs) => start(run, delayMs).unref()]));
}
