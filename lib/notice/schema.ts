import { z } from "zod";
import { cleanFormLine } from "@/lib/form-text";
import { type AGE, DAY, INSTANT, POST_SCHEMA } from "@/lib/notice/post-schema";
import { GROUPS } from "@/lib/notice/terms";
import { isWebAddress } from "@/lib/web-address";

const DOCUMENT_KINDS = ["notice", "corrigendum", "form", "syllabus", "other"] as const;
/** Kinds of stages, in the usual order of a recruitment. */
export const STAGE_KINDS = [
  "apply",
  "fee",
  "correction",
  "admit_card",
  "exam",
  "answer_key",
  "objection",
  "result",
  "interview",
  "document_verification",
  "joining",
] as const;
const STAGE_STATUSES = ["provisional", "confirmed", "cancelled"] as const;
export type StageKind = (typeof STAGE_KINDS)[number];
export type StageStatus = (typeof STAGE_STATUSES)[number];

const MAX_POSTS = 100;
const MAX_DOCUMENTS = 50;
const MAX_STAGES = 60;
const MAX_FEES = 20;
const MAX_CONFIRMED = 200;
/** A crore of rupees in paise: above it a fee is a slip of the keyboard. */
const MAX_PAISE = 1_000_000_000;

const title = z.string().overwrite(cleanFormLine).min(1).max(300);
const address = z
  .string()
  .max(2000)
  .refine(isWebAddress, { error: () => "must be an http or https address" });
const paise = z.int().min(0).max(MAX_PAISE);

const documentSchema = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  title,
  url: address,
  publishedOn: DAY.nullish(),
  language: z.enum(["en", "hi"]).nullish(),
});

const stageSchema = z.strictObject({
  kind: z.enum(STAGE_KINDS),
  name: title.nullish(),
  from: DAY.nullish(),
  to: DAY.nullish(),
  status: z.enum(STAGE_STATUSES),
  url: address.nullish(),
});

const feeSchema = z.strictObject({
  groups: z.union([z.literal("all"), z.array(z.enum(GROUPS)).min(1)]),
  amount: paise,
  refundable: paise.nullish(),
});

/**
 * A notice as data (shared shape of `GET /api/jobs/{id}` and of the staff's calls): what is null or absent is unknown. Money is paise, days are
 * YYYY-MM-DD, instants ISO 8601. lib/notice/contradictions.ts says what cannot be true together.
 */
export const noticeSchema = z.strictObject({
  advertisementNumber: title.nullish(),
  closesAt: INSTANT.nullish(),
  feePaidBy: DAY.nullish(),
  documents: z.array(documentSchema).max(MAX_DOCUMENTS).nullish(),
  stages: z.array(stageSchema).max(MAX_STAGES).nullish(),
  fees: z.array(feeSchema).max(MAX_FEES).nullish(),
  confirmed: z.array(z.string().max(100)).max(MAX_CONFIRMED).nullish(),
  posts: z.array(POST_SCHEMA).min(1).max(MAX_POSTS),
});

export type Notice = z.output<typeof noticeSchema>;
export type NoticePost = Notice["posts"][number];
export type SeatsOfPlace = NonNullable<NonNullable<NoticePost["vacancies"]>["byPlace"]>[number];
export type NoticeFee = NonNullable<Notice["fees"]>[number];
export type AgeRule = z.output<typeof AGE>;
export type Relaxation = NonNullable<NoticePost["relaxations"]>[number];
export type QualificationRule = NonNullable<NoticePost["qualification"]>;
export type QualificationChoice = QualificationRule["anyOf"][number];
