import { z } from "zod";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { changeNames } from "@/lib/jobs/search/words/staff/mutations";
import { namesActionSchema } from "@/lib/jobs/search/words/staff/schema";

export const dynamic = "force-dynamic";

const LIMIT = { name: "admin-words", calls: 60, seconds: 60 };

/** Adds a name that searches know, saves all names of a thing, or takes back what was changed of them. */
export const POST = api({ role: "editor", body: z.record(z.string(), z.unknown()), limit: LIMIT }, async ({ body, actor }) => {
  await changeNames(parseInput(namesActionSchema, body), actor);
  return respondPrivate({ message: "Searches know it now." });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
