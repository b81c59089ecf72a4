import "@/app/public.css";
import { HomeView } from "@/components/home/home-view";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { addDays, dayInIndia } from "@/lib/dates";
import type { JobDto } from "@/lib/jobs/schema";
import type { Facet, JobFacets } from "@/lib/jobs/search/list-schema";
import { WORDED_CLAIMS } from "@/lib/site";

const now = new Date();

const jobs: JobDto[] = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  title: `Junior Engineer (Civil) - Public Works Department, circle ${index + 1}`,
  titleHi: null,
  department: "State Government",
  recruitingOrganization: "Public Works Department of the State",
  recruitingOrganizationHi: null,
  location: "Pune, Maharashtra",
  qualification: "Diploma or degree in Civil Engineering",
  positions: 120 + index,
  salary: "Pay Level-6 (Rs 35,400-1,12,400)",
  deadline: addDays(dayInIndia(now), 5 + index),
  closesAt: null,
  applicationStartDate: null,
  postedOn: dayInIndia(now),
  sourceUrl: "https://pwd.example.org/notices",
  applyLink: "https://pwd.example.org/apply",
  ageLimit: "18-33 years",
  applicationFee: "Rs 100",
  description: "Plans and supervises civil works of the circle.",
  selectionProcess: "Written test, Document verification",
}));

const facet: Facet = { all: 4321, counts: Array.from({ length: 40 }, (_, choice) => choice * 37) };
const facets: JobFacets = {
  departments: facet,
  place: facet,
  qualification: facet,
  salary: facet,
  posted: facet,
  closing: facet,
  vacancies: facet,
  employment: facet,
  category: facet,
  stage: facet,
};

/** The filtered home page with rows that no query read: what a benchmark compares the real one with. */
export function MeasuredHome() {
  return (
    <>
      <SiteHeader language="en" />
      <main>
        <HomeView
          language="en"
          filters={{ search: "engineer", sortBy: "latest", page: 1, limit: 10 }}
          view="list"
          page={{ jobs, total: 4321, groups: { open: 4321, closed: 0 }, facets, wider: [], reading: null }}
          stats={{ totalJobs: 4321, newToday: 12, departments: 25, applications: 99 }}
          now={now}
        />
      </main>
      <SiteFooter language="en" claims={WORDED_CLAIMS} now={now} />
    </>
  );
}
