import { ButtonLink } from "@/components/ui/button";
import { formatNumber } from "@/lib/i18n/format";

const FORMATS = ["csv", "json", "xlsx"] as const;

/** Links to the files that hold all jobs, the newest first: several where one would be too large. */
export function ExportParts({ total, size }: { total: number; size: number }) {
  const parts = Math.max(1, Math.ceil(total / size));
  return (
    <ul className="grid gap-2">
      {Array.from({ length: parts }, (_, index) => {
        const [part, first, last] = [index + 1, index * size + 1, Math.min(total, (index + 1) * size)];
        const jobs = parts > 1 ? `Jobs ${formatNumber(first, "en")} to ${formatNumber(last, "en")}` : "";
        return (
          <li key={part} className="flex flex-wrap items-center gap-2">
            {jobs && <span className="min-w-48">{jobs}</span>}
            {FORMATS.map((format) => (
              <ButtonLink
                key={format}
                href={`/api/admin/export?format=${format}&sortBy=latest${part > 1 ? `&part=${part}` : ""}`}
                download
                aria-label={jobs ? `${jobs} as ${format.toUpperCase()}` : undefined}
              >
                {format.toUpperCase()}
              </ButtonLink>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
