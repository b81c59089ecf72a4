export const dynamic = "force-dynamic";

/** A route handler that does nothing: what calls of the API are measured against. */
export function GET(): Response {
  return Response.json({});
}
