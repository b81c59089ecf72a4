import { createRequire } from "node:module";
import { defineConfig } from "prisma/config";

// The CLI downloads a native schema engine before every command unless this variable names an existing file. The WebAssembly
// build of the same engine is an ordinary package, so `prisma generate` and `validate` work without a network.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
});
