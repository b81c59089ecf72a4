import { type NextRequest, NextResponse } from "next/server";
import { adminLinks } from "@/lib/admin-links";
import { bearerToken, COOKIE_NAMES, namesBearer, renewedCookie } from "@/lib/auth/cookies";
import { readToken } from "@/lib/auth/tokens";
import { env } from "@/lib/env";
import { FLASH_COOKIE } from "@/lib/http/forms/flash";
import { respondPrivate } from "@/lib/http/json-response";
import { refuseSearch } from "@/lib/http/limits/search-limit";
import { ASKED_PATH_HEADER } from "@/lib/http/safe-path";
import { contentSecurityPolicy } from "@/lib/http/security-headers.mjs";
import { translator } from "@/lib/i18n/translate";

/**
 * The first gate of the admin area, and never the only one: whoever holds no readable token is turned away before a page or a call
 * runs; these ask the database themselves whether the session still holds and what it may do. Pages that show somebody's own data get a
 * Content-Security-Policy with a nonce; cached public pages, the same for every visitor, cannot have one. And who searches more than
 * a person can is held up (SEARCHES_A_MINUTE).
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (isPublic(pathname)) {
    const refusal = await refuseSearch(request);
    if (refusal) return refusal;
    return hasCapitals(pathname) ? toLowerCase(request) : NextResponse.next();
  }
  if (pathname.startsWith("/api/")) return (await mayCallAdmin(request, pathname)) ? NextResponse.next() : refuseCall();
  const isAdminPage = pathname === "/admin" || pathname.startsWith("/admin/");
  if (isAdminPage && pathname !== "/admin/login" && !(await holdsAdminCookie(request))) {
    // Next leaves out the host again where it is its own: behind a proxy it may not know the public one.
    return NextResponse.redirect(new URL(adminLinks.login({ next: askedPath(request) }), request.nextUrl));
  }
  const response = withNonce(request);
  const renewed = await renewedCookie(request, isAdminPage ? "admin" : "user", new Date());
  if (renewed) response.headers.append("set-cookie", renewed);
  // What a form had to say is said once: this page shows it, a reload does not. Not by `response.cookies`: that would take the cookie
  // from the page too.
  if (request.cookies.has(FLASH_COOKIE)) response.headers.append("set-cookie", `${FLASH_COOKIE}=; Path=/; Max-Age=0`);
  return response;
}

/** Whether the address of a list, a notice or a page of one name is written with capitals, which none of them has. */
function hasCapitals(pathname: string): boolean {
  return /^\/(?:jobs?\/|[^/.]+$)/i.test(pathname) && pathname !== pathname.toLowerCase();
}

/**
 * /jobs/SSC leads to /jobs/ssc and /FAQ to /faq: addresses are told apart by their case, and people write these names in capitals. So does /Jobs/ssc, whose list the rewrites,
 * which know no case, would show to a search that none of the matchers below counts.
 */
function toLowerCase({ nextUrl }: NextRequest): Response {
  const { pathname, search } = nextUrl;
  return NextResponse.redirect(new URL(pathname.toLowerCase() + search, nextUrl), 308);
}

/** Whether it is anybody's, and stands in the matcher for its searches or its capitals alone. */
function isPublic(pathname: string): boolean {
  return hasCapitals(pathname) || /^\/(?:$|(?:jobs|exams|feeds)\b)/i.test(pathname) || /^\/api\/(?!admin\/)/.test(pathname);
}

async function mayCallAdmin(request: NextRequest, pathname: string): Promise<boolean> {
  if (pathname === "/api/admin/login") return true;
  if (!namesBearer(request)) return holdsAdminCookie(request);
  const token = bearerToken(request) ?? "";
  // A user's token is a session too: the call itself says that it may not do this.
  return Boolean((await readToken("admin", "bearer", token)) ?? (await readToken("user", "bearer", token)));
}

async function holdsAdminCookie(request: NextRequest): Promise<boolean> {
  return Boolean(await readToken("admin", "cookie", request.cookies.get(COOKIE_NAMES.admin)?.value ?? ""));
}

function refuseCall(): Response {
  return respondPrivate({ message: translator("en", "api")("unauthenticated") }, { status: 401 });
}

function askedPath({ nextUrl: { pathname, search } }: NextRequest): string {
  return `${pathname}${search}`;
}

function withNonce(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(`'nonce-${nonce}'`, env.NODE_ENV);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set(ASKED_PATH_HEADER, askedPath(request));
  // Next reads the nonce for its own scripts from the policy of the request.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/", has: [{ type: "query", key: "search" }] },
    { source: "/", has: [{ type: "query", key: "tags" }] },
    { source: "/", has: [{ type: "query", key: "tag" }] },
    { source: "/jobs/:name", has: [{ type: "query", key: "search" }] },
    { source: "/jobs/:name", has: [{ type: "query", key: "tags" }] },
    { source: "/jobs/:name", has: [{ type: "query", key: "tag" }] },
    { source: "/exams", has: [{ type: "query", key: "search" }] },
    { source: "/exams.ics", has: [{ type: "query", key: "search" }] },
    { source: "/feeds/:file", has: [{ type: "query", key: "search" }] },
    { source: "/feeds/:file", has: [{ type: "query", key: "tags" }] },
    { source: "/feeds/:file", has: [{ type: "query", key: "tag" }] },
    { source: "/api/jobs", has: [{ type: "query", key: "search" }] },
    { source: "/api/jobs", has: [{ type: "query", key: "tags" }] },
    "/api/suggest",
    "/admin/:path*",
    "/api/admin/:path*",
    "/sign-in",
    "/register",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
    "/unsubscribe",
    "/settings/:path*",
    "/job/:id/eligibility",
    // Only names with a capital letter: all others are not held up.
    "/jobs/:name([^/]*[A-Z][^/]*)",
    "/jobs/:name/:topic([^/]*[A-Z][^/]*)",
    "/jobs/:name([^/]*[A-Z][^/]*)/:topic",
    "/:jobs((?!jobs/)[jJ][oO][bB][sS])/:name/:topic?",
    "/:job((?!job/)[jJ][oO][bB])/:id/:rest*",
    // Neither files nor what is written in percent signs, whose hexadecimal digits are capitals.
    "/:page([^/.%]*[A-Z][^/.%]*)",
  ],
};
