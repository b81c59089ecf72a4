import { jobLines, shareLinks } from "@/lib/feeds/job-lines";
import { pictureOf } from "@/lib/share/picture";
import { detail } from "@/tests/support/job-postings";

const job = detail({ title: "Clerk & Typist", positions: 17, closesAt: "2026-12-20T11:30:00.000Z" });
const hrefs = (language: "en" | "hi") =>
  shareLinks(job, "https://niyukti.example/job/1", language).map(({ href }) => new URL(href));

it("passes a notice on with what matters: title, body, vacancies, last date with its hour, and the address", () => {
  const [whatsApp, telegram] = hrefs("en");
  const text = whatsApp?.searchParams.get("text")?.split("\n") ?? [];
  expect(text[0]).toBe("Clerk & Typist");
  expect(text).toEqual(expect.arrayContaining(["Staff Selection Commission", "Vacancies: 17"]));
  expect(text.find((line) => line.startsWith("Last date:"))).toMatch(/20 Dec 2026, till 5\spm$/);
  expect(text.at(-1)).toBe("https://niyukti.example/job/1");
  expect(telegram?.searchParams.get("url")).toBe("https://niyukti.example/job/1");
  expect(telegram?.searchParams.get("text")).toContain("Clerk & Typist");
});

it("passes on nothing that only sets a page", () => {
  const pay = { ...job, salary: "Rs 16,600-52,400" };
  const [whatsApp] = shareLinks(pay, "https://niyukti.example/job/1", "en").map(({ href }) =>
    new URL(href).searchParams.get("text"),
  );
  expect(whatsApp).toContain("₹16,600–52,400");
  expect(whatsApp).not.toMatch(/[\u2060\u00a0]/);
});

it("says the last day alone where no hour is known", () => {
  expect(jobLines({ ...job, closesAt: null }, "en").at(-1)).toMatch(/20 Dec 2026$/);
});

it("writes it in the language of the page", () => {
  expect(hrefs("hi")[0]?.searchParams.get("text")).toContain("आख़िरी तारीख़");
});

it("passes nothing on of which it is only known that nobody knows it", () => {
  const unknown = { ...job, qualification: "Not specified", location: "Not specified" };
  for (const language of ["en", "hi"] as const) {
    const [title, ...lines] = [unknown.title, ...jobLines(unknown, language)];
    expect([title, ...lines]).toHaveLength(4);
    expect(lines.join("\n")).not.toMatch(/not specified|Qualification|Location|योग्यता|जगह/i);
    expect(pictureOf(unknown, language, new Date("2026-11-21T06:00:00Z")).facts).toMatch(/^17 (?:posts|पद)$/);
  }
});
