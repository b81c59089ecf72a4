import { ButtonLink } from "@/components/ui/button";
import { adminLinks } from "@/lib/admin-links";

const PAGES = [
  { name: "all", href: adminLinks.jobs(), label: "All jobs" },
  { name: "bin", href: adminLinks.bin(), label: "Deleted" },
] as const;

/** The lists of jobs, each a page of its own. */
export function JobPages({ current }: { current: (typeof PAGES)[number]["name"] }) {
  return (
    <nav aria-label="Lists of jobs" className="flex flex-wrap gap-2">
      {PAGES.map(({ name, href, label }) => (
        <ButtonLink
          key={name}
          href={href}
          aria-current={name === current ? "page" : undefined}
          variant={name === current ? "primary" : "quiet"}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
