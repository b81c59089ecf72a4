import { z } from "zod";
import { bodyActionSchema } from "@/lib/bodies/staff/schema";
import { messageActionSchema } from "@/lib/contact/inbox-schema";
import type { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/http/input/parse-call";
import { namesActionSchema } from "@/lib/jobs/search/words/staff/schema";
import { outboxActionSchema } from "@/lib/mail/staff-queries";
import { sourceActionSchema } from "@/lib/sources/staff/schema";

function refusalOf(schema: z.ZodType, input: unknown) {
  try {
    parseInput(schema, input);
  } catch (error) {
    return (error as AppError).fields;
  }
  return null;
}

it.each([
  { call: "words", schema: namesActionSchema, input: {}, fields: { action: ["action must be one of: add, save, restore."] } },
  {
    call: "words",
    schema: namesActionSchema,
    input: { action: "save", key: "x", version: "a", kind: "thing", same: [1], said: "x" },
    fields: {
      version: ["version is not valid."],
      kind: ["kind must be one of: body, post, exam, field."],
      "same.0": ["same.0 is not valid."],
      said: ["said is not valid."],
      near: ["near is required."],
    },
  },
  {
    call: "bodies",
    schema: bodyActionSchema,
    input: { action: "is", name: 5, of: "" },
    fields: { name: ["name is not valid."], of: ["A name has letters"] },
  },
  {
    call: "sources",
    schema: sourceActionSchema,
    input: { action: "save", key: "A", version: -1, definition: [] },
    fields: {
      key: ["Small letters, digits and - alone, at least two"],
      version: ["version must be at least 0."],
      definition: ["definition is not valid."],
    },
  },
  { call: "outbox", schema: outboxActionSchema, input: { action: "find" }, fields: { address: ["address is required."] } },
  {
    call: "messages",
    schema: messageActionSchema,
    input: { status: "x" },
    fields: { status: ["status must be one of: new, open, closed."] },
  },
  { call: "messages", schema: messageActionSchema, input: { reply: 5 }, fields: { reply: ["reply is not valid."] } },
])("a call of $call is told which field is wrong in words of the site", ({ schema, input, fields }) => {
  expect(refusalOf(schema, input)).toEqual(fields);
});

it("keeps the words that a schema has itself", () => {
  const schema = z.object({ name: z.string("Name is required").min(2, "Name is too short") });
  expect([refusalOf(schema, {}), refusalOf(schema, { name: "x" })]).toEqual([
    { name: ["Name is required"] },
    { name: ["Name is too short"] },
  ]);
});
