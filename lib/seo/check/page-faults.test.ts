import { pageFaults } from "@/lib/seo/check/page-faults";

const home = "https://niyukti.example";
const ASKED = { home, now: new Date("2026-11-22T06:00:00Z") };
const address = `${home}/jobs/ssc?lang=hi`;
const TRAIL = `{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Jobs","item":"${home}"}]}`;
const HTML = `<!DOCTYPE html><html lang="hi"><head><title>SSC</title><meta name="description" content="Jobs of SSC"/>
<link rel="canonical" href="${address}"/>
<link rel="alternate" hrefLang="en-IN" href="${home}/jobs/ssc"/><link rel="alternate" hrefLang="hi-IN" href="${address}"/>
<link rel="alternate" hrefLang="x-default" href="${home}/jobs/ssc"/><meta property="og:url" content="${address}"/>
<meta property="og:image" content="${home}/share/site.png"/></head>
<body><h1>SSC</h1><script type="application/ld+json">${TRAIL}</script></body></html>`;
const textsOf = (html: string) => pageFaults({ html, address }, ASKED).map(({ text }) => text);

it("finds nothing wrong with a page as the site writes it", () => {
  expect(textsOf(HTML)).toEqual([]);
});

const jobPage = (heading: string, title: string) =>
  pageFaults(
    {
      html: `<h1 class="x">${heading}</h1><script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", title })}</script>`,
      address: `${home}/job/1?lang=hi`,
    },
    ASKED,
  ).map(({ text }) => text);

it("finds a JobPosting that names another job than its page does", () => {
  const fault = expect.stringMatching(/another job than the heading/);
  expect(jobPage("R&amp;D Officer&#x27;s Aide 10–\u206012 <span>– SSC</span>", "R&D Officer's Aide 10-12")).not.toContainEqual(
    fault,
  );
  expect(jobPage('<span lang="en">Clerk</span>', "Clerk")).not.toContainEqual(fault);
  expect(jobPage("क्लर्क", "Clerk")).toContainEqual(fault);
});

const POSTING = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting"}</script>';

it.each([
  ["<title>SSC</title>", "", /no title/],
  ["<title>SSC</title>", "<title>SSC</title><title>Jobs</title>", /no title/],
  ['content="Jobs of SSC"', 'content=""', /no description/],
  ["<h1>SSC</h1>", "<h2>SSC</h2>", /no heading/],
  ["<h1>SSC</h1>", "<h1>SSC</h1><h1>Jobs</h1>", /no heading/],
  [`<link rel="canonical" href="${address}"/>`, "", /no canonical/],
  [`rel="canonical" href="${address}"`, `rel="canonical" href="${home}/jobs/ssc/"`, /not that of the site map/],
  [`property="og:url" content="${address}"`, `property="og:url" content="${home}/"`, /og:url/],
  [`<meta property="og:image" content="${home}/share/site.png"/>`, "", /no picture/],
  ["</title>", '</title><meta name="robots" content="noindex"/>', /kept out/],
  ['hrefLang="x-default"', 'hrefLang="fr"', /each language/],
  [`hrefLang="en-IN" href="${home}/jobs/ssc"`, 'hrefLang="en-IN" href="/jobs/ssc"', /each language/],
  [`hrefLang="hi-IN" href="${address}"`, `hrefLang="hi-IN" href="${home}/jobs/ssc"`, /name itself/],
  [TRAIL, "{", /no JSON/],
  ["</h1>", `</h1>${POSTING}`, /A list carries/],
  ["</h1>", `</h1>${POSTING}${POSTING}`, /several JobPostings/],
])("finds the fault where %p is %p", (was, is, expected) => {
  expect(HTML).toContain(was);
  expect(textsOf(HTML.replace(was, is))).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
});
