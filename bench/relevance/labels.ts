import { readFileSync } from "node:fs";
import { departmentAliases } from "@/lib/jobs/facts/departments";
import { deriveJob } from "@/lib/jobs/facts/derive";
import { saysWalkIn } from "@/lib/jobs/job/values";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** A search with what a judge takes for an answer; `isHeldApart`: nobody tunes to it. */
export type LabelledQuery = {
  kind: string;
  query: string;
  isRelevant: (job: JudgedJob) => boolean;
  existsNowhere: boolean;
  isHeldApart: boolean;
};

/** What a judge reads of a job. */
export type JudgedJob = {
  title: string;
  body: string;
  both: string;
  text: string;
  places: readonly string[];
  levels: readonly string[];
};

/** The labelled queries of queries.txt, by which searching is mended. */
export function labelledQueries(): LabelledQuery[] {
  return queriesOf("queries.txt", false);
}

/** The labelled queries of queries-held-apart.txt, written by who had not seen the search: they are only run, and nothing is mended for their sake. */
export function queriesHeldApart(): LabelledQuery[] {
  return queriesOf("queries-held-apart.txt", true);
}

function queriesOf(file: string, isHeldApart: boolean): LabelledQuery[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, kind = "", query = "", rule = ""] = /^(\S+) \| (.*?) \|\s?(.*)$/.exec(line) ?? [];
      const parts = rule === "" ? [] : rule.split(" & ").map(partOf);
      return {
        kind,
        query,
        existsNowhere: kind === "no",
        isHeldApart,
        isRelevant: (job) => kind !== "no" && parts.every((holds) => holds(job)),
      };
    });
}

/** A job as a judge reads it. */
export function judged(job: ParsedJobInput): JudgedJob {
  const { places, qualificationLevels } = deriveJob(job);
  const title = writtenOut([job.title, ...job.jobPositions.map((post) => post.positionName)].join(" \n ").toLowerCase());
  const body = [job.recruitingOrganization, job.department, ...departmentAliases(job.department)].join(" \n ").toLowerCase();
  const walkIn = saysWalkIn(job.selectionProcess) ? "walk-in" : "";
  const rest = [job.location, job.qualification, job.description, job.advertisementNumber, walkIn].join(" \n ").toLowerCase();
  return {
    title,
    body,
    both: `${title} \n ${body}`,
    text: `${title} \n ${body} \n ${rest}`,
    places,
    levels: qualificationLevels,
  };
}

/** Who judges reads "Asst. Engineer" as what it is, which no label need say again. */
function writtenOut(text: string): string {
  return text.replace(/\b(asstt?|jr|sr|dy|addl)\b\.?/g, (_, short: string) => WRITTEN_OUT[short] ?? short);
}

const WRITTEN_OUT: Record<string, string> = {
  asst: "assistant",
  asstt: "assistant",
  jr: "junior",
  sr: "senior",
  dy: "deputy",
  addl: "additional",
};

function partOf(part: string): (job: JudgedJob) => boolean {
  const isNot = part.startsWith("!");
  const [field = "", ...rest] = (isNot ? part.slice(1) : part).split(":");
  const value = rest.join(":");
  const holds = HOLDS[field];
  if (!holds) throw new Error(`No field ${field} in ${part}`);
  return (job) => holds(job, value) !== isNot;
}

const HOLDS: Record<string, (job: JudgedJob, value: string) => boolean> = {
  t: (job, value) => new RegExp(value, "su").test(job.title),
  b: (job, value) => new RegExp(value, "su").test(job.body),
  tb: (job, value) => new RegExp(value, "su").test(job.both),
  x: (job, value) => new RegExp(value, "su").test(job.text),
  p: (job, value) => value.split("|").some((place) => job.places.includes(place)),
  l: (job, value) => value.split("|").some((level) => job.levels.includes(level)),
};
