import type { ReactNode } from "react";
import { OpenNow, type OpenNowProps } from "@/components/layout/open-now";
import { Button, ButtonLink } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** A page that has one thing to say: what happened, what to do about it, and the way on. */
export function PageNotice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page-narrow py-8 md:py-12">
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <p className="mt-3 max-w-prose">{text}</p>
      {children}
    </div>
  );
}

type MissingProps = {
  title: string;
  text: string;
  help: string;
  /** The way to the list. */
  label: string;
  /** The way back to the list that the reader came from, in place of that link: a script, which pages without a network must not need. */
  back?: ReactNode;
  language: Language;
  /** What stands below the search. */
  children?: ReactNode;
};

/** What is not there, why that may be, the search, and the way to what is there. */
export function MissingNotice({ title, text, help, label, back, language, children }: MissingProps) {
  const t = translator(language, "home");
  return (
    <>
      <PageNotice title={title} text={text}>
        <p className="mt-2 max-w-prose text-muted">{help}</p>
        <search>
          <form action="/" method="get" className="mt-6 flex items-end gap-2">
            {language !== "en" && <input type="hidden" name="lang" value={language} />}
            <Input name="search" type="search" label={t("whatHint")} maxLength={200} className="min-w-0 flex-1" />
            <Button variant="primary" type="submit">
              {t("search")}
            </Button>
          </form>
        </search>
        <div className="mt-4">{back ?? <ButtonLink href={links.home(language)}>{label}</ButtonLink>}</div>
      </PageNotice>
      {children}
    </>
  );
}

type FailedProps = { title: string; text: string; retryHref: string; label: string };

/** What could not be read, and the same view once more. */
export function FailedNotice({ title, text, retryHref, label }: FailedProps) {
  return (
    <div className="page py-10" role="alert">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 max-w-prose text-muted">{text}</p>
      <ButtonLink variant="primary" href={retryHref} className="mt-6">
        {label}
      </ButtonLink>
    </div>
  );
}

/** The page of an address that leads nowhere, with what is open, of the department or state that its words name where they name one. */
export function MissingPage(props: OpenNowProps) {
  const t = translator(props.language, "site");
  const words = { title: t("notFoundTitle"), text: t("notFoundText"), help: t("notFoundHelp"), label: t("goHome") };
  return (
    <MissingNotice {...words} language={props.language}>
      <OpenNow {...props} />
    </MissingNotice>
  );
}

/**
 * Asks once more for the page that the reader wanted: an empty link leads to the address on the screen, with its search and filters. `onceOnline` has it
 * followed by itself as soon as the device has a network again (components/layout/offline-notice.tsx).
 */
export function RetryLink({ language, onceOnline = false }: { language: Language; onceOnline?: boolean }) {
  return (
    <ButtonLink variant="primary" href="" className="mt-6" data-once-online={onceOnline ? "" : undefined}>
      {translator(language, "site")("retry")}
    </ButtonLink>
  );
}
