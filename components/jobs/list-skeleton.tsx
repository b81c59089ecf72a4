const CARDS = ["first", "second", "third", "fourth", "fifth"];

/**
 * Five cards without words, of the size of real ones: shown by the style sheet while the list beside it is busy
 * (enhance/show-loading.ts). Reduced motion stills them.
 */
export function ListSkeleton() {
  return (
    <ul aria-hidden className="list-skeleton mt-4 gap-4">
      {CARDS.map((card) => (
        <li key={card} className="card skeleton h-64 md:h-44" />
      ))}
    </ul>
  );
}
