"use client";

import { useEffect } from "react";
import type { DialogProps } from "@/components/dialogs/dialog-address";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { LoadingFailed, Skeleton } from "@/components/ui/loading";
import { comparePicks, MAX_COMPARED, parseCompared, setPicks } from "@/lib/device/compare-picks";
import { CompareSummary } from "./compare-summary";
import { CompareTable } from "./compare-table";
import { useJobs } from "./use-jobs";

/** One to three jobs side by side: `?compare=1,2,3`. */
export default function CompareDialog({ t, language, value, setValue, close }: DialogProps<"compare">) {
  const ids = parseCompared(value);
  const { jobs, hasFailed, retry } = useJobs(ids, language);
  useClearedSelection();
  const remove = (id: number) => {
    const rest = ids.filter((other) => other !== id);
    if (rest.length === 0) return close();
    setPicks(rest);
    setValue(rest.join(","));
  };
  const found = ids.flatMap((id) => jobs.get(id) ?? []);
  const unknown = ids.filter((id) => jobs.get(id) === null);
  const isLoading = !hasFailed && ids.some((id) => !jobs.has(id));
  return (
    <DialogFrame
      title={t("title")}
      description={t("description", { max: MAX_COMPARED })}
      size="xl"
      onClose={close}
      closeLabel={t("close")}
    >
      {hasFailed && <LoadingFailed text={t("failed")} retry={retry} label={t("retry")} />}
      {isLoading && <Skeleton lines={12} label={t("loading")} />}
      {ids.length === 0 && <p className="py-4">{t("nothing")}</p>}
      {unknown.map((id) => (
        <p key={id} className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-1">
          {t("unknown", { id: String(id) })}
          <Button onClick={() => remove(id)}>{t("remove")}</Button>
        </p>
      ))}
      {!isLoading && found.length > 0 && (
        <>
          <CompareSummary jobs={found} language={language} t={t} />
          <CompareTable jobs={found} language={language} t={t} remove={remove} />
        </>
      )}
    </DialogFrame>
  );
}

/** Closing clears the selection, in whichever way the dialog is left; the focus goes back to where a job was picked. */
function useClearedSelection(): void {
  useEffect(
    () => () => {
      const last = comparePicks().at(-1);
      // After the address has changed, or not: React mounts a dialog twice while developing.
      setTimeout(() => {
        if (new URLSearchParams(location.search).has("compare")) return;
        setPicks([]);
        const picks = [...document.querySelectorAll<HTMLElement>("[data-job]")];
        const card = picks.find((element) => element.dataset.job?.startsWith(`{"jobId":${last},`));
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) card?.querySelector<HTMLElement>('[data-mark="compare"]')?.focus();
        });
      });
    },
    [],
  );
}
