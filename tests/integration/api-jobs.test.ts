import * as positionsRoute from "@/app/api/jobs/[id]/positions/route";
import * as jobRoute from "@/app/api/jobs/[id]/route";
import * as byIdRoute from "@/app/api/jobs/by-id/route";
import * as jobsRoute from "@/app/api/jobs/route";
import { raiseGeneration } from "@/lib/cache/fresh-cache";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { MAX_TAGS } from "@/lib/jobs/schema";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { storePublicJobs } from "@/tests/support/public-jobs";

const TODAY = dayInIndia(new Date());
const FIELDS = [
  "id",
  "title",
  "department",
  "recruitingOrganization",
  "location",
  "qualification",
  "positions",
  "salary",
  "deadline",
  "postedOn",
  "sourceUrl",
  "applyLink",
  "ageLimit",
  "applicationFee",
  "description",
  "selectionProcess",
  "titleHi",
  "recruitingOrganizationHi",
  "applicationStartDate",
  "closesAt",
];

useDatabase();
let openId = 0;
let closedId = 0;
let withdrawnId = 0;

beforeAll(async () => {
  ({ openId, closedId, withdrawnId } = await storePublicJobs(TODAY));
});

const getJobs = (query = "", headers = {}) => call(jobsRoute.GET, `/api/jobs${query}`, { headers });
const getJob = (id: string | number) => call(jobRoute.GET, `/api/jobs/${id}`, { params: { id: String(id) } });
const getPositions = (id: string | number) =>
  call(positionsRoute.GET, `/api/jobs/${id}/positions`, { params: { id: String(id) } });

