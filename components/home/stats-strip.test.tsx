import { renderToStaticMarkup } from "react-dom/server";
import { StatsStrip } from "@/components/home/stats-strip";

const labels = {
  strip: "The portal in figures",
  loading: "Loading",
  totalJobs: "Open jobs",
  newToday: "New today",
  departments: "Departments",
  applications: "Apply clicks",
};

it("shows four figures, abbreviated", () => {
  const html = renderToStaticMarkup(
    <StatsStrip initial={{ totalJobs: 1_250_000, newToday: 12, departments: 25, applications: 4_300 }} labels={labels} />,
  );
  expect([...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map((found) => found[1])).toEqual(["1.3M", "12", "25", "4.3K"]);
  expect(html).toContain('aria-busy="false"');
});

it("shows four tiles of the same shape while there are no figures", () => {
  const html = renderToStaticMarkup(<StatsStrip initial={null} labels={labels} />);
  expect(html.match(/animate-pulse/g)).toHaveLength(4);
  expect(html).toContain('aria-busy="true"');
});
