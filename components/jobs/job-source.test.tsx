import { renderToStaticMarkup } from "react-dom/server";
import { JobCard } from "@/components/jobs/job-card";
import { JobRow } from "@/components/jobs/row/job-row";
import type { JobDto } from "@/lib/jobs/schema";

const now = new Date("2026-11-24T10:00:00+05:30");
const job = {
  id: 7,
  title: "Clerk",
  recruitingOrganization: "Bank",
  department: "Banking",
  location: "Delhi",
  qualification: "Graduate",
  positions: 5,
  salary: null,
  ageLimit: null,
  applicationStartDate: null,
  deadline: "2026-12-20",
  closesAt: null,
  sourceUrl: null,
  applyLink: "https://bank.example/apply",
} as JobDto;

it.each([
  [null, "en", "Source site"],
  ["not an address", "en", "Source site"],
  [null, "hi", "स्रोत वेबसाइट"],
  ["https://www.bank.example/notice", "en", "Source: bank.example"],
] as const)("a row and a card of a notice whose source is %j say, in %s, %j", (sourceUrl, language, words) => {
  for (const Listing of [JobRow, JobCard]) {
    const html = renderToStaticMarkup(<Listing job={{ ...job, sourceUrl }} language={language} now={now} />);
    const said = html.replace(/<[^>]+>/g, "");
    expect(said).toContain(words);
    expect(said).not.toMatch(/: (Source site|स्रोत वेबसाइट)/);
  }
});

it("a row and a card leave out of their title the body that stands below it", () => {
  for (const Listing of [JobRow, JobCard]) {
    const named = { ...job, title: "Clerk - UPSC", recruitingOrganization: "Union Public Service Commission (UPSC)" };
    const html = renderToStaticMarkup(<Listing job={named} language="en" now={now} />);
    expect(/<h3.*?<\/h3>/s.exec(html)?.[0].replace(/<[^>]+>/g, "")).toBe("Clerk");
  }
});
