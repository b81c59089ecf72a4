import type { APIRequestContext } from "@playwright/test";
import type { Notice } from "@/lib/notice/schema";

const MOST_ASKED = 60;

/** An open sample listing whose notice is known as data and whose first post has an age limit with a day of counting or none. */
export async function structuredJob(request: APIRequestContext): Promise<{ id: number; notice: Notice }> {
  const list = await request.get(`/api/jobs?open=1&limit=${MOST_ASKED}`);
  const { jobs } = (await list.json()) as { jobs: { id: number }[] };
  for (const { id } of jobs) {
    const { notice } = (await (await request.get(`/api/jobs/${id}`)).json()) as { notice: Notice | null };
    if (notice) return { id, notice };
  }
  throw new Error("The sample data hold no open listing with a notice as data");
}
