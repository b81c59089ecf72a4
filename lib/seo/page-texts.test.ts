import { cutAtWord, describedBy, pageDescriptionOf, pageKeywordsOf, pageTitleOf } from "@/lib/seo/page-texts";
import { detail, post } from "@/tests/support/job-postings";

it("names the body once in the title of a page, behind a title that does not end in it", () => {
  const titleOf = (title: string, language: "en" | "hi", titleHi: string | null = null) =>
    pageTitleOf(detail({ title, titleHi, recruitingOrganization: "Staff Selection Commission" }), undefined, language);
  expect(titleOf("Clerk - SSC", "en")).toBe("Clerk – SSC");
  expect(titleOf("Clerk", "en")).toBe("Clerk, Staff Selection Commission");
  expect(titleOf("Junior Clerk - SSC", "hi")).toBe("जूनियर क्लर्क – एसएससी");
  expect(titleOf("Junior Clerk - SSC", "hi", "कनिष्ठ लिपिक")).toBe("कनिष्ठ लिपिक, कर्मचारी चयन आयोग");
});

it("names the body in the title of a page behind a place, which is that of other bodies too", () => {
  const nurse = detail({
    title: "Staff Nurse - Bihar",
    titleHi: null,
    recruitingOrganization: "Bihar Technical Service Commission",
  });
  expect(pageTitleOf(nurse, undefined, "en")).toBe("Staff Nurse – Bihar, Bihar Technical Service Commission");
});

const LONG = `Combined Notice: ${"Technical Superintendent (Weaving), ".repeat(8)}Boatman`;

it("keeps of a title that is too long its beginning and the body", () => {
  const title = pageTitleOf(
    detail({ title: `${LONG} - SSC`, recruitingOrganization: "Staff Selection Commission" }),
    undefined,
    "en",
  );
  expect(title).toMatch(/^Combined Notice: Technical Superintendent \(Weaving\), Technical.*[a-z)]… – SSC$/);
  expect(title.length).toBeLessThanOrEqual(90);
  const job = detail({ recruitingOrganization: "All India Institute of Medical Sciences, Patna" });
  const ofPost = pageTitleOf(job, post(1, { positionName: LONG }), "en");
  expect(ofPost).toMatch(/^Combined Notice: Technical Superintendent.*…, All India Institute of Medical…$/);
  expect(ofPost.length).toBeLessThanOrEqual(90);
});

it("says the last date, the posts, the qualification and the place before the title", () => {
  const job = detail({ positions: 1200, location: "Bihar" });
  expect(pageDescriptionOf(job, undefined, "en")).toBe(
    "Last date 20 Dec 2026 · 1,200 posts · Diploma in Civil Engineering · Bihar. Junior Engineer (Civil), Staff Selection Commission",
  );
  expect(pageDescriptionOf(job, undefined, "hi")).toMatch(
    /^आख़िरी तारीख़ 20 दिसंबर 2026 · 1,200 पद · सिविल इंजीनियरिंग में डिप्लोमा · बिहार। जूनियर इंजीनियर/,
  );
  const typist = post(1, { positionName: "Typist", qualification: "12th pass", numberOfVacancies: 3 });
  expect(pageDescriptionOf(job, typist, "en")).toMatch(/^Last date 20 Dec 2026 · 3\sposts · 12th pass · Bihar\. Typist, Staff/);
});

it("says nothing that nobody knows, and what else its page has where there is room", () => {
  const job = detail({ location: "Not specified", qualification: "Not specified", title: "Clerk - SSC" });
  expect(pageDescriptionOf(job, undefined, "en")).toBe(
    "Last date 20 Dec 2026. Clerk – SSC: pay, age limit, fee and selection process.",
  );
});

it("has a description that search engines show whole, however long the facts and the title are", () => {
  const job = detail({
    title: LONG,
    location: "Patna, Bihar; Ranchi, Jharkhand; Kolkata, West Bengal",
    qualification: LONG,
    positions: 3,
  });
  for (const language of ["en", "hi"] as const) {
    const text = pageDescriptionOf(job, undefined, language);
    expect(text).not.toMatch(/…[.।]/);
    expect(text.length).toBeLessThanOrEqual(165);
  }
});

it("says of a list as many whole sentences as fit", () => {
  const sentence = "Two of them close within a week, and the others later.";
  expect(describedBy("Clerk", [sentence])).toBe(`Clerk: ${sentence}`);
  expect(describedBy("Clerk", [sentence, sentence, sentence, "Short."])).toBe(`Clerk: ${sentence} ${sentence} Short.`);
});

it.each([
  ["Clerk and Typist", 16, "Clerk and Typist"],
  ["Clerk and Typist", 15, "Clerk and…"],
  ["Clerk (Grade II), Typist", 18, "Clerk (Grade II)…"],
  ["Clerk (Grade II)", 9, "Clerk…"],
  ["W".repeat(12), 5, "WWWW…"],
  ["Clerk 😀😀", 8, "Clerk…"],
])("cuts %s at the end of a word within %i signs", (text, room, expected) => {
  expect(cutAtWord(text, room)).toBe(expected);
});

it("names a body that is its own department once among the keywords of a page", () => {
  const bank = {
    title: "Clerk",
    recruitingOrganization: "Bank of Baroda",
    department: "Bank of Baroda",
    location: "Not specified",
  };
  expect(pageKeywordsOf(detail(bank))).toBe("Clerk, Bank of Baroda");
  expect(pageKeywordsOf(detail({ ...bank, department: "Banks", location: "Bihar" }))).toBe("Clerk, Bank of Baroda, Banks, Bihar");
});
