import { cx } from "@/components/ui/cx";
import { pageNumbers } from "@/components/ui/page-numbers";

type Props = {
  page: number;
  lastPage: number;
  hrefOf: (page: number) => string;
  /** Whether the last page may be asked for by its number. */
  withLast?: boolean;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
};

const STEP = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border no-underline tabular-nums";
const OTHER = `${STEP} border-control bg-surface text-ink hover:bg-sunken`;
const CURRENT = `${STEP} border-neel bg-neel font-semibold text-on-neel hover:text-on-neel`;
const OFF = `${STEP} cursor-not-allowed border-line bg-expired-bg text-expired`;

/** Previous, numbered pages, Next: links, so that every page can be shared and crawled. Nothing where there is one page. */
export function Pagination({ page, lastPage, hrefOf, withLast = true, labels }: Props) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={labels.pages} className="@container mt-6">
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Step href={page > 1 ? hrefOf(Math.min(page - 1, lastPage)) : null} label={labels.previous} rel="prev" />
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
                aria-label={labels.page(item)}
                aria-current={item === page ? "page" : undefined}
                className={cx("px-2", item === page ? CURRENT : OTHER)}
              >
                {item}
              </a>
            ),
          )}
        </div>
        <Step href={page < lastPage ? hrefOf(page + 1) : null} label={labels.next} rel="next" />
      </div>
    </nav>
  );
}

function Step({ href, label, rel }: { href: string | null; label: string; rel: string }) {
  if (href === null) {
    return (
      <span aria-disabled="true" className={cx("px-3", OFF)}>
        {label}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} className={cx("px-3", OTHER)}>
      {label}
    </a>
  );
}
