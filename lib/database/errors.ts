import { Prisma } from "@/lib/generated/prisma/client";
import { propertyOf } from "@/lib/plain-object";

/** Prisma's codes for a server that cannot be reached, answers too late, also to a transaction, or has no connection left. */
const CODES = new Set(["P1000", "P1001", "P1002", "P1003", "P1008", "P1011", "P1017", "P2024", "P2028", "P2037"]);
/** What the driver adapter calls the same; a raw query wraps it in P2010. */
const KINDS = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TlsConnectionError",
  "TooManyConnections",
  "AuthenticationFailed",
  "DatabaseDoesNotExist",
]);
/**
 * PostgreSQL's classes 08 (connection), 57 (shutting down, starting up, a query ended that took too long) and 53 (no room on the disk, no memory); 25006: a
 * standby, while another takes over.
 */
const SQL_STATE = /^(08|57|53|25006)/;
/** ENOENT of a socket alone: a file of the operator's that is missing is not the database. */
const NETWORK =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|getaddrinfo E|connect ENOENT|timeout exceeded when trying to connect|Connection terminated/;

/** Whether an error says that the database is away, or can take nothing just now, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return (CODES.has(error.code) && !isMisused(error)) || isAwayCause(error) || isOfNetwork(error);
  // What the driver throws itself: by its parts, since it may be an Error of another realm.
  return SQL_STATE.test(String(propertyOf(error, "code") ?? "")) || NETWORK.test(String(propertyOf(error, "message") ?? ""));
}

/** What the driver adapter does not know Prisma hands on by the system's code (EHOSTUNREACH) instead of one of its own (P2010). */
function isOfNetwork({ code, message }: Prisma.PrismaClientKnownRequestError): boolean {
  return code.startsWith("E") && NETWORK.test(message);
}

/** Of a transaction that its own code has ended before it asks the last of it: a fault of ours, and no wait would mend it. */
function isMisused({ code, message }: Prisma.PrismaClientKnownRequestError): boolean {
  return code === "P2028" && /committed transaction|transaction that was rolled back/.test(message);
}

/** What PostgreSQL calls an error of a query; nothing where it says no word about it. */
export function sqlStateOf(error: unknown): string {
  const cause = causeOf(error);
  return String(propertyOf(cause, "originalCode") ?? propertyOf(cause, "code") ?? "");
}

/** The driver adapter's own error within one of Prisma. */
function causeOf(error: unknown): unknown {
  return propertyOf(propertyOf(propertyOf(error, "meta"), "driverAdapterError"), "cause");
}

function isAwayCause(error: Prisma.PrismaClientKnownRequestError): boolean {
  const cause = causeOf(error);
  const message = String(propertyOf(cause, "originalMessage") ?? propertyOf(cause, "message") ?? "");
  return KINDS.has(String(propertyOf(cause, "kind"))) || SQL_STATE.test(sqlStateOf(error)) || NETWORK.test(message);
}

/**
 * Whether a write failed because a unique value is taken, and which: `isTaken(error, "users_email_key_key")`. Under a driver adapter
 * Prisma names the constraint only inside the adapter's own error.
 */
export function isTaken(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") return false;
  return constraint === undefined || JSON.stringify(error.meta ?? {}).includes(constraint) || error.message.includes(constraint);
}
