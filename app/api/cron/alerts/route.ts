import { z } from "zod";
import { deliverAlerts } from "@/lib/alerts/deliver";
import { isScheduler } from "@/lib/auth/authorise";
import { tellHeldNotes } from "@/lib/channels/channel";
import { deliverStages } from "@/lib/follow/deliver";
import { api } from "@/lib/http/api";
import { throwFirst } from "@/lib/http/error-response";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { sendWaitingMails } from "@/lib/mail/waiting-mails";
import { deliverReminders } from "@/lib/reminders/deliver";

export const dynamic = "force-dynamic";
export const maxDuration = 300;

const querySchema = z.object({ of: z.enum(["notices", "dates"]).optional() });

/**
 * Mails what is due. `of=notices`: what waits in the outbox, and what alerts have found. `of=dates`: stages of followed recruitments and reminders of
 * last dates, with what waited for the morning. Without `of`: both. This server's own timers call it; where no process lives that long, a scheduler does, with
 * `Authorization: Bearer CRON_SECRET`. Calling it more often mails nothing twice.
 */
export const GET = api({ authorise: isScheduler, query: querySchema }, async ({ query }) => {
  // First what somebody waits for. What becomes of the one must not keep back the mails of the other.
  const waiting = await Promise.allSettled([
    query.of === "dates" ? {} : sendWaitingMails(new Date()).then((mails) => ({ waiting: mails })),
  ]);
  const now = new Date();
  const others = await Promise.allSettled([
    query.of === "dates" ? {} : deliverAlerts(now),
    query.of === "notices" ? {} : deliverStages(now).then((stages) => ({ followed: stages })),
    query.of === "notices" ? {} : deliverReminders(now).then((reminders) => ({ reminded: reminders })),
    query.of === "notices" ? {} : tellHeldNotes(now).then((notes) => ({ held: notes })),
  ]);
  const outcomes = [...waiting, ...others];
  throwFirst(outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : [])));
  return respondPrivate(Object.assign({}, ...outcomes.map((outcome) => outcome.status === "fulfilled" && outcome.value)));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
