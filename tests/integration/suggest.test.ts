import * as suggestRoute from "@/app/api/suggest/route";
import { addDays, dayInIndia } from "@/lib/dates";
import { upsertJobs } from "@/lib/jobs/mutations";
import { searchJobs } from "@/lib/jobs/queries";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import type { Suggestion } from "@/lib/jobs/search/suggest/schema";
import { suggest } from "@/lib/jobs/search/suggest/suggest";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

const NOW = new Date();
const TODAY = dayInIndia(NOW);
useDatabase();

const some = (title: string, location: string, sourceReference: string): ParsedJobInput => ({
  ...(makeJobs(1, TODAY)[0] as ParsedJobInput),
  source: "example.org",
  title,
  location,
  sourceReference,
  description: null,
  department: "Government Offices",
  recruitingOrganization: "Staff Selection Commission",
  deadline: addDays(TODAY, 10),
});

const NINE_PLACES = ["Goa", "Goalpara", "Golaghat", "Gopalpur", "Godhra", "Godda", "Gondia", "Gomati", "Gorakhpur"];

beforeAll(async () => {
  await upsertJobs([
    some("Junior Clerk", "Patna, Bihar", "1"),
    some("Head Clerk", "Pune, Maharashtra", "2"),
    some("Junior Engineer (Civil)", "Bihar", "3"),
    ...NINE_PLACES.map((place) => ({ ...some("Driver", place, place), recruitingOrganization: "District Office" })),
  ]);
});

const labels = async (text: string, language: "en" | "hi" = "en") =>
  (await suggest(text, language, NOW)).map(({ search, count }) => `${search} ${count}`);

it.each<[string, string[]]>([
  ["cler", ["Clerk 2", "Head Clerk 1", "Lower Division Clerk 1"]],
  ["clerk bih", ["clerk Bihar 1"]],
  ["staff sel", ["SSC 3"]],
  ["juniour eng", ["juniour Engineer 1"]],
  ["drivver goalp", ["drivver Goalpara 1"]],
  ["cleark", ["Clerk 2", "Head Clerk 1", "Lower Division Clerk 1"]],
  ["mizo", []],
  ["c", []],
  ['"clerk" bih', ['"clerk" Bihar 1']],
  ["clerk -bih", []],
  ["ssc head clerk mah", ["ssc head clerk Maharashtra 1"]],
  ["ssc head clerk biha", []],
  ["", []],
])("suggests for %j what has jobs: %j", async (text, expected) => expect(await labels(text)).toEqual(expected));

it("suggests in the language of the page what is typed in either script", async () => {
  expect(await labels("bih", "hi")).toEqual(["बिहार 2"]);
  expect(await labels("बिहा", "en")).toEqual(["Bihar 2"]);
});

it("says by which of its names a thing was found, and keeps the words before", async () => {
  const [found] = await suggest("clerk in patn", "en", NOW);
  expect(found).toEqual({ kind: "place", by: null, search: "clerk in Patna", count: 1 });
  const [body] = await suggest("staff selection", "en", NOW);
  expect(body).toMatchObject({ kind: "body", by: "staff selection commission", search: "SSC" });
});

it("counts what the list of a suggestion shows", async () => {
  for (const { search, count } of await suggest("ju", "en", NOW)) {
    const { total } = await searchJobs({ search, sortBy: "relevance", page: 1, limit: 20 }, NOW);
    expect({ search, total }).toEqual({ search, total: count });
  }
});

it("answers a call with a tag, whatever is typed", async () => {
  const response = await call(suggestRoute.GET, "/api/suggest?q=cler&lang=hi");
  expect(response.status).toBe(200);
  expect(((await response.json()) as { suggestions: Suggestion[] }).suggestions[0]).toMatchObject({ search: "क्लर्क", count: 2 });
  const etag = response.headers.get("etag") ?? "";
  expect((await call(suggestRoute.GET, "/api/suggest?q=cler&lang=hi", { headers: { "if-none-match": etag } })).status).toBe(304);
  for (const q of ["x".repeat(1_500), "(", '"', "\ud800", "- -", "%", "clerk ".repeat(60)]) {
    expect((await call(suggestRoute.GET, `/api/suggest?${new URLSearchParams({ q })}`)).status).toBe(200);
  }
  expect((await call(suggestRoute.GET, `/api/suggest?q=${"x".repeat(3_000)}`)).status).toBe(400);
});

it("shows eight at most", async () => expect(await suggest("go", "en", NOW)).toHaveLength(8));

it("looks at the words of a search that somebody types, not at two hundred of one letter", async () => {
  expect(await suggest(`${"for ".repeat(9)}cler`, "en", NOW)).not.toEqual([]);
  expect(await suggest(`${"for ".repeat(20)}cler`, "en", NOW)).toEqual([]);
});
