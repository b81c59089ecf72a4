import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { CountedLanding } from "@/lib/landings/counted";
import { links } from "@/lib/links";

type Props = {
  id: string;
  title: string;
  landings: readonly CountedLanding[];
  language: Language;
  /** How many of them stand there at once; the others unfold. All where it is not said. */
  atOnce?: number;
};

/** Ways to lists that many look for, each with the number of its open notices. Nothing where there is none. */
export function LandingLinks({ id, title, landings, language, atOnce = landings.length }: Props) {
  if (landings.length === 0) return null;
  const folded = landings.slice(atOnce);
  return (
    <nav aria-labelledby={id} className="page no-print mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <Ways landings={landings.slice(0, atOnce)} language={language} />
      {folded.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-neel underline">
            {translator(language, "landings")("more", { figure: formatNumber(folded.length, language) })}
          </summary>
          <Ways landings={folded} language={language} />
        </details>
      )}
    </nav>
  );
}

function Ways({ landings, language }: Pick<Props, "landings" | "language">) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {landings.map(({ landing, open }) => (
        <li key={landing.path}>
          <a href={links.landing(language, landing.path)} className="inline-flex min-h-11 min-w-11 items-center gap-1 md:min-h-8">
            {landing.name[language]} <span className="text-muted text-sm tabular-nums">{formatNumber(open, language)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
