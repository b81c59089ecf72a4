import { listDeletedExams } from "@/lib/exams/deleted";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** `{exams}`: those that were deleted last, with who deleted each. POST exams/{id}/restore brings one back. */
export const GET = api({ role: "editor" }, async () => respondPrivate({ exams: await listDeletedExams() }));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
