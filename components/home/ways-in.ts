import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** The short cuts under the search box, in the order in which aspirants ask: level first, then body. */
export function waysIn(language: Language): { href: string; label: string }[] {
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
