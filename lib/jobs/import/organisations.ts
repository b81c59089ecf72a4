import type { Prisma } from "@/lib/generated/prisma/client";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/**
 * Adds unknown bodies, and what is known of them only now, in the order of their names, so that two writers never wait for each other in a circle. Of what is
 * as it should be nothing is asked: ON CONFLICT locks what it meets also where it writes nothing, and an editor would wait for an import of the same body.
 */
export async function writeOrganisations(
  tx: Prisma.TransactionClient,
  jobs: readonly Pick<ParsedJobInput, "recruitingOrganization" | "organisationWebsite">[],
): Promise<void> {
  const websites = new Map<string, string | null>();
  for (const job of jobs) {
    websites.set(job.recruitingOrganization, job.organisationWebsite ?? websites.get(job.recruitingOrganization) ?? null);
  }
  const rows = JSON.stringify([...websites].map(([name, website]) => ({ name, website })));
  await tx.$executeRaw`
    INSERT INTO organisations (name, website)
    SELECT r.name, r.website FROM jsonb_to_recordset(${rows}::jsonb) AS r(name text, website text)
    LEFT JOIN organisations ON organisations.name = r.name
    WHERE organisations.id IS NULL OR (organisations.website IS NULL AND r.website IS NOT NULL) ORDER BY r.name
    ON CONFLICT (name) DO UPDATE SET website = excluded.website
    WHERE organisations.website IS NULL AND excluded.website IS NOT NULL`;
}
