import { renderToStaticMarkup } from "react-dom/server";
import { CheckAnswer, CheckUnknown } from "@/components/eligibility/check-answer";
import { CheckForm } from "@/components/eligibility/check-form";
import { answerEligibility } from "@/lib/eligibility/answer";

it.each([
  ["en", "Depends on your date of birth"],
  ["hi", "फ़ैसला इससे होगा: जन्म की तारीख़"],
] as const)("says once of a post in %s that both limits of its age depend on the date of birth", (language, said) => {
  const post = { name: "Clerk", age: { min: 18, max: 27 }, relaxations: [], qualification: { anyOf: [] } };
  const answer = answerEligibility({}, { notice: { posts: [post, post] }, deadline: "2026-09-30" }, language);
  const html = renderToStaticMarkup(<CheckAnswer answer={answer} language={language} />);
  expect(html.split(said)).toHaveLength(3);
});

it.each([
  ["its own page", { sourceUrl: "https://ssc.gov.in/notice", applyLink: "https://apply.example/" }, "https://ssc.gov.in/notice"],
  ["where one applies", { sourceUrl: null, applyLink: "https://apply.example/" }, "https://apply.example/"],
])("leads from a notice whose conditions are no data to %s", (_what, job, href) => {
  const html = renderToStaticMarkup(<CheckUnknown job={job} language="hi" />);
  expect(html).toContain(`<a href="${href}" target="_blank" rel="noopener noreferrer nofollow"`);
  expect(html).toContain("आधिकारिक विज्ञप्ति पढ़ें");
});

it("asks for figures in fields of text: a browser sends nothing of Hindi digits in a field of numbers, without a word", () => {
  const html = renderToStaticMarkup(<CheckForm jobId={1} language="hi" state={null} />);
  expect(html.match(/<input[^>]*inputMode="decimal"/gi)).toHaveLength(4);
  expect(html).not.toContain('type="number"');
});

it("says beside a figure that it cannot read what belongs there, and the same above the form", () => {
  const errors = { experienceYears: ["experienceYears is not valid."] };
  const state = {
    outcome: "refused" as const,
    message: "experienceYears is not valid.",
    errors,
    values: { experienceYears: "abc" },
  };
  const html = renderToStaticMarkup(<CheckForm jobId={1} language="hi" state={state} />);
  expect(html.split("वर्षों की संख्या लिखें")).toHaveLength(3);
  expect(html).not.toContain("is not valid");
});

it("has no link where no address is known", () => {
  expect(renderToStaticMarkup(<CheckUnknown job={{ sourceUrl: null, applyLink: null }} language="en" />)).not.toContain("<a ");
});
