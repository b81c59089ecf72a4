import { z } from "zod";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { changeSource } from "@/lib/sources/staff/mutations";
import { sourceActionSchema } from "@/lib/sources/staff/schema";

export const dynamic = "force-dynamic";

const LIMIT = { name: "admin-sources", calls: 60, seconds: 60 };

/** Turns a source on or off, lets it run now, or saves its definition. */
export const POST = api({ role: "admin", body: z.record(z.string(), z.unknown()), limit: LIMIT }, async ({ body, actor }) => {
  await changeSource(parseInput(sourceActionSchema, body), { actor, now: new Date() });
  return respondPrivate({ message: "Saved." });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
