import type { Metadata } from "next";
import { EmptySearches } from "@/components/admin/words/empty-searches";
import { ExplainedResults } from "@/components/admin/words/explained-results";
import { NamesList } from "@/components/admin/words/names-list";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Pager } from "@/components/ui/pager";
import { adminLinks } from "@/lib/admin-links";
import { requireAdmin } from "@/lib/auth/guards";
import { counted } from "@/lib/i18n/format";
import { MAX_SEARCH_LENGTH } from "@/lib/jobs/schema";
import { listEmptySearches } from "@/lib/jobs/search/words/staff/empty-searches";
import { explainSearch } from "@/lib/jobs/search/words/staff/explain";
import { listNames, NAMES_PAGE_SIZE } from "@/lib/jobs/search/words/staff/queries";
import { firstValues, type PageQuery, pageNumber, readPageOrLast } from "@/lib/query-params";

export const metadata: Metadata = { title: "Words of searches" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/words: why a search finds what it finds, what found nothing this week, and the names that searches know. */
export default async function WordsPage({ searchParams }: Props) {
  await requireAdmin();
  const given = firstValues(await searchParams);
  const search = (given.search ?? "").slice(0, 80);
  const why = (given.why ?? "").slice(0, MAX_SEARCH_LENGTH).trim();
  const [empty, { names, total, all, page, pages }] = await Promise.all([
    listEmptySearches(new Date()),
    readPageOrLast(pageNumber(given.page), NAMES_PAGE_SIZE, (at) => listNames(search, at)),
  ]);
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Words of searches</h1>
      <section className="grid gap-3" aria-labelledby="why">
        <h2 id="why" className="text-lg">
          Why a search finds what it finds
        </h2>
        <form className="flex flex-wrap items-end gap-3">
          <Input label="A search as a visitor types it" type="search" name="why" defaultValue={why} />
          <Button type="submit">Explain</Button>
        </form>
        {why !== "" && <ExplainedResults found={await explainSearch(why, new Date())} />}
      </section>
      <section className="grid gap-3" aria-labelledby="found-nothing">
        <h2 id="found-nothing" className="text-lg">
          Found nothing this week
        </h2>
        <EmptySearches rows={empty} things={all} />
      </section>
      <section className="grid gap-3" aria-labelledby="names">
        <h2 id="names" className="text-lg">
          Names that mean the same
        </h2>
        <form className="flex flex-wrap items-end gap-3">
          <Input label="Search names" type="search" name="search" defaultValue={search} />
          <Button type="submit" variant="primary">
            Search
          </Button>
        </form>
        <p role="status" className="text-muted">
          {counted(total, "thing")}
        </p>
        <NamesList names={names} />
        <Pager label="Pages" page={page} pages={pages} href={(to) => adminLinks.words({ search, page: to })} />
      </section>
    </div>
  );
}
