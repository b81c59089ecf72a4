import type { Metadata } from "next";
import { ReviewList } from "@/components/admin/review-list";
import { Pager } from "@/components/ui/pager";
import { adminLinks } from "@/lib/admin-links";
import { requireAdmin } from "@/lib/auth/guards";
import { formatNumber } from "@/lib/i18n/format";
import { listReview, REVIEW_PAGE_SIZE } from "@/lib/ingestion/review/queries";
import { firstValues, type PageQuery } from "@/lib/query-params";

export const metadata: Metadata = { title: "Review" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/review: rows of imports that wait for an editor. */
export default async function ReviewPage({ searchParams }: Props) {
  await requireAdmin();
  const given = firstValues(await searchParams).page ?? "1";
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
  const { items, total } = await listReview(page);
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Rows awaiting review</h1>
      <p className="max-w-prose text-muted">
        Imports put rows here that may be listings but whose dates or fields contradict each other. Correct and publish them, or
        refuse them. {formatNumber(total, "en")} wait.
      </p>
      <ReviewList items={items} />
      <Pager
        label="Pages"
        page={page}
        pages={Math.ceil(total / REVIEW_PAGE_SIZE)}
        href={(to) => adminLinks.review({ page: to })}
      />
    </div>
  );
}
