import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });

// Packages that ship ES modules alone, or import some later: Jest runs them only after they are transformed.
const ESM_ONLY = [
  "@extractus",
  "@noble",
  "@react-email",
  "@scure",
  "entities",
  "feed",
  "feedsmith",
  "fast-xml-parser",
  "intl-messageformat",
  "@formatjs",
  "unpdf",
  "p-limit",
  "yocto-queue",
  "ical.js",
  "ts-ics",
];

const base = {
  testEnvironment: "node",
  runtime: "<rootDir>/tests/support/kept-scripts-runtime.mjs",
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/tests/support/server-only.ts",
    "^unpdf/pdfjs$": "<rootDir>/node_modules/unpdf/dist/pdfjs.mjs",
  },
  // A build leaves package.json files of its own behind; node_modules is never a source of tests.
  modulePathIgnorePatterns: ["<rootDir>/\\.next", "<rootDir>/\\.data"],
};

// React as the site has it, where nobody types into what it draws: the React of developers looks at the stack for each element, at some fifteen times the cost.
const BUILT_REACT = { "^(\\./cjs/react(?:-jsx-runtime|-dom[\\w.-]*)?)\\.development\\.js$": "$1.production.js" };

/** `npm run prove -- fuzz` sets it: every property then has this many times as many cases, and the time for them. */
const isProof = process.env.PROPERTY_RUNS_FACTOR !== undefined;

async function project(config) {
  const made = await createConfig({ ...base, ...config })();
  const [transformer] = Object.values(made.transform ?? {});
  return {
    ...made,
    // Next's own pattern leaves out .cjs, in which @react-email imports react-dom when it is first asked.
    transform: { ...made.transform, "^.+\\.cjs$": transformer },
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
  };
}

/** unit: rules, next to the code they test. components: what a person does in a dialog, under jsdom. integration: queries and writes on a real PostgreSQL. */
export default async function config() {
  return {
    projects: [
      await project({
        displayName: "unit",
        testEnvironment: "<rootDir>/tests/support/kept-environment.mjs",
        runtime: "<rootDir>/tests/support/kept-modules-runtime.mjs",
        moduleNameMapper: { ...base.moduleNameMapper, ...BUILT_REACT },
        testMatch: ["<rootDir>/{app,components,lib,prisma,scripts,tests/support}/**/*.test.{ts,tsx}"],
      }),
      await project({
        displayName: "components",
        testEnvironment: "<rootDir>/tests/support/jsdom-environment.mjs",
        testMatch: ["<rootDir>/tests/components/**/*.test.{ts,tsx}"],
        setupFilesAfterEnv: ["<rootDir>/tests/support/jsdom-page.ts"],
      }),
      await project({
        displayName: "integration",
        testEnvironment: "<rootDir>/tests/support/kept-environment.mjs",
        runtime: "<rootDir>/tests/support/kept-modules-runtime.mjs",
        testMatch: ["<rootDir>/tests/integration/**/*.test.{ts,tsx}"],
        globalSetup: "<rootDir>/tests/support/global-setup.mjs",
        globalTeardown: "<rootDir>/tests/support/global-teardown.mjs",
        setupFiles: ["<rootDir>/tests/support/worker-environment.ts", "<rootDir>/tests/support/worker-settings.ts"],
        moduleNameMapper: {
          ...base.moduleNameMapper,
          ...BUILT_REACT,
          "^next/cache$": "<rootDir>/tests/support/next-cache.ts",
          "^@node-rs/argon2$": "<rootDir>/tests/support/quick-argon2.ts",
        },
      }),
    ],
    testTimeout: isProof ? 30 * 60_000 : 120_000,
    // Two workers at most: each holds a pool of connections, and the machines of CI have two cores.
    maxWorkers: 2,
  };
}
