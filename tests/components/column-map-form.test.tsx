import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ColumnMapForm } from "@/components/admin/import/column-map-form";
import { BY_NAME } from "@/lib/ingestion/parse/field-labels";

const COLUMNS = [
  { header: "Werk", name: "werk", field: null, as: null, sample: "Clerk" },
  { header: "Last Date", name: "lastdate", field: "Deadline", as: "deadline", sample: "05-12-2026" },
  { header: "Status", name: "status", field: null, as: null, sample: "Closed" },
  { header: "Haus", name: "haus", field: "Organisation", as: "organisation", isSaid: true, sample: "Example Board" },
] as const;

it("keeps what was said of columns, now or before, and of all others their names alone", async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_address, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ message: "Kept." });
  };
  const key = { host: "example.org", shape: "0".repeat(64) };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ColumnMapForm preview={{ columns: [...COLUMNS], key, fixed: {} }} onKept={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.selectOptions(screen.getByLabelText("Werk is read as"), "title");
  await userEvent.click(screen.getByRole("button", { name: /keep/i }));
  const columns = { werk: "title", lastdate: BY_NAME, status: BY_NAME, haus: "organisation" };
  await waitFor(() => expect(sent).toEqual([{ ...key, columns, fixed: {} }]));
});
