/**
 * Reminders of last dates on this device, for who has no account: 7, 3 and 1 days before the last date of what is saved, from eight in the morning to ten
 * in the evening in India, each once. What is saved lies with the page, which hands it over (components/saved/remind-here.ts); the service worker looks
 * when the site is opened and, where the browser has it, in the background. It imports nothing: its rules are a copy of those of lib/reminders/due.ts,
 * which tests/integration/reminders-on-devices.test.ts holds to them.
 */
const REMINDERS = "niyukti-reminders-1";
const REMINDERS_KEPT = "/kept-reminders";
const REMINDER_DAYS = [1, 3, 7];
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const INDIA_MS = 5.5 * HOUR_MS;
const [MORNING_HOUR, NIGHT_HOUR] = [8, 22];
/** How often all that is saved is asked for: a last date that was moved since it was saved would else be found too late, or never. */
const ASKED_EACH_MS = 12 * HOUR_MS;
/** As many as the call for jobs takes. */
const MAX_REMINDED = 100;

/** What ended longer ago is no news. */
const NEWS_DAYS = 7;

/** One look at a time: two tabs that open at once must not tell twice. */
let looking = Promise.resolve();

/**
 * Which reminder of a notice has come: how many days before its last date it was due, and how many are left; or that it ended. Null where none has, or its
 * owner saved it since and had the date before their eyes. Whoever saved it with a later date, `savedUntil`, had not.
 */
function reminderOf({ deadline, closesAt, savedAt, savedUntil = deadline }, now) {
  const day = Date.parse(deadline) / DAY_MS;
  const left = day - Math.floor((now + INDIA_MS) / DAY_MS);
  const days = REMINDER_DAYS.find((before) => before >= left);
  // A day ends at its last second (lib/dates.ts), whatever hour is given.
  const end = (day + 1) * DAY_MS - INDIA_MS - 1000;
  const closing = closesAt ? Math.min(Date.parse(closesAt), end) : end;
  const isEarlier = deadline < savedUntil;
  if (closing <= now) return isEarlier && savedAt < closing && left >= -NEWS_DAYS ? { days: "ended", left, isEarlier } : null;
  if (days === undefined) return null;
  const due = (day - days) * DAY_MS - INDIA_MS + MORNING_HOUR * HOUR_MS;
  return due <= now && (due > savedAt || isEarlier) ? { days, left, isEarlier } : null;
}

function isNight(now) {
  const hour = ((now + INDIA_MS) % DAY_MS) / HOUR_MS;
  return hour < MORNING_HOUR || hour >= NIGHT_HOUR;
}

/** Takes what a page hands over: the notices and the words for so many days left, of an earlier date and of an end, or null to forget all. */
function keepReminders(given) {
  return inTurn(async (cache) => {
    if (given === null) return caches.delete(REMINDERS);
    const { told = [], askedAt } = await readKept(cache);
    await writeKept(cache, { ...given, jobs: given.jobs.slice(0, MAX_REMINDED), told, askedAt });
    return tellDue(cache, Date.now());
  });
}

/** Tells what is due. */
function lookForReminders() {
  return inTurn((cache) => tellDue(cache, Date.now()));
}

function inTurn(work) {
  looking = looking.catch(() => undefined).then(async () => work(await caches.open(REMINDERS)));
  return looking;
}

async function tellDue(cache, now) {
  const { jobs = [], told = [], askedAt = 0, ...words } = await readKept(cache);
  if (isNight(now) || Notification.permission !== "granted") return;
  const keyOf = ({ id, deadline }, { days }) => `${id}.${deadline}.${days}`;
  const isTold = ({ id, deadline }) => told.some((key) => key.startsWith(`${id}.${deadline}.`));
  const isDue = (job) => {
    const reminder = reminderOf(job, now);
    // That a date of which they were reminded has come is no news.
    return reminder !== null && !(reminder.days === "ended" ? isTold(job) : told.includes(keyOf(job, reminder)));
  };
  const asksAll = now - askedAt >= ASKED_EACH_MS;
  const asked = asksAll ? jobs : jobs.filter(isDue);
  if (asked.length === 0) return;
  // A last date that moved since it was saved is not told wrongly; without the network nothing is, and the next look tries again.
  const live = await liveJobs(asked);
  const asItIs = (job) => ({ ...job, savedUntil: job.deadline, ...pick(live.get(job.id)), till: tillOf(job, live.get(job.id)) });
  const current = asked.map(asItIs).filter((job) => live.has(job.id) && isDue(job));
  const ids = new Set(jobs.map(({ id }) => String(id)));
  const kept = told.filter((key) => ids.has(key.split(".")[0]));
  // Noted before it is shown: a reminder that is lost is better than one that comes again and again.
  const toldNow = current.map((job) => keyOf(job, reminderOf(job, now)));
  await writeKept(cache, { jobs, ...words, told: [...kept, ...toldNow], askedAt: asksAll ? now : askedAt });
  for (const job of current) {
    const reminder = reminderOf(job, now);
    const title = wordsOf(reminder, words, !isTold(job)).replace("{title}", () => job.title);
    // The one before, where it still stands, gives way; without asking for it that would make no sound.
    const body = reminder.days === "ended" ? undefined : job.till;
    const options = { body, icon: "/icon.svg", tag: `reminder-${job.id}`, renotify: true, data: { href: job.href } };
    if (title) await self.registration.showNotification(title, options);
  }
}

/** The hour in the words of the page, where it is still the one that was handed over. */
function tillOf(job, live) {
  return live?.closesAt && Date.parse(live.closesAt) === Date.parse(job.closesAt) ? job.till : undefined;
}

/** That a date is an earlier one is said once. What an older page handed over has no words for it. */
function wordsOf({ days, left, isEarlier }, { words = [], earlierWords = words, endedWords = "" }, isFirst) {
  if (days === "ended") return endedWords;
  return (isEarlier && isFirst ? earlierWords : words)[left] ?? "";
}

/** The present state of some notices, by the numbers under which they were saved. */
async function liveJobs(asked) {
  const response = await fetch(`/api/jobs/by-id?ids=${asked.map(({ id }) => id).join(",")}`);
  if (!response.ok) throw new Error(`The present state of the jobs was answered with ${response.status}`);
  const { jobs, joined = {} } = await response.json();
  const byId = new Map(jobs.map((job) => [job.id, job]));
  // One that was joined with another closes with it; its address leads there.
  return new Map(asked.flatMap(({ id }) => (byId.has(joined[id] ?? id) ? [[id, byId.get(joined[id] ?? id)]] : [])));
}

function pick(job) {
  return job ? { deadline: job.deadline, closesAt: job.closesAt } : {};
}

async function readKept(cache) {
  return (await (await cache.match(REMINDERS_KEPT))?.json()) ?? {};
}

function writeKept(cache, kept) {
  return cache.put(REMINDERS_KEPT, new Response(JSON.stringify(kept)));
}
