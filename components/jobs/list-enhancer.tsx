"use client";

import { useEffect } from "react";
import { applyAtOnce } from "./enhance/apply-at-once";
import { runFilterPanel } from "./enhance/filter-panel-focus";
import { keepPlaceAtLinks, returnToPlace } from "./enhance/keep-place";
import { showLoading } from "./enhance/show-loading";

/** Makes the forms of a list quicker; everything works without it. */
export function ListEnhancer() {
  useEffect(() => {
    returnToPlace();
    const stops = [applyAtOnce(), keepPlaceAtLinks(), runFilterPanel(), showLoading()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
