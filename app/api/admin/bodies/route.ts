import { z } from "zod";
import { changeBodies } from "@/lib/bodies/staff/mutations";
import { bodyActionSchema } from "@/lib/bodies/staff/schema";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { counted } from "@/lib/i18n/format";

export const dynamic = "force-dynamic";

const LIMIT = { name: "admin-bodies", calls: 60, seconds: 60 };

/** Says what body a name means, saves a body, or takes back what was changed of it; notices that waited for it are sorted. */
export const POST = api({ role: "editor", body: z.record(z.string(), z.unknown()), limit: LIMIT }, async ({ body, actor }) => {
  const sorted = await changeBodies(parseInput(bodyActionSchema, body), actor);
  return respondPrivate({ message: `Saved; ${counted(sorted, "notice")} sorted.` });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
