import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { EmptyList } from "@/components/jobs/list-states";
import { lenientFilters } from "@/lib/jobs/search/filters";

const rendered = (change: Pick<ComponentProps<typeof EmptyList>, "language" | "filters" | "params" | "wider">) =>
  renderToStaticMarkup(
    <EmptyList texts={{ title: "", help: "" }} hrefOf={() => "/"} action="/" all={{ href: "/", label: "" }} {...change} />,
  );

it.each([
  ["en", 1, "Without Bihar: 1 job"],
  ["en", 1234, "Without Bihar: 1,234 jobs"],
  ["hi", 1, "बिहार के बिना: 1 भर्ती"],
  ["hi", 2, "बिहार के बिना: 2 भर्तियाँ"],
] as const)("a wider list (%s) says how many jobs it holds: %d", (language, total, words) => {
  const filters = lenientFilters({ location: "Bihar" });
  const html = rendered({ language, filters, params: filters, wider: [{ without: "location", total }] });
  expect(html).toContain(`>${words}</a>`);
});

it("lets the words of a search be put right where nothing was found, and keeps what else was chosen", () => {
  const filters = lenientFilters({ search: "quarry", location: "Bihar" });
  const html = rendered({ language: "hi", filters, params: filters, wider: [] });
  expect(html).toMatch(/name="search"[^>]*value="quarry"/);
  expect(html).toContain('type="hidden" name="location" value="Bihar"/>');
  expect(html).toContain('type="hidden" name="lang" value="hi"/>');
  const chosen = lenientFilters({ location: "Bihar" });
  expect(rendered({ language: "en", filters: chosen, params: chosen, wider: [] })).not.toContain("<form");
});
