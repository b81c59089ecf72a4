import { chunkOf, type ListingsChunk, type RulesChunk, type RulesIndex } from "@/lib/eligibility/rules-file/chunk";
import { emptyPool } from "@/lib/eligibility/rules-file/pool";
import { type OpenJob, unpackRules } from "@/lib/eligibility/rules-file/unpack";
import type { Language } from "@/lib/i18n/languages";

/** How long a page takes what it knows of the files for true. */
const LOOK_AGAIN_MS = 60_000;

let index: { readAt: number; chunks: Promise<RulesIndex["chunks"]> } | undefined;
/** By its path, the state of each file that was read last: a page that stays open must not hold all that went before. */
const files = new Map<string, { address: string; reading: Promise<unknown> }>();
/** The rules of all files that were read. */
export const openRulePool = emptyPool();

/**
 * The rules of the jobs of some ids, from the files that hold them; a job that is not open is left out. What is asked for is the same for
 * whoever sees these jobs: nothing of the reader decides it. @throws where the server or the network fails
 */
export async function rulesOf(ids: readonly number[]): Promise<Map<number, OpenJob>> {
  const wanted = new Set(ids.map(chunkOf));
  const chunks = (await readIndex()).filter(({ chunk }) => wanted.has(chunk));
  return byId((await Promise.all(chunks.map(readRules))).flat());
}

/** All open jobs. @throws where the server or the network fails */
export async function allRules(): Promise<OpenJob[]> {
  return (await Promise.all((await readIndex()).map(readRules))).flat();
}

/** What a list shows of all open jobs: of all, since asking for some would tell which. @throws where the server or the network fails */
export async function allListings(language: Language): Promise<Map<number, ListingsChunk[number]>> {
  const chunks = await readIndex();
  const query = language === "en" ? "" : `lang=${language}&`;
  const parts = chunks.map(({ chunk, listings }) =>
    readFile<ListingsChunk>(`/api/rules/${chunk}/listings?${query}stamp=${listings}`),
  );
  return byId((await Promise.all(parts)).flat());
}

function readIndex(): Promise<RulesIndex["chunks"]> {
  if (!index || Date.now() - index.readAt > LOOK_AGAIN_MS) {
    const chunks = readJson<RulesIndex>("/api/rules").then((found) => found.chunks);
    const own = { readAt: Date.now(), chunks };
    index = own;
    chunks.catch(() => {
      if (index === own) index = undefined;
    });
  }
  return index.chunks;
}

function readRules({ chunk, rules }: RulesIndex["chunks"][number]): Promise<OpenJob[]> {
  return readFile(`/api/rules/${chunk}?stamp=${rules}`, (file: RulesChunk) => unpackRules(file, openRulePool));
}

/** A file by its stamp, read once; the browser keeps it from page to page. */
function readFile<Read, File = Read>(
  address: string,
  take: (file: File) => Read = (file) => file as unknown as Read,
): Promise<Read> {
  const path = address.replace(/stamp=[^&]*$/, "");
  const known = files.get(path);
  if (known?.address === address) return known.reading as Promise<Read>;
  const own = { address, reading: readJson<File>(address).then(take) };
  files.set(path, own);
  own.reading.catch(() => {
    if (files.get(path) === own) files.delete(path);
  });
  return own.reading;
}

async function readJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

function byId<T extends { id: number }>(all: readonly T[]): Map<number, T> {
  return new Map(all.map((one) => [one.id, one]));
}
