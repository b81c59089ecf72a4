"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { callAdmin, refusedFields } from "@/components/admin/call";
import { useBegunGuard } from "@/components/admin/forms";
import { PreviewTable } from "@/components/admin/import/preview-table";
import { SendButton } from "@/components/admin/send-button";
import { definitionOf, EXPECTATIONS } from "@/components/admin/sources/form-values";
import { SourceFields } from "@/components/admin/sources/source-fields";
import { type TryProgress, trySource } from "@/components/admin/sources/try-source";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { counted } from "@/lib/i18n/format";
import type { SourceDefinition } from "@/lib/sources/definition";

type Props = { sourceKey?: string; version: number; definition?: SourceDefinition; mayChange: boolean };

/** A source to look at, to try by what stands in the form, and to save. */
export function SourceForm({ sourceKey, version, definition, mayChange }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { onInput, saved } = useBegunGuard();
  const [progress, setProgress] = useState<TryProgress>({ done: 0, total: 1 });
  const given = () => {
    const data = new FormData(form.current ?? undefined);
    return { key: sourceKey ?? String(data.get("key") ?? "").trim(), definition: definitionOf(data) };
  };
  const attempt = useMutation({
    mutationFn: () => trySource(given(), setProgress),
    onMutate: () => {
      save.reset();
      setProgress({ done: 0, total: 1 });
    },
    onSuccess: ({ isProved }) => isProved && router.refresh(),
  });
  const save = useMutation({
    mutationFn: () => callAdmin("POST", "/api/admin/sources", { action: "save", version, ...given() }),
    onMutate: () => attempt.isError && attempt.reset(),
    onSuccess: () => {
      saved();
      showToast({ title: "Saved", description: "It is off until it was tried as it is now." });
      if (sourceKey) router.refresh();
      else location.assign(adminLinks.source(given().key));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const problem = save.error ?? attempt.error;
  const errors = refusedFields(problem, EXPECTATIONS);
  const wrong = Object.keys(errors).length;
  return (
    <>
      <form ref={form} onSubmit={submit} onInput={onInput} className="card grid gap-4 p-4">
        {!sourceKey && (
          <Input
            label="Key"
            hint="Small letters, digits and -; it cannot be changed later."
            name="key"
            required
            error={errors.key}
          />
        )}
        <SourceFields definition={definition} errors={errors} />
        {problem && (
          <Callout role="alert" tone="critical">
            {wrong > 0 ? `Nothing was done: correct ${counted(wrong, "field")}, where the reason stands.` : problem.message}
          </Callout>
        )}
        {attempt.isPending && (
          <label className="grid gap-2">
            <span role="status">
              Asking the source: {progress.done} of {counted(progress.total, "address")}. It is asked slowly, as it may wish.
            </span>
            <progress className="w-full" value={progress.done} max={progress.total} />
          </label>
        )}
        {mayChange ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => attempt.mutate()} disabled={attempt.isPending || save.isPending}>
              Try it now
            </Button>
            <SendButton variant="primary" disabled={attempt.isPending || save.isPending}>
              Save
            </SendButton>
          </div>
        ) : (
          <p className="text-muted">Admins try and change it.</p>
        )}
      </form>
      {attempt.data && (
        <>
          <Callout role="status" tone={attempt.data.isProved ? "success" : "note"}>
            {attempt.data.isProved
              ? "This is what a run would bring. The source may be turned on now."
              : "This is what a run would bring. Save it, and try it as it is kept, to turn it on."}
          </Callout>
          <PreviewTable preview={{ ...attempt.data.found, columns: [], notRows: 0, otherSheets: [], toReview: 0 }} />
        </>
      )}
    </>
  );
}
