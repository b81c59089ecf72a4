import { renderToStaticMarkup } from "react-dom/server.edge";
import { SiteActions } from "@/components/layout/site-actions";

jest.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));

it.each([
  ["en", "Saved jobs, job alerts, the application tracker, comparisons and quick views need JavaScript"],
  ["hi", "जॉब अलर्ट, आवेदन ट्रैकर, तुलना और ‘एक नज़र में’ के लिए जावास्क्रिप्ट चाहिए"],
] as const)("every public page (%s) says what needs a script, where links to alerts and tracker lead", (language, words) => {
  const html = renderToStaticMarkup(<SiteActions language={language} />);
  const [, said = ""] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(said).toContain(words);
  expect(said).toContain('id="alerts"');
  expect(said).toContain('id="tracker"');
});
