import { renderToStaticMarkup } from "react-dom/server";
import { HowToApply } from "@/components/job-detail/how-to-apply";
import type { JobDetailDto } from "@/lib/jobs/schema";

const NOW = new Date("2026-11-22T06:00:00Z");
const job = {
  recruitingOrganization: "DSSSB",
  recruitingOrganizationHi: null,
  sourceUrl: "https://dsssb.example/",
  applyLink: null,
  deadline: "2026-12-12",
  closesAt: null,
} as unknown as JobDetailDto;

const stepsOf = (applicationFee: string | null) =>
  renderToStaticMarkup(<HowToApply job={{ ...job, applicationFee }} language="en" now={NOW} />).replace(/<[^>]+>/g, " ");

it("asks for a fee unless the notice says that nobody pays one", () => {
  expect(stepsOf("Rs 100; women nil")).toContain("pay the fee by 12 Dec 2026");
  expect(stepsOf(null)).toContain("pay the fee by 12 Dec 2026");
  expect(stepsOf("No fee")).toContain("upload what it asks for by 12 Dec 2026");
  expect(stepsOf("No fee")).not.toContain("fee");
});
