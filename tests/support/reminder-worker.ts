import { readFileSync } from "node:fs";
import { addDays, type Day, dayInIndia, startOfDay } from "@/lib/dates";

/** The script of the service worker that reminds on a device, played without a browser. */
export const TODAY = dayInIndia(new Date());
const HOUR_MS = 3_600_000;
export const at = (day: Day, hour: number) => startOfDay(day).getTime() + hour * HOUR_MS;

export type Handed = { words: string[]; earlierWords?: string[]; endedWords?: string; jobs: Record<string, unknown>[] };
export type Live = { id: number; deadline: Day; closesAt: string | null };

/** The script of the service worker, with what a browser gives it. */
export function playWorker() {
  const kept = new Map<string, string>();
  const shown: string[] = [];
  const sounded: boolean[] = [];
  const bodies: (string | undefined)[] = [];
  const asked: string[] = [];
  const joined: Record<string, number> = {};
  const play = { now: 0, permission: "granted", live: [] as Live[] | null, joined, kept, shown, sounded, bodies, asked };
  const cache = {
    match: async (key: string) => (kept.has(key) ? { json: async () => JSON.parse(kept.get(key) ?? "") } : undefined),
    put: async (key: string, text: string) => void kept.set(key, text),
  };
  const caches = { open: async () => cache, delete: async () => kept.clear() };
  const showNotification = async (title: string, { renotify = false, body }: { renotify?: boolean; body?: string }) => {
    shown.push(title);
    bodies.push(body);
    sounded.push(renotify);
  };
  const self = { registration: { showNotification } };
  const fetched = async (url: string) => {
    asked.push(url.split("ids=")[1] ?? "");
    if (play.live === null) throw new TypeError("The network is away");
    return { ok: true, json: async () => ({ jobs: play.live, joined: play.joined }) };
  };
  const clock = { parse: Date.parse, now: () => play.now };
  const make = new Function(
    ...["caches", "self", "fetch", "Date", "Response", "Notification"],
    `${readFileSync("public/sw-reminders.js", "utf8")}; return { keep: keepReminders, look: lookForReminders };`,
  );
  // A class that is its text: what is kept is read back by `match`.
  const Response = function (this: unknown, text: string) {
    return Object(text);
  };
  const notification = Object.defineProperty({}, "permission", { get: () => play.permission });
  const worker = make(caches, self, fetched, clock, Response, notification) as {
    keep: (given: Handed | null) => Promise<void>;
    look: () => Promise<void>;
  };
  return { ...worker, play };
}

export const WORDS = Array.from({ length: 8 }, (_, days) => `${days} {title}`);
export const LAST = addDays(TODAY, 20);
export const JOB = { id: 5, title: "Clerk $& {title}", deadline: LAST, savedAt: at(TODAY, 9), href: "/job/5" };
