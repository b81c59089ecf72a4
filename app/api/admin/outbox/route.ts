import { z } from "zod";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { tryListAgain } from "@/lib/mail/dead-lists";
import { findMails, outboxActionSchema, tryMailAgain } from "@/lib/mail/staff-queries";

export const dynamic = "force-dynamic";

const LIMIT = { name: "admin-outbox", calls: 60, seconds: 60 };

/** Finds the mails to an address, which stands in the body since addresses are logged on the way; or tries again one that was given up, or all of a list. */
export const POST = api({ role: "admin", body: z.record(z.string(), z.unknown()), limit: LIMIT }, async ({ body, actor }) => {
  const asked = parseInput(outboxActionSchema, body);
  const now = new Date();
  if (asked.action === "find") return respondPrivate({ mails: await findMails(asked.address, now) });
  if (asked.action === "try-again") await tryMailAgain(asked.id, actor, now);
  else await tryListAgain(asked.list, actor);
  return respondPrivate({ message: "It waits to be sent again." });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
