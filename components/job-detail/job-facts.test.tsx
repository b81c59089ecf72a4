import { renderToStaticMarkup } from "react-dom/server";
import { JobFacts } from "@/components/job-detail/job-facts";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { detail, post } from "@/tests/support/job-postings";

const job = {
  id: 1,
  title: "Clerk",
  department: "Staff Selection Commission",
  recruitingOrganization: "Staff Selection Commission",
  location: "Delhi",
  qualification: "12th Pass",
  postedOn: "2026-11-01",
  deadline: "2026-12-01",
  jobPositions: [],
  corrigenda: [],
  announced: null,
} as unknown as JobDetailDto;

/** What the table says, by label. */
function factsOf(detail: JobDetailDto): Map<string, string> {
  const html = renderToStaticMarkup(<JobFacts job={detail} language="en" />);
  return new Map(
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label = "", value = ""]) => [label, value]),
  );
}

it("says 'Not specified' for vacancies and age, and 'As per norms' for the salary, where the notice is silent", () => {
  const silent = { positions: null, ageLimit: null, salary: null, applicationFee: null };
  const facts = factsOf({ ...job, ...silent } as JobDetailDto);
  expect(facts.get("Vacancies")).toBe("Not specified");
  expect(facts.get("Age limit")).toBe("Not specified");
  expect(facts.get("Monthly pay")).toBe("As per norms");
});

it("says 'As per norms' of a post that states no pay where another does: the job's is then that other's", () => {
  const posts = [post(1, { salaryRange: "Rs 1,23,100-2,15,900" }), post(2)];
  const html = renderToStaticMarkup(
    <JobFacts job={detail({ jobPositions: posts, salary: "Rs 1,23,100-2,15,900" })} post={posts[1]} language="en" />,
  );
  expect(html).toContain("As per norms");
  expect(html).not.toContain("1,23,100");
});

it("shows what the notice as data asks beside what is judged, post by post where posts differ", () => {
  const physical = "Height as in Annexure V";
  const constable = {
    name: "Constable",
    physical,
    qualification: { anyOf: [{ level: "12th", also: "NCC C" }], heldBy: "2026-08-01" },
    languages: ["Hindi"],
  };
  const one = factsOf({ ...job, notice: { posts: [constable] } } as unknown as JobDetailDto);
  expect(["Physical standards", "Qualification by", "Also needed", "Languages"].map((label) => one.get(label))).toEqual([
    physical,
    "1 Aug 2026",
    "NCC C",
    "Hindi",
  ]);
  const two = factsOf({ ...job, notice: { posts: [constable, { name: "Clerk" }] } } as unknown as JobDetailDto);
  expect(two.get("Physical standards")).toContain(`Constable: ${physical}`);
  expect(two.get("Desirable")).toBeUndefined();
});

it("names what is asked for beside a level with the level, where another is taken without it, and once where all ask for it", () => {
  const asked = (...anyOf: object[]) =>
    factsOf({ ...job, notice: { posts: [{ name: "Teacher", qualification: { anyOf } }] } } as unknown as JobDetailDto).get(
      "Also needed",
    );
  expect(asked({ level: "graduate", also: "CTET" }, { level: "diploma", also: "CTET" })).toBe("CTET");
  expect(asked({ level: "graduate" }, { level: "12th", also: "an ITI" })).toBe("12th pass: an ITI");
});

it("says what the notice says", () => {
  const given = { positions: 1250, ageLimit: "18-27 years", salary: "Level-4", applicationFee: "Rs 100" };
  const facts = factsOf({ ...job, ...given } as JobDetailDto);
  expect([...["Vacancies", "Age limit", "Monthly pay", "Application fee"].map((label) => facts.get(label))]).toEqual([
    "1,250",
    "18–\u206027\u00a0years",
    "Level-4",
    "₹100",
  ]);
});
