import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { EmptySearches } from "@/components/admin/words/empty-searches";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

it("names what a search may be a name of once for all fields: fifty times a thousand names were three megabytes", () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ words: `zangoli ${at}`, count: 1 }));
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <EmptySearches rows={rows} things={["Clerk", "Teacher"]} />
    </QueryClientProvider>,
  );
  expect(html.match(/<option value="Teacher"/g)).toHaveLength(1);
  const list = /<datalist id="([^"]*)"/.exec(html)?.[1] ?? "none";
  expect(html.split(`list="${list}"`)).toHaveLength(rows.length + 1);
});
