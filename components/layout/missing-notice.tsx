import { PageNotice } from "@/components/layout/page-notice";
import { Button, ButtonLink } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = { title: string; text: string; help: string; label: string; language: Language };

/** What is not there, why that may be, the search, and the way to what is there. */
export function MissingNotice({ title, text, help, label, language }: Props) {
  const t = translator(language, "home");
  return (
    <PageNotice title={title} text={text}>
      <p className="mt-2 text-muted">{help}</p>
      <search>
        <form action="/" method="get" className="mt-6 flex items-end gap-2">
          {language !== "en" && <input type="hidden" name="lang" value={language} />}
          <Input name="search" type="search" label={t("what")} maxLength={200} className="min-w-0 flex-1" />
          <Button variant="primary" type="submit">
            {t("search")}
          </Button>
        </form>
      </search>
      <ButtonLink href={links.home(language)} className="mt-4">
        {label}
      </ButtonLink>
    </PageNotice>
  );
}
