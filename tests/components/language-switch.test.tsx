import { render, screen } from "@testing-library/react";
import { LanguageSwitch } from "@/components/layout/language-switch";
import type { Language } from "@/lib/i18n/languages";
import { links } from "@/lib/links";

let address = new URL("http://site/");
jest.mock("next/navigation", () => ({
  usePathname: () => address.pathname,
  useSearchParams: () => address.searchParams,
}));

test.each<[asked: string, Language, leadsTo: string]>([
  ["/faq", "en", "/faq?lang=hi"],
  ["/faq?lang=hi", "hi", "/faq"],
  ["/en/list?location=Bihar", "en", links.home("hi", { location: "Bihar" })],
  ["/?sortBy=deadline&closing=week", "en", links.home("hi", { closing: "week", sortBy: "deadline" })],
  ["/job/5?_rsc=WCzv4JOXuLb8w6j7", "en", "/job/5?lang=hi"],
  ["/job/5?_rsc=WCzv4JOXuLb8w6j7&lang=hi", "hi", "/job/5"],
])(
  "the page %s in %s leads to the other language with what its reader chose, and nothing that the router added",
  (asked, language, leadsTo) => {
    address = new URL(asked, "http://site");
    render(<LanguageSwitch language={language} label="Language" />);
    expect(screen.getByRole("link").getAttribute("href")).toBe(leadsTo);
  },
);
