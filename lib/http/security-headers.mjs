/**
 * What every response says beside its policy, names and values. Strict-Transport-Security is of this host alone: whether its neighbours speak TLS is
 * not for the site to say.
 * @type {readonly (readonly [name: string, value: string])[]}
 */
export const SECURITY_HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Strict-Transport-Security", "max-age=31536000"],
];

/** The Content-Security-Policy of what is no page: shown by itself, as somebody may get a browser to do, it loads and runs nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a page, in which only the scripts differ: next.config.mjs gives it to what is kept for everybody, middleware.ts to a
 * page made for one request.
 * @param {string} scripts the sources of script-src beside the site itself, such as `'nonce-...'`
 * @param {string} [mode] NODE_ENV; in development the framework evaluates texts as scripts
 * @returns {string} the value of the header
 */
export function contentSecurityPolicy(scripts, mode) {
  const evaluation = mode === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${evaluation}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join("; ");
}
