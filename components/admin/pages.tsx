type Props = { page: number; pageSize: number; total: number; href: (page: number) => string };

/** Previous and next page of a list, as links. */
export function Pages({ page, pageSize, total, href }: Props) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-3">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className="button-quiet">
          Previous
        </a>
      )}
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a href={href(page + 1)} rel="next" className="button-quiet">
          Next
        </a>
      )}
    </nav>
  );
}
