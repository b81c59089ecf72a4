import type { Metadata } from "next";
import { BodiesList } from "@/components/admin/bodies/bodies-list";
import { WaitingBodies } from "@/components/admin/bodies/waiting-bodies";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Pager } from "@/components/ui/pager";
import { adminLinks } from "@/lib/admin-links";
import { requireAdmin } from "@/lib/auth/guards";
import { listMarking } from "@/lib/bodies/staff/mark-jobs";
import { BODIES_PAGE_SIZE, listBodies } from "@/lib/bodies/staff/queries";
import { listWaitingBodies } from "@/lib/bodies/staff/sort-waiting";
import { counted } from "@/lib/i18n/format";
import { firstValues, type PageQuery, pageNumber, readPageOrLast } from "@/lib/query-params";

export const metadata: Metadata = { title: "Bodies" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/bodies: the bodies that nobody knows yet, and the registry by which names are resolved. */
export default async function BodiesPage({ searchParams }: Props) {
  await requireAdmin();
  const given = firstValues(await searchParams);
  const search = (given.search ?? "").slice(0, 80);
  const [waiting, marking, { bodies, total, all, page, pages }] = await Promise.all([
    listWaitingBodies(),
    listMarking(),
    readPageOrLast(pageNumber(given.page), BODIES_PAGE_SIZE, (at) => listBodies(search, at)),
  ]);
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Bodies</h1>
      <section className="grid gap-3" aria-labelledby="waiting">
        <h2 id="waiting" className="text-lg">
          Unknown bodies waiting ({waiting.total})
        </h2>
        <WaitingBodies bodies={waiting.bodies} names={waiting.total > 0 ? all : []} />
      </section>
      <section className="grid gap-3" aria-labelledby="known">
        <h2 id="known" className="text-lg">
          Known bodies
        </h2>
        <form className="flex flex-wrap items-end gap-3">
          <Input label="Search bodies" type="search" name="search" defaultValue={search} />
          <Button type="submit" variant="primary">
            Search
          </Button>
        </form>
        <p role="status" className="text-muted">
          {counted(total, "body", "bodies")}
        </p>
        {marking.map(({ name, done, total: jobs }) => (
          <p key={name} className="text-muted">
            The words by which searches find the listings of {name} are being renewed:{" "}
            {jobs === null ? "waiting" : `${done} of ${counted(jobs, "listing", "listings")} done`}.
          </p>
        ))}
        <BodiesList bodies={bodies} />
        <Pager label="Pages" page={page} pages={pages} href={(to) => adminLinks.bodies({ search, page: to })} />
      </section>
    </div>
  );
}
