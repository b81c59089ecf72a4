import { zoneSearch } from "@/lib/departments/pages";
import type { DepartmentPage } from "@/lib/departments/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = {
  department: DepartmentPage;
  language: Language;
  /** The searches that find an open job now; the others are no links. */
  open: readonly string[];
};

/** Who recruits, the examinations that many ask for as links into the list, and the zones of the railway. */
export function DepartmentAbout({ department, language, open }: Props) {
  const t = translator(language, "departments");
  const { slug, zones = [] } = department;
  return (
    <div className="department-about grid gap-6">
      <section aria-labelledby="about">
        <h2 id="about" className="text-lg">
          {department.aboutTitle[language]}
        </h2>
        <p className="mt-2 max-w-prose">{department.about[language]}</p>
      </section>
      <section aria-labelledby="popular">
        <h2 id="popular" className="text-lg">
          {t("popularExams")}
        </h2>
        <ul className="mt-2">
          {department.exams.map(({ name, level, search }) => (
            <li key={search} className="flex min-h-11 flex-wrap items-center gap-x-2 md:min-h-9">
              {open.includes(search) ? (
                <a
                  href={links.department(language, slug, { search })}
                  className="inline-flex min-h-11 min-w-11 items-center md:min-h-9"
                >
                  {name[language]}
                </a>
              ) : (
                name[language]
              )}
              <span className="text-muted text-sm">{t(`levels.${level}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      {zones.length > 0 && (
        <section aria-labelledby="zones">
          <h2 id="zones" className="text-lg">
            {t("zonesTitle")}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {zones.map((zone) => (
              <li key={zone}>
                {open.includes(zoneSearch(zone)) ? (
                  <a
                    href={links.department(language, slug, { search: zoneSearch(zone) })}
                    className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-ink no-underline hover:border-control hover:underline"
                  >
                    {t(`zones.${zone}`)}
                  </a>
                ) : (
                  <span className="inline-flex min-h-11 items-center px-3 text-muted">{t(`zones.${zone}`)}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
