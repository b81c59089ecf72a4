import { ListTable } from "@/components/admin/list-table";
import { Badge } from "@/components/ui/badge";
import { adminLinks } from "@/lib/admin-links";
import { counted } from "@/lib/i18n/format";
import type { Tier } from "@/lib/jobs/search/words/query";
import type { ExplainedSearch } from "@/lib/jobs/search/words/staff/explain";

const PLACES = {
  exact: "in title or posts, as it was typed",
  title: "in title or posts",
  head: "in title, posts or body",
  part: "what it is about in title or posts, the rest in any field",
  near: "by a near name or a beginning in title or posts, the rest in any field",
  far: "by a further name in title or posts, the rest in any field",
  whole: "in any field",
  any: "by a beginning or a near name",
} as const satisfies Record<Tier, string>;

/** How a search is read, and why its first jobs stand in their order: open ones first, then by what they were found by. */
export function ExplainedResults({ found: { reading, total, jobs } }: { found: ExplainedSearch }) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        Read as
        {reading.parts.map(({ names, level, isLeftOut }) => (
          <Badge key={`${names.en}${level}${isLeftOut}`} tone="info">
            {isLeftOut && "without "}
            {level ?? names.en}
          </Badge>
        ))}
        {reading.parts.length === 0 && "nothing in particular"}
        {reading.readAs && <span>, corrected to “{reading.readAs.en}”</span>}
      </p>
      <p role="status" className="text-muted">
        {counted(total, "job")}
      </p>
      {jobs.length > 0 && (
        <ListTable label="Why these" columns={["Job", "All of it", "Found by"]}>
          {jobs.map(({ id, title, body, location, tier, matches }) => (
            <tr key={id}>
              <th scope="row" className="wrap-anywhere min-w-48">
                <a href={adminLinks.job(id)}>{title}</a>
                <span className="block font-normal text-muted">
                  {body}, {location}
                </span>
              </th>
              <td>{PLACES[tier]}</td>
              <td className="min-w-48">
                {matches.map(({ asked, tier: of, by }) => `${asked}: “${by}” ${PLACES[of]}`).join("; ") || "place or level"}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </div>
  );
}
