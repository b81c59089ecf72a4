import type { ServerResponse } from "node:http";
import { addDays, type Day, dayInIndia } from "@/lib/dates";
import { definitionSchema } from "@/lib/sources/definition";
import type { Asked } from "@/tests/support/source-player";

/** A notice as its body would tell it, and the steps of the play between which it is listed. */
export type PlayedNotice = {
  id: string;
  title: string;
  deadline: Day;
  posts: number;
  from: number;
  until: number;
  movesAt?: number;
  /** The step at which its body puts off the last date by a corrigendum, while the list goes on saying the old one. */
  correctedAt?: number;
  /** The step at which its result is out, and until which its admit card was. */
  resultAt?: number;
};

const SHAPES = ["json", "csv", "html"] as const;
export const FAULTS = [
  "error",
  "slow",
  "redirect",
  "endless",
  "empty",
  "robot-check",
  "few",
  "wrong-charset",
  "busy",
  "half-body",
] as const;
export type Fault = (typeof FAULTS)[number];

export type PlayedSource = { key: string; host: string; shape: (typeof SHAPES)[number]; notices: PlayedNotice[] };

const POSTS = [
  "Clerk",
  "Typist",
  "Staff Nurse",
  "Junior Engineer",
  "कनिष्ठ सहायक",
  "Stenographer",
  "Driver",
  "Librarian",
  "Surveyor",
  "Forester",
];
/** A result of another year is of another recruitment. */
const YEAR = dayInIndia(new Date()).slice(0, 4);
const MOVED_DAYS = 10;
const CORRECTED_DAYS = 12;
const NO_END = 1_000;

/**
 * Sources of all shapes. Of the notices of each one appears in the middle of the play, one is taken away, one gets a later last date in the list and one by
 * a corrigendum, and one has an admit card and a result.
 */
export function playedSources(count: number, { steps, start }: { steps: number; start: Date }): PlayedSource[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `board-${index}`,
    host: `board-${index}.gov.in`,
    shape: SHAPES[index % SHAPES.length] ?? "json",
    notices: POSTS.map((post, place) => ({
      id: `A-${index}-${place}`,
      title: `${post} Recruitment of Board ${index} (Advt. No. ${100 * index + place}/${YEAR})`,
      deadline: addDays(dayInIndia(start), 20 + place),
      posts: 5 + place,
      from: place === 8 ? Math.floor(steps / 2) : 0,
      until: place === 9 ? Math.floor(steps / 2) + (index % 2) : NO_END,
      ...(place === 0 && { movesAt: 1 + (index % (steps - 1)) }),
      ...(place === 3 && { correctedAt: 1 + (index % (steps - 1)) }),
      ...(place === 4 && { resultAt: 1 + ((index + 2) % (steps - 1)) }),
    })),
  }));
}

/** The last date of a notice at a step as its list says it. */
const listedDeadline = ({ deadline, movesAt = NO_END }: PlayedNotice, step: number): Day =>
  step >= movesAt ? addDays(deadline, MOVED_DAYS) : deadline;

/** The last date of a notice at a step as its body says it. */
export const deadlineAt = (notice: PlayedNotice, step: number): Day =>
  step >= (notice.correctedAt ?? NO_END) ? addDays(notice.deadline, CORRECTED_DAYS) : listedDeadline(notice, step);

export const isListedAt = ({ from, until }: PlayedNotice, step: number) => step >= from && step < until;

export function definitionOf({ host, shape }: PlayedSource, origin: string, schedule: string) {
  return definitionSchema.parse({
    name: `Notices of ${host}`,
    hosts: [host],
    kind: shape === "html" ? "html" : "document",
    addresses: [`${origin}/notices`],
    ...(shape === "html" && { items: "tr[data-id]" }),
    fields:
      shape === "html"
        ? { id: "@data-id", title: "a", listingLink: "a@href", deadline: "td:nth-child(2)", vacancies: "td:nth-child(3)" }
        : { id: "No", title: "What", listingLink: "Page", deadline: "Until", vacancies: "How many" },
    defaults: { organisation: `Board of ${host}` },
    schedule,
    trust: "official",
    licence: "Played",
    expects: { items: { least: 3, most: 50 }, filled: { title: 1, deadline: 0.6 } },
  });
}

