import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";

type Props = {
  /** What the pages are pages of. */
  label: string;
  /** Counted from one. */
  page: number;
  pages: number;
  /** Stands before the buttons; alone where there is but one page. */
  children?: ReactNode;
} & ({ href: (page: number) => string } | { onPageChange: (page: number) => void });

/** The way to the page before and the page after: links where each page has an address, buttons where it has none. */
export function Pager({ label, page, pages, children, ...to }: Props) {
  if (pages <= 1 && !children) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      {children}
      {pages > 1 && (
        <>
          <Step {...to} page={page - 1} pages={pages} label="Previous" />
          <span className="tabular-nums">
            Page {page} of {pages}
          </span>
          <Step {...to} page={page + 1} pages={pages} label="Next" />
        </>
      )}
    </nav>
  );
}

type StepProps = {
  page: number;
  pages: number;
  label: "Previous" | "Next";
  href?: (page: number) => string;
  onPageChange?: (page: number) => void;
};

function Step({ page, pages, label, href, onPageChange }: StepProps) {
  const isThere = page >= 1 && page <= pages;
  if (!href) {
    return (
      <Button disabled={!isThere} onClick={() => onPageChange?.(page)}>
        {label}
      </Button>
    );
  }
  if (!isThere) return null;
  return (
    <ButtonLink href={href(page)} rel={label === "Next" ? "next" : "prev"}>
      {label}
    </ButtonLink>
  );
}
