import { renderToStaticMarkup } from "react-dom/server";
import { HeroSearch } from "@/components/home/hero-search";
import { lenientFilters } from "@/lib/jobs/search/filters";

it.each([
  ["hi", "patna", '<option value="patna" selected="">पटना</option>'],
  ["en", "patna", '<option value="patna" selected="">Patna</option>'],
  ["hi", "nowhere", '<option value="nowhere" selected="">nowhere</option>'],
  ["hi", "Delhi", '<option value="Delhi" selected="">दिल्ली</option>'],
] as const)("names in its choice of places (%s) the place that an address asks for: %s", (language, location, option) => {
  const filters = lenientFilters({ location });
  expect(renderToStaticMarkup(<HeroSearch language={language} filters={filters} params={{}} />)).toContain(option);
});
