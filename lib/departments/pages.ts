import type { Department } from "@/lib/jobs/departments";

/** A department page: its address, the jobs it lists, its band of colour and what it offers beside the list. */
export type DepartmentPage = {
  slug: "ssc" | "railway";
  department: Department;
  banner: string;
  exams: readonly {
    key: "cgl" | "chsl" | "mts" | "je" | "gd" | "ntpc" | "groupD" | "alp" | "tc";
    level: LevelKey;
    search: string;
  }[];
  zones: readonly ZoneKey[];
};

type LevelKey = "graduate" | "12thPass" | "10thPass" | "engineering" | "itiDiploma";
type ZoneKey = (typeof ZONES)[number];

const ZONES = [
  "northern",
  "southern",
  "eastern",
  "western",
  "central",
  "northEastern",
  "southCentral",
  "southEastern",
  "eastCentral",
  "southEastCentral",
  "northCentral",
  "westCentral",
] as const;

/** The department pages of spec section 2; one mechanism serves them all. */
const DEPARTMENT_PAGES: readonly DepartmentPage[] = [
  {
    slug: "ssc",
    department: "Staff Selection Commission",
    banner: "bg-banner-blue",
    exams: [
      { key: "cgl", level: "graduate", search: "CGL" },
      { key: "chsl", level: "12thPass", search: "CHSL" },
      { key: "mts", level: "10thPass", search: "MTS" },
      { key: "je", level: "engineering", search: "Junior Engineer" },
      { key: "gd", level: "10thPass", search: "GD" },
    ],
    zones: [],
  },
  {
    slug: "railway",
    department: "Railway Recruitment Board",
    banner: "bg-banner-green",
    exams: [
      { key: "ntpc", level: "graduate", search: "NTPC" },
      { key: "groupD", level: "10thPass", search: "Group D" },
      { key: "je", level: "engineering", search: "Junior Engineer" },
      { key: "alp", level: "itiDiploma", search: "Loco Pilot" },
      { key: "tc", level: "graduate", search: "Ticket" },
    ],
    zones: ZONES,
  },
];

/** The page of an address such as /jobs/ssc; null for any other name. */
export function findDepartmentPage(slug: string): DepartmentPage | null {
  return DEPARTMENT_PAGES.find((page) => page.slug === slug) ?? null;
}

/** Addresses of all department pages, for the site map. */
export const departmentSlugs = DEPARTMENT_PAGES.map((page) => page.slug);
