import type { ReactNode } from "react";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = { language: Language; email: string; phone: string; address: string };

/** Helpline hours, the other ways to reach support, and where answers already stand. */
export function ContactSide({ language, email, phone, address }: Props) {
  const t = translator(language, "contact");
  return (
    <aside className="grid gap-6">
      <Part title={t("helplineTitle")}>
        <ul className="grid gap-1">
          <li>{t("hoursWeek")}</li>
          <li>{t("hoursSaturday")}</li>
          <li>{t("hoursSunday")}</li>
        </ul>
        <p className="mt-2 text-muted text-sm">{t("hoursZone")}</p>
      </Part>
      <Part title={t("reachTitle")}>
        <dl className="grid gap-2">
          <div>
            <dt className="text-muted text-sm">{t("phone")}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="inline-flex min-h-11 items-center md:min-h-6">
                {phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t("email")}</dt>
            <dd>
              <a href={`mailto:${email}`} className="wrap-anywhere inline-flex min-h-11 items-center md:min-h-6">
                {email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t("post")}</dt>
            <dd>{address}</dd>
          </div>
        </dl>
      </Part>
      <Part title={t("first")}>
        <ul className="grid gap-1">
          <li>
            <a href={links.page(language, "/faq")}>{t("faq")}</a>
          </li>
          <li>
            <a href={links.page(language, "/guide")}>{t("guide")}</a>
          </li>
        </ul>
      </Part>
      <p className="text-muted text-sm">{t("noApplications")}</p>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-3">
      <h2 className="mb-2 font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}
