import { z } from "zod";
import type { Body } from "@/lib/bodies/body";
import { formOf } from "@/lib/bodies/forms";
import { cleanFormText } from "@/lib/form-text";
import { DEPARTMENTS, type DepartmentKey } from "@/lib/jobs/facts/departments";
import { hasLetters } from "@/lib/jobs/search/words/fold";
import { placeName } from "@/lib/places/places";

/** Bounds of what the staff writes of one body. */
const MAX_NAME_LENGTH = 200;
const MAX_NAMES = 40;
const MAX_HOSTS = 20;

const nameSchema = z
  .string()
  .overwrite((text) => cleanFormText(text).replace(/\s+/g, " ").trim())
  .max(MAX_NAME_LENGTH, "A name is at most 200 characters long")
  .refine((name) => hasLetters(name) && formOf(name) !== "", "A name has letters");

/** Departments that a body may be of: to be sorted is what nobody has decided. */
export const BODY_DEPARTMENTS = DEPARTMENTS.filter(({ key }) => key !== "to-be-sorted");
const departmentKeys = BODY_DEPARTMENTS.map(({ key }) => key) as [DepartmentKey, ...DepartmentKey[]];

const keySchema = z.string().min(1).max(400);
const bodySchema = z.object({
  name: nameSchema,
  hindi: nameSchema.refine((name) => /\p{Script=Devanagari}/u.test(name), "A Hindi name is in Devanagari"),
  department: z.enum(departmentKeys),
  state: z
    .string()
    .nullable()
    .refine((key) => key === null || placeName(key) !== null, "No state has this name"),
  aliases: z.array(nameSchema).max(MAX_NAMES, "At most 40 other names"),
  hosts: z.array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "A host is written as upsc.gov.in")).max(MAX_HOSTS),
});

export const bodyActionSchema = z.discriminatedUnion("action", [
  /** A name that waits is one of a body that is known: `of` is any of its names. */
  z.object({ action: z.literal("is"), name: nameSchema, of: nameSchema }),
  /** Saves a body; without a key it is a new one. `version` is that of the row that the editor saw, 0 where nobody had edited it. */
  z.object({ action: z.literal("save"), key: keySchema.optional(), version: z.int32().min(0), body: bodySchema }),
  z.object({ action: z.literal("restore"), key: keySchema, version: z.int32().min(0) }),
]);
export type BodyAction = z.output<typeof bodyActionSchema>;
export type BodyFields = z.output<typeof bodySchema>;

/** A body as the staff sees it: version 0 is as it came with the site. */
export type StaffBody = Body & { version: number; isSeeded: boolean };

/** A body that nobody knows, as sources write it, and how many notices wait for it. */
export type WaitingBody = { name: string; jobs: number; title: string };
