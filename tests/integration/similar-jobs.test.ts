import { GET } from "@/app/api/admin/jobs/similar/route";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import type { SimilarJob } from "@/lib/jobs/editing/schema";
import { upsertJobs } from "@/lib/jobs/mutations";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { addMissingNoticeKeys } from "@/lib/jobs/similar/write-keys";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());

const PAGE = "https://cwc.example/recruitment/2026/junior-engineer";

const database = useDatabase();
let editor: TestAccount;

const job = (reference: string, change: Partial<ParsedJobInput>): ParsedJobInput => ({
  ...(makeJobs(1, TODAY)[0] as ParsedJobInput),
  source: "cwc.example",
  sourceReference: reference,
  title: "Junior Engineer (Civil)",
  recruitingOrganization: "Central Water Commission (CWC)",
  postedOn: TODAY,
  deadline: addDays(TODAY, 20),
  applicationStartDate: null,
  advertisementNumber: null,
  applyLink: null,
  sourceUrl: null,
  ...change,
});

async function similar(query: Record<string, string>): Promise<[string, SimilarJob["because"]][]> {
  const asked = new URLSearchParams({ title: "Junior Engineer Civil", recruitingOrganization: "CWC", ...query });
  const response = await call(GET, `/api/admin/jobs/similar?${asked}`, { headers: editor.bearer });
  expect(response.status).toBe(200);
  const found: SimilarJob[] = await response.json();
  return found.map(({ title, because }) => [title, because]);
}

describe("the jobs like the one being entered", () => {
  beforeAll(async () => {
    await database.clear();
    editor = await makeAdmin("editor");
    await upsertJobs([
      job("title", {}),
      job("number", { title: "Stenographer", advertisementNumber: "Advt. No. 05/2026-27" }),
      job("address", { title: "Hydrologist", recruitingOrganization: "Ministry of Water", sourceUrl: `${PAGE}/?utm_source=x` }),
      job("other", { title: "Junior Engineer (Civil)", recruitingOrganization: "Inland Water Corporation" }),
      job("deleted", { title: "Junior Engineer Civil, deleted" }),
    ]);
    await db().job.updateMany({ where: { sourceReference: "deleted" }, data: { deletedAt: new Date(), status: "withdrawn" } });
  });

  it("are found by the forms of a body and its title, by number and by address, the surest first", async () => {
    expect(await similar({})).toEqual([["Junior Engineer (Civil)", ["title"]]]);
    expect(await similar({ advertisementNumber: "5/2026-2027", applyLink: `http://www.${PAGE.slice(8)}` })).toEqual([
      ["Stenographer", ["advertisement"]],
      ["Hydrologist", ["address"]],
      ["Junior Engineer (Civil)", ["title"]],
    ]);
    expect(await similar({ recruitingOrganization: "Central Water Commission, New Delhi" })).toHaveLength(1);
  });

  it("are none of another body, of other months, or the job itself", async () => {
    expect(await similar({ recruitingOrganization: "Staff Selection Commission" })).toEqual([]);
    expect(await similar({ deadline: addDays(TODAY, 200) })).toEqual([]);
    const { id } = await db().job.findFirstOrThrow({ where: { sourceReference: "title" } });
    expect(await similar({ except: String(id) })).toEqual([]);
  });

  it("are found among jobs that were written before there were keys, once these were added", async () => {
    await db().$executeRaw`UPDATE jobs SET notice_keys = NULL`;
    expect(await similar({})).toEqual([]);
    expect(await addMissingNoticeKeys()).toBe(5);
    expect(await similar({})).toHaveLength(1);
    expect(await addMissingNoticeKeys()).toBe(0);
  });
});
