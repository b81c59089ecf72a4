import push from "web-push";
import { z } from "zod";
import { askService } from "@/lib/channels/ask-service";
import type { Channel } from "@/lib/channels/channel";
import { isPushOn } from "@/lib/channels/configured";
import { goesOn } from "@/lib/channels/has-channel";
import type { Note } from "@/lib/channels/note";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { Prisma } from "@/lib/generated/prisma/client";
import { site } from "@/lib/site";

/** The push services of the browsers: what a subscription names is asked by this server, which must not be led into its own network. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)$/;
/** Browsers of one person; the oldest leaves. */
const MAX_DEVICES = 10;
/** What is near its end a day later is told by the next mail. */
const KEPT_SECONDS = 24 * 3600;

const base64url = (bytes: number) =>
  z.string().refine((text) => /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, "base64url").length === bytes);

/** A subscription as a browser writes it (Push API, PushSubscription.toJSON). */
export const subscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/, hostname: SERVICES }).max(1000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});

/** The key by which browsers know the site; null where Web Push is not configured. */
export function pushKey(): string | null {
  return isPushOn() ? (env.VAPID_PUBLIC_KEY ?? null) : null;
}

/** The browsers that a session is told on, by what the push service calls them: of one that was signed out of meanwhile a browser itself knows nothing. */
export async function toldBrowsers(sessionId: string): Promise<string[]> {
  const rows = await db().pushSubscription.findMany({ where: { sessionId, goneAt: null }, select: { endpoint: true } });
  return rows.map(({ endpoint }) => endpoint);
}

/** Keeps a browser of a person. One that somebody else used before is theirs no more: it shows what is told to whoever uses it now. */
export async function subscribe(
  { id: userId, sessionId }: { id: number; sessionId: string },
  { endpoint, keys }: z.output<typeof subscriptionSchema>,
): Promise<void> {
  const row = { userId, sessionId, ...keys, createdAt: new Date(), goneAt: null };
  await db().pushSubscription.upsert({ where: { endpoint }, create: { endpoint, ...row }, update: row });
  await db().$executeRaw`
    DELETE FROM push_subscriptions WHERE endpoint IN (
      SELECT endpoint FROM push_subscriptions WHERE user_id = ${userId} ORDER BY created_at DESC OFFSET ${MAX_DEVICES})`;
}

/**
 * Keeps the subscription that a browser made by itself in the place of the one it had. A session is that of one browser, so what it was told by is the old
 * one, which the browser itself may not know any more, and of which its push service may have said so first; one that is told nothing did not ask for it.
 * @returns whether the session is told
 */
export async function renew(
  actor: { id: number; sessionId: string },
  subscription: z.output<typeof subscriptionSchema>,
): Promise<boolean> {
  const { id: userId, sessionId } = actor;
  if ((await db().pushSubscription.count({ where: { userId, sessionId } })) === 0) return false;
  await subscribe(actor, subscription);
  await db().pushSubscription.deleteMany({ where: { userId, sessionId, endpoint: { not: subscription.endpoint } } });
  return true;
}

/** Forgets a browser. */
export async function unsubscribe(userId: number, endpoint: string): Promise<void> {
  await db().pushSubscription.deleteMany({ where: { userId, endpoint } });
}

/** Notifications of the service worker (public/sw-push.js), encrypted for the browser alone (RFC 8291), signed by the site's key (RFC 8292). */
export const webPush: Channel = {
  name: "web-push",
  isOn: isPushOn,
  tell: async (userId, note, now) => {
    // Who signed out on a browser, or was signed out of it, reads nothing there any more.
    const devices = await db().$queryRaw<Device[]>`
      SELECT endpoint, p256dh, auth FROM push_subscriptions JOIN sessions ON sessions.id = session_id
      JOIN users ON users.id = sessions.user_id
      WHERE users.id = ${userId} AND gone_at IS NULL AND ${goesOn(Prisma.sql`sessions`, now)}`;
    const taken = await Promise.all(devices.map((device) => tellDevice(device, note)));
    return taken.filter(Boolean).length;
  },
};

type Device = { endpoint: string; p256dh: string; auth: string };

function tellDevice(device: Device, note: Note): Promise<boolean> {
  const { endpoint } = device;
  return askService(
    "web-push",
    () => [endpoint, messageTo(device, note)],
    // The browser has unsubscribed, is gone, or is about to renew it: that its session was told is remembered as long as that runs.
    {
      statuses: [404, 410],
      forget: () => db().pushSubscription.updateMany({ where: { endpoint }, data: { goneAt: new Date() } }),
    },
  );
}

function messageTo({ endpoint, p256dh, auth }: Device, note: Note): RequestInit {
  const { VAPID_PUBLIC_KEY: publicKey = "", VAPID_PRIVATE_KEY: privateKey = "" } = env;
  const { headers, body } = push.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
    TTL: KEPT_SECONDS,
    vapidDetails: { subject: `mailto:${site.email}`, publicKey, privateKey },
  });
  const { "Content-Length": _length, ...own } = headers as Record<string, string>;
  return { headers: own, body: new Uint8Array(body ?? []) };
}
