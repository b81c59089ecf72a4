import { render, screen, within } from "@testing-library/react";
import { LandingLinks } from "@/components/landings/landing-links";
import { LANDINGS } from "@/lib/landings/landings";

const landings = LANDINGS.slice(0, 15).map((landing, at) => ({ landing, open: 20 - at }));

it("has a link to each of its lists, those beyond what stands there at once folded away", () => {
  render(<LandingLinks id="by-post" title="By post" landings={landings} language="en" atOnce={12} />);
  expect(screen.getByRole("navigation", { name: "By post" }).querySelectorAll("a")).toHaveLength(15);
  const folded = screen.getByText("3 more").closest("details");
  expect(folded?.open).toBe(false);
  expect(folded?.querySelectorAll("a")).toHaveLength(3);
});

it("folds nothing where all stand there", () => {
  render(<LandingLinks id="near" title="पद के अनुसार" landings={landings} language="hi" />);
  expect(within(screen.getByRole("navigation")).getAllByRole("link")).toHaveLength(15);
  expect(screen.getByRole("navigation").querySelector("details")).toBeNull();
});
