"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { ListState } from "@/components/admin/list-state";
import type { FreshnessFigures } from "@/lib/sources/staff/schema";

const Charts = dynamic(() => import("@/components/admin/sources/freshness-charts").then((module) => module.FreshnessCharts), {
  ssr: false,
});

/** How fresh everything is and how much the review has to do: read and loaded once it is opened. */
export function Freshness() {
  const [isOpen, setOpen] = useState(false);
  const figures = useQuery({
    queryKey: ["freshness"],
    queryFn: ({ signal }) => callAdmin<FreshnessFigures>("GET", "/api/admin/sources/freshness", undefined, signal),
    enabled: isOpen,
  });
  return (
    <details className="grid gap-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-lg text-neel underline">Freshness and review load</summary>
      {isOpen && <ListState list={figures} loading="Reading the figures ..." failed="The figures could not be read." />}
      {isOpen && figures.data && <Charts figures={figures.data} />}
    </details>
  );
}