describe("GET /api/jobs", () => {
  it("answers jobs and total and nothing else, each job with exactly the fields of Job (read) and its hour", async () => {
    const response = await getJobs();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const body = await response.json();
    expect(Object.keys(body)).toEqual(["jobs", "total"]);
    expect(body.total).toBe(28);
    expect(body.jobs).toHaveLength(10);
    for (const job of body.jobs) expect(Object.keys(job)).toEqual(FIELDS);
    expect(body.jobs[0]).toMatchObject({ id: openId, sourceUrl: "Manual Entry", salary: null, postedOn: TODAY });
  });

  it.each(["all", "ALL", "all-anything", ""])("takes %j for no filter on every parameter", async (value) => {
    const names = "search tags department location qualification salaryRange postedDate open sortBy page limit".split(" ");
    const all = await (await getJobs(`?${new URLSearchParams(names.map((name) => [name, value]))}`)).json();
    expect(all).toEqual(await (await getJobs()).json());
  });

  it("takes any of the values of a repeated department, in short forms too, beside one that nobody has", async () => {
    const idsOf = async (query: string) => (await (await getJobs(query)).json()).jobs.map(({ id }: { id: number }) => id);
    const [ssc, banks] = [await idsOf("?limit=100&department=ssc"), await idsOf("?limit=100&department=Banking")];
    expect(ssc.length).toBeGreaterThan(0);
    const both = await idsOf("?limit=100&department=no-such&department=Banking&department=ssc&department=ssc");
    expect(both.sort()).toEqual([...ssc, ...banks].sort());
  });

  it.each([
    ["qualification", "?qualification=12th&qualification=phd"],
    ["stage", "?stage=running&stage=soon"],
    ["employmentType", "?employmentType=Permanent&employmentType=permanent"],
    ["category", "?category=Bank"],
    ["vacancies", "?vacancies=0"],
    ["closing", "?closing=91-days"],
    ["location", `?${Array.from({ length: 51 }, (_, at) => `location=p${at}`).join("&")}`],
  ])("names %s where one of its values is bad or there are too many: %s", async (field, query) => {
    const response = await getJobs(query);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([field]);
  });

  it.each([
    ["the first of a repeated parameter", "?limit=3&limit=abc", { length: 3 }],
    ["no notice of unknown parameters", "?limit=3&utm_source=x&deadline=", { length: 3 }],
    ["100 rows at most", "?limit=100", { length: 28 }],
    ["no rows for an unknown department", "?department=Nowhere", { length: 0 }],
    ["no rows for an unknown place", "?location=Nowhere", { length: 0 }],
    ["no rows beyond the last page", "?page=1000000", { length: 0 }],
    ["signs that are operators elsewhere as no word, which finds nothing", "?search=%27%3A*%20%26%20%21%28", { length: 0 }],
    ["NUL and broken escapes", "?search=%00&location=%ff", { length: 0 }],
  ])("takes %s", async (_what, query, expected) => {
    const response = await getJobs(query);
    expect(response.status).toBe(200);
    expect((await response.json()).jobs).toHaveLength(expected.length);
  });

  it.each([
    ["limit", "0"],
    ["limit", "101"],
    ["limit", "ten"],
    ["limit", "1.5"],
    ["limit", "-1"],
    ["limit", "1e1"],
    ["limit", "0x10"],
    ["page", "0"],
    ["page", "-1"],
    ["page", "x"],
    ["page", "99999999999999999999"],
    ["qualification", "phd"],
    ["salaryRange", "above-80k"],
    ["postedDate", "yesterday"],
    ["sortBy", "salary"],
    ["open", "perhaps"],
    ["search", "x".repeat(201)],
    ["tags", Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag${index}`).join(",")],
  ])("refuses %s=%s, naming the parameter", async (name, value) => {
    const response = await getJobs(`?${new URLSearchParams({ [name]: value })}`);
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json();
    expect(body.message).toContain(name);
    expect(Object.keys(body.errors)).toEqual([name]);
  });

  it("says what is wrong in Hindi where the address asks for it", async () => {
    const { message } = await (await getJobs("?page=0&lang=hi")).json();
    expect(message).toBe("page कम से कम 1 होना चाहिए।");
  });

  it("answers 304 to a client that has the current body, and the new body after a write", async () => {
    const first = await getJobs();
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const again = await getJobs("", { "if-none-match": known });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    }
    await db().job.update({ where: { id: openId }, data: { title: "Changed title" } });
    raiseGeneration();
    const changed = await getJobs("", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect((await changed.json()).jobs[0].title).toBe("Changed title");
  });
});

describe("GET /api/jobs/{id}", () => {
  it("answers the job itself, with the notice as data", async () => {
    const job = await (await getJob(openId)).json();
    expect(Object.keys(job)).toEqual([...FIELDS, "notice", "announced", "sources"]);
    expect(job).toMatchObject({ id: openId, sourceUrl: "Manual Entry", deadline: addDays(TODAY, 9) });
  });

  it("adds the texts of the job and of its posts as a dialog shows them, where a language is named", async () => {
    const hindi = await (await call(jobRoute.GET, `/api/jobs/${openId}?lang=hi`, { params: { id: String(openId) } })).json();
    expect(Object.keys(hindi)).toEqual([...FIELDS, "notice", "announced", "sources", "shown"]);
    expect(hindi.shown).toMatchObject({ salary: null, location: { text: expect.stringMatching(/^[^a-z]+$/i) } });
    const posts = await call(positionsRoute.GET, `/api/jobs/${openId}/positions?lang=hi`, { params: { id: String(openId) } });
    expect((await posts.json())[0].shown.salaryRange).toBeNull();
    const listed = await call(byIdRoute.GET, `/api/jobs/by-id?ids=${openId}&lang=en`);
    expect((await listed.json()).jobs[0].shown.title).toEqual({ text: hindi.title });
    const unknown = await call(jobRoute.GET, `/api/jobs/${openId}?lang=fr`, { params: { id: String(openId) } });
    expect(Object.keys(await unknown.json())).toEqual([...FIELDS, "notice", "announced", "sources"]);
  });

  it("still answers a job that closed long ago", async () => {
    expect((await getJob(closedId)).status).toBe(200);
    expect((await (await getJobs("?limit=100")).json()).jobs.map((job: { id: number }) => job.id)).not.toContain(closedId);
  });

  it.each(["0", "abc", "-1", "1.5", "1e3", "999999", "2147483648", "99999999999999999999", "", " 1", "0x1"])(
    "answers 404 for %j",
    async (id) => {
      for (const get of [getJob, getPositions]) {
        const response = await get(id);
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual({ message: "The job you're looking for doesn't exist or has been removed." });
      }
    },
  );

  it("answers 404 for a withdrawn job, on every call", async () => {
    expect((await getJob(withdrawnId)).status).toBe(404);
    expect((await getPositions(withdrawnId)).status).toBe(404);
  });
});

describe("GET /api/jobs/{id}/positions", () => {
  it("answers the posts in the order of the notice", async () => {
    const posts = await (await getPositions(openId)).json();
    expect(posts).toMatchObject([
      { ordinal: 1, positionName: "Civil", numberOfVacancies: 3, salaryRange: null },
      { ordinal: 2, positionName: "Electrical", numberOfVacancies: 2, specificRequirements: null },
    ]);
  });

  it("answers 200 with an empty body where the job has no posts of its own", async () => {
    const response = await getPositions(closedId);
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

describe("GET /api/jobs/by-id", () => {
  it("answers the published jobs of the ids, open or closed, each once, and leaves out what is gone", async () => {
    const answer = await call(byIdRoute.GET, `/api/jobs/by-id?ids=${openId},${withdrawnId},${closedId},${openId},4000000000`);
    expect(answer.status).toBe(200);
    const { jobs } = (await answer.json()) as { jobs: { id: number }[] };
    expect(jobs.map(({ id }) => id)).toEqual([openId, closedId].sort((a, b) => a - b));
    expect(Object.keys(jobs[0] ?? {}).sort()).toEqual([...FIELDS].sort());
  });

  it.each([
    ["", "ids is required."],
    ["?ids=", "ids is not valid."],
    ["?ids=a", "ids is not valid."],
    ["?ids=1,", "ids is not valid."],
    ["?ids=1;DROP TABLE jobs", "ids is not valid."],
    [`?ids=${Array.from({ length: 101 }, (_, index) => index + 1)}`, "ids is too long."],
  ])("refuses %s and names the field", async (query, message) => {
    const answer = await call(byIdRoute.GET, `/api/jobs/by-id${query}`);
    expect([answer.status, await answer.json()]).toEqual([400, { message, errors: { ids: [message] } }]);
  });
});
