import { BANNERS, type DepartmentPage, type PopularExam } from "@/lib/departments/schema";
import { STATES } from "@/lib/places/states";

/** What a file of states says of one: who recruits there, in both languages, and the examinations many ask for. */
export type StateContent = { slug: string; en: string; hi: string; exams: readonly PopularExam[] };

const COLOURS = Object.keys(BANNERS) as (keyof typeof BANNERS)[];

/** The page of a state or union territory: its jobs are those of its places. */
export function statePage({ slug, en, hi, exams }: StateContent): DepartmentPage {
  const index = STATES.findIndex(({ key }) => key === slug);
  const state = STATES[index];
  if (!state) throw new Error(`No state has the key ${slug}`);
  const { name, nameHindi } = state;
  return {
    slug,
    name: { en: name, hi: nameHindi },
    own: { location: name },
    // Neighbours in the list of states get different colours, and each state always its own.
    banner: COLOURS[index % COLOURS.length] ?? "blue",
    aboutTitle: { en: `Who recruits in ${name}`, hi: `${nameHindi} में भर्ती कौन करता है` },
    about: { en, hi },
    exams,
  };
}
