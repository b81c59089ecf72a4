import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isHeldApart } from "@/bench/ingestion/figures";
import type { Pair } from "@/bench/ingestion/pairs";
import { addDays } from "@/lib/dates";
import type { Described } from "@/lib/jobs/similar/identity";

const FOLDER = "prisma/seed/jobs";
const DEADLINE = "2026-11-20";

type Seed = { key: string; title: string; recruitingOrganization: string; positions?: number; advertisementNumber?: string };
type Way = { name: string; isSame: boolean; of: (notice: Described) => [Described, Described] };

/** How another source writes a recruitment, and how another recruitment of the same body is written. */
const WAYS: Way[] = [
  { name: "as an aggregator writes it", isSame: true, of: (one) => [one, aggregated(one)] },
  { name: "other year", isSame: false, of: (one) => [one, ofYear(one, 2025)] },
  {
    name: "extended, by the number",
    isSame: true,
    of: (one) => [numbered(one, "Advt. No. 07/2026"), numbered(extended(one), "7/2026")],
  },
  { name: "other number", isSame: false, of: (one) => [numbered(one, "07/2026"), numbered(aggregated(one), "Advt. No. 8/2026")] },
  {
    name: "extended, by posts and vacancies",
    isSame: true,
    of: (one) => [one, one.positions ? extended(aggregated(one)) : aggregated(one)],
  },
  { name: "other tier", isSame: false, of: (one) => [titled(one, "(Tier I)"), titled(aggregated(one), "Tier 2")] },
  { name: "without vacancies", isSame: true, of: (one) => [one, { ...aggregated(one), positions: null }] },
  {
    name: "other state",
    isSame: false,
    of: (one) => [titled(one, "for Ladakh Circle"), titled(aggregated(one), "Lakshadweep Circle")],
  },
];

/** Pairs made of the sample data by a script, in turn one of each way. */
export function madePairs(): Pair[] {
  return seeds().flatMap((seed, at) => {
    if (at % 2 === 1) return [];
    const index = at / 2;
    const { title, recruitingOrganization, positions = null } = seed;
    const notice = { title: title.replace(/ - [^-]*$/, ""), recruitingOrganization, positions, deadline: DEADLINE };
    const way = WAYS[index % WAYS.length];
    if (!way) return [];
    const [a, b] = way.of(notice);
    const name = `sample ${seed.key}, ${way.name}`;
    return [{ a, b, isSame: way.isSame, isApart: isHeldApart(name), name }];
  });
}

function seeds(): Seed[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as Seed[]);
}

function aggregated(notice: Described): Described {
  const body = /\(([A-Z][A-Za-z]*[A-Z])\)$/.exec(notice.recruitingOrganization)?.[1] ?? notice.recruitingOrganization;
  const posts = notice.positions ? `for ${notice.positions} Posts` : "Now";
  return { ...notice, recruitingOrganization: body, title: `${body} ${notice.title} Recruitment 2026: Apply Online ${posts}` };
}

function extended(notice: Described): Described {
  return { ...notice, title: `${notice.title} (Last Date Extended)`, deadline: addDays(DEADLINE, 14) };
}

function ofYear(notice: Described, year: number): Described {
  const { title, ...written } = aggregated(notice);
  return { ...written, title: title.replace("2026", String(year)), deadline: `${year}${DEADLINE.slice(4)}` };
}

function numbered(notice: Described, advertisementNumber: string): Described {
  return { ...notice, advertisementNumber };
}

function titled(notice: Described, words: string): Described {
  return { ...notice, title: `${notice.title} ${words}` };
}
