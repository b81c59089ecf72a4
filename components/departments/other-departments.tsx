import { DEPARTMENT_PAGES, isStatePage } from "@/lib/departments/pages";
import type { DepartmentPage } from "@/lib/departments/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** The way on to the departments, and from a state to the other states. */
export function OtherDepartments({ department, language }: { department: DepartmentPage; language: Language }) {
  const t = translator(language, "departments");
  const others = DEPARTMENT_PAGES.filter((page) => page !== department && isStatePage(page) === isStatePage(department));
  return (
    <nav aria-labelledby="others" className="page no-print mt-10">
      <h2 id="others" className="text-xl">
        {t("others")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {others.map(({ slug, name }) => (
          <li key={slug}>
            <a href={links.department(language, slug)} className="inline-flex min-h-11 min-w-11 items-center md:min-h-8">
              {name[language]}
            </a>
          </li>
        ))}
        <li>
          <a href={links.departments(language)} className="inline-flex min-h-11 items-center font-semibold md:min-h-8">
            {t("allPages")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
