/** Where a build holds the server as JavaScript. */
export const SERVER_FILE = "process/serve.mjs";
/** And the worker that reads uploads. */
export const UPLOAD_WORKER_FILE = "process/upload-worker.mjs";

/**
 * Compiles the process around the site, and the worker that reads uploads, into the folder of a build: without it each start would turn some
 * hundred files of TypeScript into JavaScript, and the running server hold the compiler. Packages stay where they are installed.
 */
export async function compileServer(root, distDir) {
  // Imported here, because a fresh clone that is about to be prepared has no packages.
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: { [nameOf(SERVER_FILE)]: "scripts/serve.ts", [nameOf(UPLOAD_WORKER_FILE)]: "lib/ingestion/upload/run.ts" },
    outdir: distDir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    jsx: "automatic",
    logLevel: "warning",
  });
}

const nameOf = (file) => file.replace(/\.mjs$/, "");
