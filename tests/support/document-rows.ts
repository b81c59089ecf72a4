import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";

/** Where the documents of the tests stand. */
export const ADDRESS = "https://office.example.gov.in/jobs/";
/** What each of them says of its first listing. */
export const CLERK = { title: "Clerk", organisation: "Example Board", deadline: "30-09-2026" };

/** The recognised cells of the rows of a document. */
export async function rowsOf(content: string | Uint8Array, contentType?: string) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const document = { bytes, name: "document", contentType, address: ADDRESS };
  const file = await readDocument(document, { bounds: FILE_BOUNDS, seenAt: new Date("2026-08-20T00:00:00Z") });
  return file.rows.map(({ cells }) => cells);
}

/** That listing as schema.org has it. */
export const POSTING = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Clerk",
  hiringOrganization: { "@type": "Organization", name: "Example Board" },
  validThrough: "30-09-2026",
};
