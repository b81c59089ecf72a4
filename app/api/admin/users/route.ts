import { z } from "zod";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { addAdminUser, listAdminUsers, newAdminSchema } from "@/lib/staff/manage";

export const dynamic = "force-dynamic";

/** Everybody of the staff. */
export const GET = api({ role: "admin" }, async () => respondPrivate(await listAdminUsers()));

/** Adds a member of the staff. 201 and the user, without the password. */
export const POST = api({ role: "admin", body: z.record(z.string(), z.unknown()) }, async ({ body, actor }) =>
  respondPrivate(await addAdminUser(parseInput(newAdminSchema, body), actor), { status: 201 }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET", "POST");
