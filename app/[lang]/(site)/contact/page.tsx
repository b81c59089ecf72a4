import { ContactPanel } from "@/components/contact/contact-panel";
import { ContactSide } from "@/components/contact/contact-side";
import { Shown } from "@/components/notice-text/shown";
import { type ContactDraft, findDraft } from "@/lib/contact/drafts";
import { CONTACT_TOPICS, type ContactValues } from "@/lib/contact/fields";
import { makeFormMark } from "@/lib/contact/form-mark";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { parseId } from "@/lib/ids";
import { cachedJob } from "@/lib/jobs/cache";
import { links } from "@/lib/links";
import { shownTitle } from "@/lib/notice-text/shown-job";
import { firstValues, type PageQuery } from "@/lib/query-params";
import { metadataOf } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<PageQuery> };

// Each form is signed with the time it was made.
export const dynamic = "force-dynamic";

export const generateMetadata = metadataOf("/contact", "contact", { title: "metaTitle", description: "metaDescription" });

/** /contact: `?subject=issue|feature|report` and `&listing=5` fill it in; `sent` and `draft` say how a form without a script went. */
export default async function ContactPage({ params, searchParams }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "contact");
  const query = firstValues(await searchParams);
  const draft = findDraft(query.draft);
  const id = parseId(draft?.job ?? query.listing ?? "");
  const job = id === null ? null : await cachedJob(id);
  return (
    <div className="page py-6">
      <h1 className="text-2xl md:text-3xl">{t("heading")}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t("intro")}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="max-w-2xl">
          {job && (
            <p className="mb-5">
              {t("about")}:{" "}
              <a href={links.job(language, job.id)}>
                <Shown of={shownTitle(job, language)} />
              </a>
            </p>
          )}
          <ContactPanel
            language={language}
            values={draft?.values ?? { name: "", email: "", subject: presetSubject(query.subject, language), message: "" }}
            mark={makeFormMark(new Date())}
            jobId={job?.id}
            result={resultOf(draft, query.sent)}
          />
        </div>
        <ContactSide language={language} email={site.email} phone={site.phone} address={site.address} />
      </div>
    </div>
  );
}

function presetSubject(topic: string | undefined, language: Language): ContactValues["subject"] {
  const known = CONTACT_TOPICS.find((name) => name === topic);
  return known ? translator(language, "contact")(`subjects.${known}`) : "";
}

function resultOf(draft: ContactDraft | null, sent: string | undefined) {
  if (draft) {
    const errors = Object.fromEntries(Object.entries(draft.errors).map(([field, messages]) => [field, messages[0]]));
    return { isSent: false, message: draft.message, errors };
  }
  return sent === "1" ? { isSent: true, message: "", errors: {} } : null;
}
