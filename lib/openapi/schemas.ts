import { LIST_NAMES } from "@/lib/jobs/job/names";

/** What every refusal answers. */
export const ERROR_SCHEMA = {
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string", description: "For the reader, in the language of the call" },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};

const NUMBERS = new Set<string>(["positions", "salaryMin", "salaryMax"]);

/** A job as lists and calls give it: unknown is null. */
export const JOB_SCHEMA = {
  type: "object",
  required: ["id", ...LIST_NAMES],
  properties: {
    id: { type: "integer" },
    ...Object.fromEntries(LIST_NAMES.map((name) => [name, { type: [NUMBERS.has(name) ? "integer" : "string", "null"] }])),
    closesAt: {
      type: ["string", "null"],
      format: "date-time",
      description: "Where the notice gives an hour, or it was closed before its last date",
    },
  },
};

const JOB = { $ref: "#/components/schemas/Job" };
const json = (description: string, schema: object) => ({ description, content: { "application/json": { schema } } });
const calendar = { description: "A calendar file", content: { "text/calendar": { schema: { type: "string" } } } };

const DAY = { type: "string", format: "date" };

/** A source of a job: JobSourceDto. */
const JOB_SOURCE = {
  type: "object",
  required: ["name", "url", "lastSeenOn", "goneOn"],
  properties: {
    name: { type: "string" },
    url: { type: ["string", "null"], format: "uri", description: "The page on which it lists" },
    lastSeenOn: { ...DAY, description: "When the job was last seen there" },
    goneOn: { ...DAY, type: ["string", "null"], description: "Since when it is no longer listed there" },
  },
};

const DAY_OR_NULL = { ...DAY, type: ["string", "null"] };
const URL_OR_NULL = { type: ["string", "null"], format: "uri" };

/** What the body of a job announced since its notice: Announced of lib/notice/announced.ts. */
const ANNOUNCED = {
  type: ["object", "null"],
  description: "What the body announced since its notice, as official sites show it",
  properties: {
    stages: {
      type: "array",
      items: {
        type: "object",
        required: ["kind", "name", "from", "to", "status", "url"],
        properties: {
          kind: { type: "string" },
          name: { type: ["string", "null"], description: "Which part of it: Tier 1" },
          from: DAY_OR_NULL,
          to: DAY_OR_NULL,
          status: { enum: ["provisional", "confirmed", "cancelled"] },
          url: URL_OR_NULL,
        },
      },
    },
    corrigenda: {
      type: "array",
      items: {
        type: "object",
        required: ["title", "url", "on"],
        properties: { title: { type: "string" }, url: URL_OR_NULL, on: DAY_OR_NULL },
      },
    },
  },
};

/** What the public read calls answer. */
export const ANSWERS: Readonly<Record<string, object>> = {
  "GET /api/jobs": json("A page of the list, and how many there are", {
    type: "object",
    required: ["jobs", "total"],
    properties: { jobs: { type: "array", items: JOB }, total: { type: "integer" } },
  }),
  "GET /api/jobs/by-id": json("The jobs that are there; `joined` has the id of the job that one was joined with, under its own", {
    type: "object",
    required: ["jobs", "joined"],
    properties: { jobs: { type: "array", items: JOB }, joined: { type: "object", additionalProperties: { type: "integer" } } },
  }),
  "GET /api/jobs/{id}": json("One job, with its notice as data, what was announced since and its sources", {
    allOf: [
      JOB,
      {
        type: "object",
        required: ["announced", "sources"],
        properties: { announced: ANNOUNCED, sources: { type: "array", items: JOB_SOURCE } },
      },
    ],
  }),
  "GET /api/jobs/{id}/positions": json("Its posts; an empty body where it has none of its own", {
    type: "array",
    items: { type: "object" },
  }),
  "GET /api/jobs/{id}/calendar": calendar,
  "GET /api/exams": json("Exams, the soonest first", { type: "array", items: { type: "object" } }),
  "GET /api/stats": json("Figures of the site", { type: "object" }),
  "GET /api/suggest": json("What a half-typed search may mean", {
    type: "object",
    required: ["suggestions"],
    properties: { suggestions: { type: "array", items: { type: "object" } } },
  }),
};
