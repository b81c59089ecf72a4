import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { addressOf, describeSummary, type Progress, runImport } from "@/components/admin/import/run-import";
import { usePageAnew } from "@/components/admin/use-list";
import { showToast } from "@/components/ui/toast";
import type { ImportPreview } from "@/lib/ingestion/preview-schema";

/** The reading of a file, whose preview decides what is offered, and its import. */
export function useImport() {
  const onSettled = usePageAnew();
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 1 });
  const reading = useRef(new AbortController());
  const preview = useMutation({
    mutationFn: (file: File) => {
      reading.current = new AbortController();
      return callAdmin<ImportPreview>("POST", addressOf("/api/admin/import/preview", file), file, reading.current.signal);
    },
  });
  /** Gives up a file that is still being sent or read: by a slow network it takes minutes, and a wrong one is seen at once. */
  const stopReading = () => {
    reading.current.abort();
    preview.reset();
  };
  const write = useMutation({
    mutationFn: (file: File) => runImport(file, setProgress),
    // The file is read once more before the first row is told of: it has as many as the preview showed.
    onMutate: () => setProgress({ done: 0, total: preview.data?.read ?? 1 }),
    onSuccess: (summary) => {
      preview.reset();
      showToast({ title: "Imported", description: describeSummary(summary) });
    },
    // Refused, as while another file of theirs is read, nothing was written: the preview stays, to be sent again. Else nobody knows what became of it.
    onError: ({ status }) => status === 0 && preview.reset(),
    onSettled,
  });
  const cancel = () => {
    preview.reset();
    write.reset();
  };
  return { preview, stopReading, write, progress, cancel };
}
