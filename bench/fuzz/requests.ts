import { fc } from "@/tests/support/properties";
import type { Call } from "./calls";
import { EXAMPLES, FILES } from "./examples";
import { valuesOf } from "./from-schema";
import { hostileJson } from "./json-texts";
import { anyValue, hostileText } from "./values";

const ROLES = ["nobody", "user", "editor", "admin", "machine"] as const;
export type Role = (typeof ROLES)[number];
export type Sent = {
  route: string;
  method: string;
  path: string;
  role: Role;
  carrier: "cookie" | "bearer";
  headers: Record<string, string>;
  body: Buffer | null;
};

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const OTHER_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const TYPES = [
  "",
  "text/plain",
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  FORM_TYPE,
  "application/xml",
  "text/csv",
  "a/b/c;;=",
  "application/json, text/html",
];
const FORM_NAMES = [
  "new",
  "job-1",
  "job-2",
  "review-1",
  "sign-in",
  "register",
  "forgot-password",
  "reset-password",
  "profile",
  "password",
  "delete",
  "sessions",
  "verify-email",
  "unsubscribe",
  "mail-alert",
  "mail-alerts",
];

const often = <T>(usual: fc.Arbitrary<T>, weight: number, seldom: fc.Arbitrary<T>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 10 - weight, arbitrary: seldom });

/** What may be sent to a call: of its own method and schema mostly, and of any other kind. */
export function requestsTo(call: Call): fc.Arbitrary<Sent> {
  return fc
    .record({
      route: fc.constant(`${call.method} ${call.route}`),
      method: often(fc.constant(call.method), 9, fc.constantFrom(...OTHER_METHODS)),
      path: fc.tuple(pathsOf(call.route), queriesOf(call)).map(([path, query]) => (query ? `${path}?${query}` : path)),
      role: rolesFor(call.route),
      carrier: fc.constantFrom("cookie", "bearer"),
      content: often(contentOf(call), 9, fc.record({ type: fc.constantFrom(...TYPES), body: bytes })),
      more: often(fc.constant({}), 7, oddHeaders),
    })
    .map(({ content, more, ...sent }) => {
      const hasBody = sent.method !== "GET" && sent.method !== "HEAD";
      const type: Record<string, string> = hasBody && content.type ? { "content-type": content.type } : {};
      return { ...sent, headers: { ...type, ...more }, body: hasBody ? content.body : null };
    });
}

function rolesFor(route: string): fc.Arbitrary<Role> {
  const usual: Role[] = route.startsWith("/api/admin")
    ? ["admin", "editor"]
    : route.startsWith("/api/users/me")
      ? ["user"]
      : route.startsWith("/api/cron")
        ? ["machine"]
        : ["nobody", "user"];
  return often(fc.constantFrom(...usual), 8, fc.constantFrom(...ROLES));
}

function pathsOf(route: string): fc.Arbitrary<string> {
  const parts = route.split("/").map((part) => {
    if (part === "[form]") return often(fc.constantFrom(...FORM_NAMES), 8, oddPart);
    if (part.startsWith("[...")) return fc.array(oddPart, { minLength: 1, maxLength: 3 }).map((odd) => odd.join("/"));
    return part.startsWith("[") ? often(fc.integer({ min: 1, max: 40 }).map(String), 8, oddPart) : fc.constant(part);
  });
  return fc.tuple(...parts).map((made) => made.join("/"));
}

/** A part of a path as clients encode it, or do not. */
const oddPart = fc.oneof(
  hostileText.map((text) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 3_000) || "x"),
  fc.constantFrom("%00", "%E0%A4%A", "%ff", "..%2f..", "1.0", "01", "1e3", "%31", "1;a=b", "0", "-1", "99999999999"),
);

function queriesOf({ takes: { query } }: Call): fc.Arbitrary<string> {
  const odd = fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom("page", "limit", "search", "sortBy", "id", "lang", "tags", "since", "name", "format"),
          hostileText,
        ),
        hostileText,
      ),
      { maxLength: 4 },
    )
    .map((pairs) => queryString(pairs));
  const raw = fc.constantFrom(
    "",
    "=",
    "&&&",
    "?",
    "a",
    "a=%",
    "page=%FF",
    "search=%E0%A4%A",
    "page[]=1",
    "lang=hi",
    "lang=fr",
    "id=1&id=2",
  );
  if (!query)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom("", "lang=hi") },
      { weight: 1, arbitrary: odd },
      { weight: 1, arbitrary: raw },
    );
  const own = valuesOf(query).map((value) => queryString(pairsOf(value)));
  return fc.oneof({ weight: 8, arbitrary: own }, { weight: 1, arbitrary: odd }, { weight: 1, arbitrary: raw });
}

function pairsOf(value: unknown): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([name, given]) => [name, typeof given === "string" ? given : (JSON.stringify(given) ?? "")]);
}

