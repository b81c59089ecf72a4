import { z } from "zod";
import { cleanFormText } from "@/lib/form-text";
import type { NameRecord } from "@/lib/jobs/search/words/data/seeded-names";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

export const NAME_KINDS = ["body", "post", "exam", "field"] as const;

/** How a name belongs to its thing, and what that is called on the screen. */
export const NAME_USES = {
  same: "means the same, and is looked for",
  said: "leads to it, and is not looked for itself",
  near: "is taken for it where nothing better is there",
} as const;
export type NameUse = keyof typeof NAME_USES;

/** Bounds of the names of one thing: a search for it asks for all of them. */
const MAX_NAMES = 24;
const MAX_NAME_LENGTH = 80;
const MAX_WORDS = 8;

// What parts names where they are kept as lines would be read as two.
const nameSchema = z
  .string()
  .overwrite((text) => cleanFormText(text).replace(/\s+/g, " ").trim())
  .min(1, "A name cannot be empty")
  .max(MAX_NAME_LENGTH, "A name is at most 80 characters long")
  .refine((name) => /\p{L}/u.test(name) && wordsOf(fold(name)).length <= MAX_WORDS, "A name has letters, and at most 8 words");
const namesSchema = z.array(nameSchema).max(MAX_NAMES, "At most 24 names of a kind");

export const namesActionSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("add"), name: nameSchema, to: nameSchema, use: z.enum(["same", "said", "near"]) }),
  z.object({
    action: z.literal("save"),
    key: z.string().min(1).max(400),
    version: z.int32().min(0),
    kind: z.enum(NAME_KINDS),
    same: namesSchema.min(1, "At least one name is looked for"),
    said: namesSchema,
    near: namesSchema,
  }),
  z.object({ action: z.literal("restore"), key: z.string().min(1).max(400), version: z.int32().min(0) }),
]);
export type NamesAction = z.output<typeof namesActionSchema>;

/** A thing as the staff sees it: version 0 is as it came with the site. */
export type StaffNames = NameRecord & { version: number; isSeeded: boolean };

/** How many of the searches that found nothing are shown: each is read anew before it is, and those that come next follow once one has a name. */
export const MAX_EMPTY_SEARCHES = 20;

/** Words that found nothing this week, and how often they were searched for. */
export type EmptySearchRow = { words: string; count: number };
