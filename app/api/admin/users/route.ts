import { z } from "zod";
import { addAdminUser, listAdminUsers, newAdminSchema } from "@/lib/admins/manage";
import { api } from "@/lib/server/api";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";
import { parseInput } from "@/lib/server/parse-input";

export const dynamic = "force-dynamic";

/** Everybody of the staff. */
export const GET = api({ role: "admin" }, async () => respondPrivate(await listAdminUsers()));

/** Adds a member of the staff. 201 and the user, without the password. */
export const POST = api({ role: "admin", body: z.record(z.string(), z.unknown()) }, async ({ body, actor }) =>
  respondPrivate(await addAdminUser(parseInput(newAdminSchema, body), actor), { status: 201 }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET", "POST");