const NO_RECRUITMENTS = [`Result of Clerk Examination ${YEAR} declared`, "Admit Card for Typist Test"];

/** What a source answers at a step, with the fault that befalls it then. */
export function answer(source: PlayedSource, { step, fault, origin }: { step: number; fault?: Fault; origin: string }) {
  return ({ request }: Asked, response: ServerResponse) => {
    const all = rowsOf(source, step, origin);
    const page = write(source.shape, fault === "few" ? all.slice(0, 4) : fault === "empty" ? [] : all);
    const type = source.shape === "html" ? "text/html" : "text/plain";
    const etag = `"${step}-${page.length}"`;
    const send = () => response.writeHead(200, { "content-type": type, etag }).end(page);
    const answers: Record<Fault, () => unknown> = {
      error: () => response.writeHead(500).end("out of order"),
      slow: () => undefined,
      redirect: () => response.writeHead(302, { location: "http://127.0.0.1:80/admin" }).end(),
      endless: () => pour(response),
      empty: send,
      "robot-check": () => response.writeHead(200, { "content-type": "text/html" }).end("<html><h1>Are you a robot?</h1></html>"),
      few: send,
      "wrong-charset": () => response.writeHead(200, { "content-type": `${type}; charset=iso-8859-1` }).end(page),
      busy: () => response.writeHead(503, { "retry-after": "60" }).end(),
      "half-body": () => {
        response
          .writeHead(200, { "content-type": type, "content-length": page.length * 2 })
          .write(page.slice(0, page.length / 2));
        setImmediate(() => response.destroy());
      },
    };
    if (fault) answers[fault]();
    else if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else send();
  };
}

function pour(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
  };
  response.on("drain", more);
  more();
}

type Row = { No: string; What: string; Page: string; Until: string; "How many": string };

function rowsOf({ notices }: PlayedSource, step: number, origin: string): Row[] {
  const listed = notices.filter((notice) => isListedAt(notice, step));
  const rows = listed.map((notice) => ({
    No: notice.id,
    What: notice.title,
    Page: `${origin}/notice/${notice.id}`,
    Until: listedDeadline(notice, step).split("-").reverse().join("-"),
    "How many": String(notice.posts),
  }));
  const told = listed.flatMap((notice) => announcedOf(notice, step));
  const others = [...NO_RECRUITMENTS, ...told].map((What, index) => ({
    No: `R-${index}`,
    What,
    Page: `${origin}/other/${index}`,
    Until: "",
    "How many": "",
  }));
  return [...rows, ...others];
}

/** What a body announces of a notice from a step on: it stands among the notices, without a last date, and its number is that of its place. */
function announcedOf(notice: PlayedNotice, step: number): string[] {
  const number = /Advt\. No\. \d+\/\d+/.exec(notice.title)?.[0] ?? "";
  const { correctedAt = NO_END, resultAt = NO_END } = notice;
  const until = deadlineAt(notice, step).split("-").reverse().join("-");
  return [
    ...(step >= correctedAt ? [`Corrigendum to ${number}: last date extended to ${until}`] : []),
    ...(resultAt < NO_END ? [`Admit Card for the post under ${number}`] : []),
    ...(step >= resultAt ? [`Declaration of result of ${number}`] : []),
  ];
}

function write(shape: PlayedSource["shape"], rows: readonly Row[]): string {
  if (shape === "json") return JSON.stringify({ notices: rows });
  if (shape === "csv") return ["No,What,Page,Until,How many", ...rows.map((row) => Object.values(row).join(","))].join("\n");
  const lines = rows.map(
    (row) =>
      `<tr data-id="${row.No}"><td><a href="${row.Page}">${row.What}</a></td><td>${row.Until}</td><td>${row["How many"]}</td></tr>`,
  );
  return `<html><meta charset="utf-8"><nav><a href="/">Home</a></nav><table>${lines.join("\n")}</table></html>`;
}
