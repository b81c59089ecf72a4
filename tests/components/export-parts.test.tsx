import { render, screen } from "@testing-library/react";
import { ExportParts } from "@/components/admin/import/export-parts";

const links = () =>
  screen.getAllByRole("link").map((link) => [link.getAttribute("aria-label") ?? link.textContent, link.getAttribute("href")]);

test("all jobs are one file where it holds them, and several that name what each holds where it does not", () => {
  const { unmount } = render(<ExportParts total={20_000} size={20_000} />);
  expect(links()[0]).toEqual(["CSV", "/api/admin/export?format=csv&sortBy=latest"]);
  expect(links()).toHaveLength(3);
  unmount();
  render(<ExportParts total={20_001} size={20_000} />);
  expect(links()).toHaveLength(6);
  expect(links().at(-1)).toEqual(["Jobs 20,001 to 20,001 as XLSX", "/api/admin/export?format=xlsx&sortBy=latest&part=2"]);
});