/** Within the 16 KB of headers that the server takes. */
const queryString = (pairs: readonly [string, string][]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name.slice(0, 500), value.slice(0, 2_000)])).toString().slice(0, 12_000);

type Content = { type: string; body: Buffer };

function contentOf({ method, route, takes: { body } }: Call): fc.Arbitrary<Content> {
  if (route.startsWith("/api/admin/import")) return fc.record({ type: fc.constant("application/octet-stream"), body: bytes });
  const values = [anyValue, ...(body ? [valuesOf(body)] : []), ...(EXAMPLES[`${method} ${route}`] ?? []).map(changed)];
  // The most telling last, and most often.
  const value = fc.oneof(...values.map((arbitrary, at) => ({ weight: 1 + 4 * at, arbitrary })));
  const json = value.map((given) => ({ type: JSON_TYPE, body: Buffer.from(JSON.stringify(given) ?? "null") }));
  const broken = hostileJson.map((text) => ({ type: JSON_TYPE, body: Buffer.from(text) }));
  const form = fc
    .oneof(value, fields)
    .map((given) => ({ type: FORM_TYPE, body: Buffer.from(new URLSearchParams(pairsOf(given)).toString()) }));
  const formWeight = route.includes("[form]") || route.endsWith("contact") || route.endsWith("login") ? 5 : 1;
  return fc.oneof({ weight: 8, arbitrary: json }, { weight: 1, arbitrary: broken }, { weight: formWeight, arbitrary: form });
}

/** An example with up to three of its fields, at any depth, put to something else. */
function changed(example: object): fc.Arbitrary<unknown> {
  const places = placesIn(example);
  const change = fc.tuple(fc.constantFrom(...places), anyValue);
  return fc.array(change, { maxLength: 2 }).map((changes) => {
    const copy = structuredClone(example) as Record<string, unknown>;
    for (const [place, value] of changes) put(copy, place, value);
    return copy;
  });
}

function placesIn(value: unknown, place: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [[...place]];
  const inner = Object.entries(value).flatMap(([name, given]) => placesIn(given, [...place, name]));
  return place.length > 0 ? [[...place], ...inner] : inner;
}

function put(target: Record<string, unknown>, [name = "", ...rest]: readonly string[], value: unknown): void {
  const inner = target[name];
  if (rest.length === 0 || typeof inner !== "object" || inner === null) target[name] = value;
  else put(inner as Record<string, unknown>, rest, value);
}

/** What plain forms of the accounts ask. */
const fields = fc.dictionary(
  fc.constantFrom(
    "email",
    "password",
    "fullName",
    "phone",
    "token",
    "next",
    "newPassword",
    "currentPassword",
    "confirmPassword",
    "language",
    "name",
    "subject",
    "message",
    "mark",
    "username",
    "code",
    "id",
  ),
  fc.oneof(hostileText, fc.constantFrom("a@example.org", "correct horse", "/saved", "//evil.example", "123456")),
);

const bytes = fc.oneof(
  fc.constantFrom(...FILES).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
  hostileJson.map((text) => Buffer.from(text)),
  hostileText.map((text) => Buffer.from(text)),
);

/** Of characters that a header may hold at all; others no client can send. */
const headerText = hostileText.map((text) =>
  text
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, "?")
    .slice(0, 2_000)
    .trim(),
);

const ODD_HEADERS: Record<string, fc.Arbitrary<string>> = {
  cookie: fc.oneof(
    headerText,
    headerText.map((text) => `niyukti_session=${text}`),
  ),
  authorization: fc.oneof(
    headerText,
    headerText.map((text) => `Bearer ${text}`),
  ),
  origin: fc.oneof(fc.constantFrom("null", "https://evil.example", "http://127.0.0.1:0"), headerText),
  "sec-fetch-site": fc.constantFrom("cross-site", "same-origin", "none", "x"),
  "accept-language": headerText,
  "accept-encoding": fc.constantFrom("br", "gzip;q=0", "*", "identity;q=0", ";;;", "x".repeat(1_000)),
  "content-encoding": fc.constantFrom("gzip", "br", "x"),
  "if-none-match": headerText,
  "user-agent": headerText,
  "x-forwarded-host": headerText,
  "x-forwarded-proto": headerText,
  "x-internal-secret": headerText,
  range: fc.constantFrom("bytes=0-1", "bytes=-1", "x"),
  expect: fc.constantFrom("100-continue"),
  "next-action": headerText,
  rsc: fc.constant("1"),
  "next-router-state-tree": headerText,
};

/** One of them or two. */
const oddHeaders = fc
  .array(fc.oneof(...Object.entries(ODD_HEADERS).map(([name, value]) => value.map((given) => [name, given] as const))), {
    minLength: 1,
    maxLength: 2,
  })
  .map((pairs): Record<string, string> => Object.fromEntries(pairs));
