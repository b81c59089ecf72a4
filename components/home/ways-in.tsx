import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { PLACES } from "@/lib/places/places";

const WAY =
  "inline-flex min-h-11 items-center rounded-md border border-line bg-paper px-3 text-ink no-underline hover:border-control hover:underline";

/** The short cuts under the search box, in the order in which aspirants ask: level first, then body, then their own state. */
export function WaysIn({ language }: { language: Language }) {
  const t = translator(language, "home");
  return (
    <nav aria-label={t("waysIn")} className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
      <ul className="flex flex-wrap gap-2">
        {waysIn(language).map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={WAY}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form action="/" method="get" data-auto-apply="" className="flex w-full items-center gap-2 sm:w-auto">
        {language !== "en" && <input type="hidden" name="lang" value={language} />}
        <Select
          id="my-state"
          name="location"
          label={t("myState")}
          layout="line"
          required
          defaultValue=""
          empty={t("chooseState")}
          options={PLACES.filter(({ kind }) => kind !== "country").map(({ name, nameHindi }) => ({
            value: name,
            label: language === "hi" ? nameHindi : name,
          }))}
          className="flex-1 sm:w-72 sm:flex-none"
        />
        <Button type="submit">{t("go")}</Button>
      </form>
    </nav>
  );
}

function waysIn(language: Language): { href: string; label: string }[] {
  const t = translator(language, "home");
  const jobs = translator(language, "jobs");
  const site = translator(language, "site");
  return [
    { href: links.home(language, { qualification: "10th" }), label: jobs("10th") },
    { href: links.home(language, { qualification: "12th" }), label: jobs("12th") },
    { href: links.home(language, { qualification: "graduate" }), label: jobs("graduate") },
    { href: links.home(language, { search: "ITI" }), label: t("iti") },
    { href: links.home(language, { qualification: "diploma" }), label: jobs("diploma") },
    { href: links.home(language, { qualification: "engineering" }), label: jobs("engineering") },
    { href: links.department(language, "railway"), label: site("railway") },
    { href: links.department(language, "ssc"), label: site("ssc") },
    { href: links.home(language, { department: "Banking" }), label: t("bank") },
    { href: links.home(language, { department: "Police" }), label: t("police") },
    { href: links.home(language, { department: "Teaching" }), label: t("teaching") },
  ];
}
