import { render, screen } from "@testing-library/react";
import { BackLink } from "@/components/job-detail/back-link";
import { noteList } from "@/lib/device/last-list";

const back = () => screen.getByRole("link");

describe("the way back to the list", () => {
  afterEach(() => document.documentElement.removeAttribute("lang"));

  it.each([
    {
      page: "en",
      href: "/?qualification=12th",
      words: "12th pass jobs",
      leadsTo: "/?qualification=12th",
      says: "← Back to 12th pass jobs",
    },
    {
      page: "hi",
      href: "/?qualification=12th",
      words: "12th pass jobs",
      leadsTo: "/?qualification=12th&lang=hi",
      says: "← सभी भर्तियाँ",
    },
    { page: "en", href: "/jobs/bihar?lang=hi", words: "बिहार की भर्तियाँ", leadsTo: "/jobs/bihar", says: "← सभी भर्तियाँ" },
    {
      page: "hi",
      href: "/jobs/bihar?lang=hi",
      words: "बिहार की भर्तियाँ",
      leadsTo: "/jobs/bihar?lang=hi",
      says: "← Back to बिहार की भर्तियाँ",
    },
  ])("from $href on a page in $page is $leadsTo, in words of that language", ({ page, href, words, leadsTo, says }) => {
    document.documentElement.lang = page;
    noteList({ href, words });
    render(<BackLink href="/" label="सभी भर्तियाँ" template="Back to {words}" />);
    expect(back().getAttribute("href")).toBe(leadsTo);
    expect(back().textContent).toBe(says);
  });
});
