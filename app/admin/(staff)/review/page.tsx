import type { Metadata } from "next";
import { AnnouncementCard } from "@/components/admin/review/announcement-card";
import { type Pair, PairCard } from "@/components/admin/review/pair-card";
import { RefusedList } from "@/components/admin/review/refused-list";
import { ReviewKeys } from "@/components/admin/review/review-keys";
import { ReviewList } from "@/components/admin/review-list";
import { Pager } from "@/components/ui/pager";
import { adminLinks } from "@/lib/admin-links";
import { listAnnouncements } from "@/lib/announcements/queries";
import { requireAdmin } from "@/lib/auth/guards";
import { formatNumber, formatStored } from "@/lib/i18n/format";
import { isId, NO_ID, parseId } from "@/lib/ids";
import { listReview, REVIEW_PAGE_SIZE } from "@/lib/ingestion/review/queries";
import { listRefused } from "@/lib/ingestion/review/refused";
import { COMPARED_FIELDS, countJoined, listPairs, PAIRS_SHOWN, type PairDto } from "@/lib/jobs/joining/queries";
import { firstValues, type PageQuery, pageNumber, readPageOrLast } from "@/lib/query-params";

export const metadata: Metadata = { title: "Review" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/review: rows of imports, pairs of listings that may be of one recruitment, and what may be announced of one, which wait for an editor. */
export default async function ReviewPage({ searchParams }: Props) {
  await requireAdmin();
  const given = firstValues(await searchParams);
  const asked = pageNumber(given.page);
  const named = parseId(given.job) ?? NO_ID;
  const job = isId(named) ? named : undefined;
  const joinedPages = job === undefined ? 1 : Math.max(1, Math.ceil((await countJoined(job)) / PAIRS_SHOWN));
  const joinedPage = Math.min(pageNumber(given.joined), joinedPages);
  const [{ items, total, page, pages }, pairs, announced, refused] = await Promise.all([
    readPageOrLast(asked, REVIEW_PAGE_SIZE, (page) => listReview(page, new Date())),
    listPairs(job, joinedPage),
    listAnnouncements(),
    listRefused(new Date()),
  ]);
  const shown = [items, pairs.waiting, pairs.joined, announced.waiting, announced.attached, refused];
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Rows awaiting review</h1>
      <p className="max-w-prose text-muted">
        Imports put rows here that may be listings but whose dates or fields contradict each other. Correct and publish them, or
        refuse them. {formatNumber(total, "en")} wait.
      </p>
      <ReviewKeys hasItems={shown.some(({ length }) => length > 0)}>
        <ReviewList items={items} page={page} />
        <Pager label="Pages" page={page} pages={pages} href={(to) => adminLinks.review({ page: to })} />
        <h2 className="text-lg">May be one recruitment</h2>
        <p className="max-w-prose text-muted">
          Each of these listings of another source may be of the recruitment of a job, and is not published until somebody says
          so. What differs is marked. {formatNumber(pairs.total, "en")} wait.
        </p>
        {pairs.waiting.map((pair) => (
          <PairCard key={pair.id} pair={pairOf(pair)} isJoined={false} />
        ))}
        {(pairs.joined.length > 0 || job) && (
          <h2 id="joined" className="scroll-mt-4 text-lg">
            {job ? `Joined with job ${job}` : "Joined last"}
          </h2>
        )}
        {job && pairs.joined.length === 0 && <p className="card p-4">No listing of another source is joined with it.</p>}
        {pairs.joined.map((pair) => (
          <PairCard key={pair.id} pair={pairOf(pair)} isJoined />
        ))}
        <Pager
          label="Pages of what is joined"
          page={joinedPage}
          pages={joinedPages}
          href={(to) => adminLinks.review({ job, joined: to })}
        />
        <h2 className="text-lg">Of which recruitment</h2>
        <p className="max-w-prose text-muted">
          Results, admit cards, answer keys and corrigenda that may be of one of these recruitments.{" "}
          {formatNumber(announced.total, "en")} wait.
        </p>
        {announced.waiting.map((one) => (
          <AnnouncementCard key={one.id} announcement={one} />
        ))}
        {announced.attached.length > 0 && <h2 className="text-lg">Attached last</h2>}
        {announced.attached.map((one) => (
          <AnnouncementCard key={one.id} announcement={one} />
        ))}
        {refused.length > 0 && (
          <>
            <h2 className="text-lg">Refused last</h2>
            <RefusedList items={refused} />
          </>
        )}
      </ReviewKeys>
    </div>
  );
}

function pairOf({ listing, job, ...pair }: PairDto): Pair {
  const said = COMPARED_FIELDS.map(([field, label]) => ({
    label,
    listing: formatStored(listing[field]),
    job: formatStored(job[field]),
  }));
  return { ...pair, rows: said.filter((row) => row.listing !== "" || row.job !== "") };
}
