"use client";

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { resetControls } from "@/components/jobs/enhance/arrive";

/**
 * What stands around a list: in the page from the first; of a later answer it is put in place after the rows have been painted
 * (docs/decisions/041). The filters, the tags and the side are twice as many elements as the rows, and who presses a filter looks at the rows.
 */
export function AfterPaint({ children, className }: { children: ReactNode; className?: string }) {
  const [shown, setShown] = useState(children);
  const place = useRef<HTMLDivElement>(null);
  const address = useRef("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame that comes paints the rows; what follows it waits for nobody.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(children)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [children]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew has controls for another address.
  useLayoutEffect(() => {
    const here = location.pathname + location.search;
    if (address.current && address.current !== here && place.current) resetControls(place.current);
    address.current = here;
  }, [shown]);
  return (
    <div ref={place} data-after-paint="" className={className}>
      {shown}
    </div>
  );
}
