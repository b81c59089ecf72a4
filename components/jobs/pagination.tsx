import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { pageNumbers } from "./page-numbers";

type Props = { page: number; lastPage: number; language: Language; hrefOf: (page: number) => string; withLast?: boolean };

const STEP = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border no-underline tabular-nums";

const OTHER = `${STEP} border-control bg-surface text-ink hover:bg-sunken`;

/** Previous, numbered pages, Next: links, so that every page can be shared and crawled. Nothing where there is one page. */
export function Pagination({ page, lastPage, language, hrefOf, withLast = true }: Props) {
  const t = translator(language, "jobs");
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={t("pagination")} className="@container mt-6">
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Step href={page > 1 ? hrefOf(Math.min(page - 1, lastPage)) : null} label={t("previous")} rel="prev" />
        {/* Where one line is too short for all, the numbers have a line of their own above the two steps. */}
        <div className="flex @max-xl:order-first @max-xl:w-full flex-wrap items-center justify-center gap-1 @xl:gap-2">
          {pageNumbers(page, lastPage, withLast).map((item, index, all) =>
            item === "gap" ? (
              <span key={`gap-after-${all[index - 1]}`} aria-hidden className="px-1">
                …
              </span>
            ) : (
              <a
                key={item}
                href={hrefOf(item)}
                aria-label={t("page", { page: item })}
                aria-current={item === page ? "page" : undefined}
                className={`px-2 ${item === page ? `${STEP} border-neel bg-neel font-semibold text-on-neel hover:text-on-neel` : OTHER}`}
              >
                {item}
              </a>
            ),
          )}
        </div>
        <Step href={page < lastPage ? hrefOf(page + 1) : null} label={t("next")} rel="next" />
      </div>
    </nav>
  );
}

function Step({ href, label, rel }: { href: string | null; label: string; rel: string }) {
  if (href === null) {
    return (
      <span aria-disabled="true" className={`${STEP} px-3 cursor-not-allowed border-line bg-expired-bg text-expired`}>
        {label}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} className={`${OTHER} px-3`}>
      {label}
    </a>
  );
}
