"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense } from "react";
import type { Language } from "@/lib/i18n/languages";

type Props = { language: Language; label: string };

/** The same page in the other language, its filters kept: pages with filters are made for each request, so the server knows them too. */
export function LanguageSwitch(props: Props) {
  return (
    <Suspense fallback={<Switch {...props} query="" />}>
      <SwitchWithQuery {...props} />
    </Suspense>
  );
}

function SwitchWithQuery(props: Props) {
  return <Switch {...props} query={useSearchParams().toString()} />;
}

function Switch({ language, label, query }: Props & { query: string }) {
  // Rewrites are invisible to the router: the path is the public one, without a language segment.
  const path =
    usePathname()
      .replace(/^\/(?:en|hi)(?=\/|$)/, "")
      .replace(/\/list$/, "") || "/";
  const params = new URLSearchParams(query);
  // A page that was first asked for by the router of Next is kept with this in its address, for everybody.
  params.delete("_rsc");
  if (language === "en") params.set("lang", "hi");
  else params.delete("lang");
  // As every link of the site has them (lib/links.ts): a second spelling would have crawlers read each list of the other language twice.
  params.sort();
  const search = params.toString();
  return (
    <a
      href={search ? `${path}?${search}` : path}
      hrefLang={language === "en" ? "hi" : "en"}
      lang={language === "en" ? "hi" : "en"}
      aria-label={language === "en" ? `${label}: हिन्दी` : `${label}: English`}
      className="header-icon"
    >
      {language === "en" ? <span className="drawn-hindi" /> : "English"}
    </a>
  );
}
