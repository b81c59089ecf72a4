import type { Metadata } from "next";
import { JobMissing } from "@/components/job-detail/job-missing";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translator(languageOf((await params).lang), "job")("notFoundTitle"), robots: { index: false } };
}

/** What the server sends, with status 404, in place of the empty page that Next makes of a missing job (docs/decisions/003). */
export default async function JobNotFoundPage({ params }: Props) {
  return <JobMissing language={languageOf((await params).lang)} />;
}
