import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { announceFromOutside, announceLeftovers } from "@/lib/cache/announce-from-outside";
import { DAY_MS } from "@/lib/dates";
import { askForDueSources } from "@/lib/sources/due-sources";
import { MIDNIGHT_TASKS } from "@/lib/tasks/midnight";

/** Something that happens by itself: of all servers on one database, one does it. Each run must be safe to happen twice. */
export type Schedule = {
  /** Verb and noun; its jobs carry this name in the database. */
  task: string;
  /** When, in words. */
  when: string;
  /** The same as a crontab, in UTC. */
  cron: string;
  /** Further runs, in seconds after each of the crontab, which knows nothing shorter than a minute. */
  againAfterSeconds?: readonly number[];
  /** How long ago a run may have been due, while no server ran, to be made up for at the next start. */
  madeUpForMs?: number;
  run: (now: Date) => Promise<unknown>;
};

const ALERTS_TIMEOUT_MS = 4 * 60 * 1000;

type Options = {
  origin: string;
  secret: string;
  /** How many nightly backups are kept; with 0 none is made. */
  keptBackups: number;
  /** Ends what must not hold up the end of this server. */
  stopping: AbortSignal;
};

/** The schedule of every worker: of sources, which must not hold up the others while they wait for slow sites. Each source says how often it is due. */
export const SOURCE_SCHEDULE: Schedule = {
  task: "ask-for-due-sources",
  when: "every 10 seconds: how late a source may be looked at, once it is due by its own schedule or the staff asks",
  cron: "* * * * *",
  againAfterSeconds: [10, 20, 30, 40, 50],
  run: askForDueSources,
};

/**
 * Every other schedule of the site; lib/tasks/midnight.ts says of each how a host without processes does the same. What a server forgets of its own
 * memory at midnight is not here: its change listener does that (lib/cache/change-listener.ts).
 * Alerts are delivered behind this server's own guarded route, since the settings that were found while starting (the secret that signs
 * the links of mails, the port) are known there.
 */
export function schedulesOf({ origin, secret, keptBackups, stopping }: Options): Schedule[] {
  const backUp: Schedule = {
    task: "back-up",
    when: "every night at 02:30 in India, and at the start where a night was missed",
    cron: "0 21 * * *",
    madeUpForMs: DAY_MS,
    run: () => backUpNightly(keptBackups, stopping),
  };
  return [...OF_JOBS, ...deliveriesOf(origin, secret), ...UPKEEP, ...(keptBackups > 0 ? [backUp] : [])];
}

const OF_JOBS: readonly Schedule[] = [
  {
    task: "publish-due-jobs",
    when: "every 20 seconds: no scheduled job becomes public later than that",
    cron: "* * * * *",
    againAfterSeconds: [20, 40],
    run: publishAndAnnounceDueJobs,
  },
  {
    task: "mark-jobs-of-bodies",
    when: "every 20 seconds: how late the jobs of a body are found by a name that the staff has given it",
    cron: "* * * * *",
    againAfterSeconds: [20, 40],
    run: (now) => MIDNIGHT_TASKS["mark-jobs-of-bodies"](now, { announce: announceFromOutside }),
  },
];

function deliveriesOf(origin: string, secret: string): Schedule[] {
  return [
    {
      task: "deliver-alerts",
      when: "every 20 seconds: with as much until a scheduled job is public, an instant alert is mailed within a minute",
      cron: "* * * * *",
      againAfterSeconds: [20, 40],
      run: () => askOwnServer(`${origin}/api/cron/alerts?of=notices`, secret),
    },
    {
      task: "remind-of-dates",
      when: "every 5 minutes: how late a stage of a followed recruitment or a reminder may be",
      cron: "*/5 * * * *",
      run: () => askOwnServer(`${origin}/api/cron/alerts?of=dates`, secret),
    },
  ];
}

const UPKEEP: readonly Schedule[] = [
  {
    task: "tell-engines",
    when: "every minute: how late a search engine hears of a notice, where any is to be told",
    cron: "* * * * *",
    run: MIDNIGHT_TASKS["tell-engines"],
  },
  {
    task: "clear-expired-counts",
    when: "every hour, ten minutes past: attempts and calls that count for nothing any more",
    cron: "10 * * * *",
    run: MIDNIGHT_TASKS["clear-expired-counts"],
  },
  {
    task: "add-notice-keys",
    when: "every 10 minutes: jobs that were written before there were keys to find similar ones by, of which there are none after a while",
    cron: "*/10 * * * *",
    run: MIDNIGHT_TASKS["add-notice-keys"],
  },
  {
    task: "offer-stored-pairs",
    when: "every 10 minutes: jobs that changed and may be one recruitment with another that is there, for the staff to decide",
    cron: "5,15,25,35,45,55 * * * *",
    run: MIDNIGHT_TASKS["offer-stored-pairs"],
  },
  {
    task: "mark-words",
    when: "every 10 minutes: words of jobs that were written before words were marked by where they stand, of which there are none after a while",
    cron: "*/10 * * * *",
    run: MIDNIGHT_TASKS["mark-words"],
  },
  {
    task: "renew-facts",
    when: "every 10 minutes: pay, places and levels that an older release found otherwise in jobs of the staff, of which there are none after a while",
    cron: "*/10 * * * *",
    run: MIDNIGHT_TASKS["renew-facts"],
  },
  {
    task: "erase-outdated",
    when: "every night at 02:00 in India, and at the start where a night was missed",
    cron: "30 20 * * *",
    madeUpForMs: DAY_MS,
    run: MIDNIGHT_TASKS["erase-outdated"],
  },
];

/** In a process of its own: compressing a million rows must not slow the answers of this one. */
async function backUpNightly(keep: number, signal: AbortSignal): Promise<void> {
  const args = ["--import", "tsx", "scripts/backup.ts", "--nightly", String(keep)];
  await promisify(execFile)(process.execPath, args, { signal });
}

async function askOwnServer(url: string, secret: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(ALERTS_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
}

/** Publishes scheduled jobs whose time has come, so that they show on the next request, and announces what no writer has announced. */
async function publishAndAnnounceDueJobs(now: Date): Promise<void> {
  const ids = await MIDNIGHT_TASKS["publish-due-jobs"](now);
  await (ids.length > 0 ? announceFromOutside() : announceLeftovers());
}
