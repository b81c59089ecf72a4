import { z } from "zod";
import { setMessageStatus } from "@/lib/contact/inbox";
import { messageActionSchema } from "@/lib/contact/inbox-schema";
import { replyToMessage } from "@/lib/contact/replies";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";

export const dynamic = "force-dynamic";

const LIMIT = { name: "admin-messages", calls: 60, seconds: 60 };

const KEPT = "No mail server is set: the reply lies in the outbox folder of the server, and was not sent.";

/** Sets the status of a visitor's message, `{status}`, or answers it by mail, `{reply}`; 409 where another reply came after the one `seen` last; `isSent` is false where no mail server is set. */
export const POST = api(
  { role: "editor", body: z.record(z.string(), z.unknown()), limit: LIMIT },
  async ({ params, body, actor }) => {
    const id = parseId(params.id) ?? NO_ID;
    const action = parseInput(messageActionSchema, body);
    if ("status" in action) {
      await setMessageStatus(id, action.status, actor);
      return respondPrivate({ message: "The status was changed." });
    }
    const isSent = await replyToMessage(id, { text: action.reply, seen: action.seen }, actor);
    return respondPrivate({ message: isSent ? "The reply was sent." : KEPT, isSent });
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
