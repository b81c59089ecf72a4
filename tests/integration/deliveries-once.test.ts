import { addDays, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { mailFigures } from "@/lib/mail/staff-queries";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import * as played from "@/tests/support/delivery-faults";
import { startDeliveryWorkers } from "@/tests/support/delivery-workers";
import { MINUTE_MS, publish } from "@/tests/support/mail-alerts";
import { randomOf } from "@/tests/support/population";
import { startSmtpServer } from "@/tests/support/smtp-server";

const database = useDatabase();

/** `npm run prove -- deliveries` plays ten thousand, in parts of other seeds. */
const EVENTS = Number(process.env.DELIVERY_EVENTS ?? 90);
const SEED = Number(process.env.DELIVERY_SEED ?? 7);
const EVENTS_A_DAY = 75;
/** So many a day that no mail has more than it names. */
const NOTICES_A_DAY = 12;
/** From the first minute after eight in the morning of each day that is played, in India; nothing is broken from half past five on. */
const [FIRST_MINUTE, LAST_MINUTE, QUIET_MINUTE] = [485, 840, 1050];
/** Faults that one reader's mails meet in a day: less than the tries that a mail has. */
const FAULTS_A_DAY = 3;

const random = randomOf(SEED);
const below = (bound: number) => Math.floor(random() * bound);

it(
  "two workers mail each alert and notice, and each reminder, once, however they are killed, mails fail and clocks jump",
  async () => {
    const [armed, today] = [[] as played.Fault[], new Map<string, number>()];
    const server = await startSmtpServer(async ({ to }, user) => {
      const reader = to[0] ?? "";
      const faults = today.get(reader) ?? 0;
      const fault = faults < FAULTS_A_DAY ? armed.shift() : undefined;
      if (fault) today.set(reader, faults + 1);
      if (!fault) return "taken";
      if (fault === "killed once answered") setImmediate(() => workers.kill(Number(user)));
      else if (fault.startsWith("killed")) await workers.kill(Number(user));
      return played.FATES[fault];
    });
    const readers = await played.askForAll();
    const savers = await Promise.all([makeUser(), makeUser(), makeUser()]);
    const workers = startDeliveryWorkers(database.url, server.url);
    const jobs: played.PlayedJob[] = [];
    let [day, minute, shift] = [addDays(dayInIndia(new Date()), 1), FIRST_MINUTE, 0];
    const clock = () => new Date(startOfDay(day).getTime() + (minute + shift) * MINUTE_MS);
    const onDay = () => jobs.slice(-NOTICES_A_DAY);
    let [published, givenUp] = [0, 0];

    /** One event, as chance has it. */
    async function play(): Promise<void> {
      const chance = random();
      if (chance < 0.16 && published < NOTICES_A_DAY) {
        published += 1;
        const [kind, deadline] = [below(2), addDays(day, 8 + below(3))];
        const id = await publish(kind === 0 ? `Staff Nurse ${jobs.length}` : `Clerk Typist ${jobs.length}`, deadline);
        await db().jobPublication.update({ where: { jobId: id }, data: { publishedAt: clock() } });
        jobs.push({ id, kind, deadline, savedBy: new Set() });
      } else if (chance < 0.26) {
        const [job, saver] = [onDay()[below(NOTICES_A_DAY)], savers[below(savers.length)]];
        if (!job || !saver || job.savedBy.has(saver.id) || job.deadline < addDays(day, 8)) return;
        job.savedBy.add(saver.id);
        await played.save(saver.id, job.id, clock());
      } else if (chance < 0.3) {
        await played.publishAgain(onDay()[below(NOTICES_A_DAY)]?.id ?? 0);
      } else if (chance < 0.4) {
        shift = below(360) - 180;
      } else if (chance < 0.46) {
        armed.push(played.FAULTS[below(played.FAULTS.length)] ?? "lost");
      } else if (chance < 0.462) {
        await workers.kill(below(2));
      } else {
        if (chance < 0.9) workers.run(0, clock());
        if (chance > 0.6) workers.run(1, clock());
        if (chance < 0.7) await workers.idle();
        minute = Math.min(minute + below(10), LAST_MINUTE);
      }
    }

    /** The rest of a day without faults: what is due comes to rest. */
    async function settle(): Promise<void> {
      armed.splice(0);
      today.clear();
      shift = 0;
      await workers.idle();
      for (minute = QUIET_MINUTE; minute < QUIET_MINUTE + 80; minute += 20) {
        for (const number of [0, 1]) workers.run(number, clock());
        await workers.idle();
      }
      [day, minute, published] = [addDays(day, 1), FIRST_MINUTE, 0];
    }

    try {
      await workers.idle();
      for (let event = 1; event <= EVENTS; event++) {
        await play();
        if (event % EVENTS_A_DAY === 0) await settle();
      }
      const last = jobs.map(({ deadline }) => deadline).reduce((a, b) => (a > b ? a : b));
      while (day <= last) await settle();
      givenUp = (await mailFigures(clock())).reduce((sum, { dead }) => sum + dead, 0);
    } finally {
      await workers.end();
      await server.close();
    }

    const { mails, repeats } = played.mailsOf(server.received);
    const [alerts, reminders] = [played.alertsOf(jobs, readers), played.remindersOf(jobs, savers)];
    const sums = `${EVENTS} events of seed ${SEED}: ${alerts.length} alerts, ${reminders.length} reminders, ${mails.size} mails, ${repeats} sent again under their number, ${workers.kills.count} workers killed`;
    if (process.env.DELIVERY_EVENTS) process.stdout.write(`Played: ${sums}\n`);
    expect(workers.failures).toEqual([]);
    expect(givenUp).toBe(0);
    expect(Math.min(workers.kills.count, alerts.length, reminders.length)).toBeGreaterThan(0);
    expect([...mails.values()].flat().sort()).toEqual([...alerts, ...reminders].sort());
  },
  120_000 + EVENTS * 400,
);
