import { renderToStaticMarkup } from "react-dom/server";
import { EmptyList } from "@/components/jobs/list-states";
import { lenientFilters } from "@/lib/jobs/search/filters";

it.each([
  ["en", 1, "Without Bihar: 1 job"],
  ["en", 1234, "Without Bihar: 1,234 jobs"],
  ["hi", 1, "बिहार के बिना: 1 भर्ती"],
  ["hi", 2, "बिहार के बिना: 2 भर्तियाँ"],
] as const)("a wider list (%s) says how many jobs it holds: %d", (language, total, words) => {
  const html = renderToStaticMarkup(
    <EmptyList
      language={language}
      filters={lenientFilters({ location: "Bihar" })}
      wider={[{ without: "location", total }]}
      texts={{ title: "", help: "" }}
      hrefOf={() => "/"}
      all={{ href: "/", label: "" }}
    />,
  );
  expect(html).toContain(`>${words}</a>`);
});
