import * as previewRoute from "@/app/api/admin/import/preview/route";
import * as importRoute from "@/app/api/admin/import/route";
import { addDays, dayInIndia } from "@/lib/dates";
import { env } from "@/lib/env";
import type { ImportEvent, ImportPreview } from "@/lib/ingestion/preview-schema";
import type { TestAccount } from "@/tests/support/accounts";
import type { call } from "@/tests/support/call";

type Handler = Parameters<typeof call>[0];

export const TODAY = dayInIndia(new Date());
/** The columns of a file that an editor uploads. */
export const HEADER = [
  "id",
  "title",
  "organisation",
  "location",
  "qualification",
  "vacancies",
  "last date",
  "posted on",
  "link",
  "snapshot",
];
/** A row of such a file, in the order of its columns. */
export const row = (id: number, change: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string | undefined> = {
    id: String(id),
    title: `Junior Clerk Grade ${id}`,
    organisation: "Example Municipal Corporation",
    location: "Pune, Maharashtra",
    qualification: "Graduate",
    vacancies: "10",
    "last date": addDays(TODAY, 20),
    "posted on": addDays(TODAY, -1),
    link: `https://example.org/notices/${id}`,
    ...change,
  };
  return HEADER.map((name) => cells[name] ?? "");
};
/** Rows as such a file. */
export const csv = (rows: string[][]) => [HEADER, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\n");

/**
 * Has the tests around it read uploads as a server without a worker does: what is then done with the rows is the same, and a process for each file
 * costs more than all else of such a test.
 */
export function readUploadsHere(): void {
  const { UPLOAD_WORKER } = env;
  beforeAll(() => {
    env.UPLOAD_WORKER = undefined;
  });
  afterAll(() => {
    env.UPLOAD_WORKER = UPLOAD_WORKER;
  });
}

/** The calls that read a file, made by an editor. */
export function uploadsBy(editor: () => TestAccount) {
  const post = async (handler: Handler, body: string | Uint8Array, name = "rows.csv"): Promise<Response> => {
    const request = new Request(`http://site.example/api/admin/import?name=${name}`, {
      method: "POST",
      headers: editor().bearer,
      body: typeof body === "string" ? body : new Uint8Array(body),
    });
    return handler(request, { params: Promise.resolve({}) });
  };
  const preview = async (body: string | Uint8Array): Promise<ImportPreview> => (await post(previewRoute.POST, body)).json();
  const runImport = async (body: string): Promise<ImportEvent[]> => {
    const text = await (await post(importRoute.POST, body)).text();
    return text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as ImportEvent);
  };
  return { post, preview, runImport };
}
