import { ButtonLink } from "@/components/ui/button";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** In both languages: Next tells a not-found page nothing of its address. */
export default function JobNotFound() {
  const en = translator("en", "job");
  const hi = translator("hi", "job");
  return (
    <div className="page py-12">
      <h1 className="text-2xl">{en("notFoundTitle")}</h1>
      <p className="mt-2">{en("notFoundText")}</p>
      <p className="mt-4 text-muted" lang="hi">
        {hi("notFoundTitle")}: {hi("notFoundText")}
      </p>
      <ButtonLink variant="primary" href={links.home("en")} className="mt-6">
        {en("back")}
      </ButtonLink>
    </div>
  );
}
