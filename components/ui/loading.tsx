import { Button } from "@/components/ui/button";

/** Lines of the true size while something loads; `label` says so to those who do not see them. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="grid animate-pulse gap-3">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines that never change places.
        <div key={line} className="h-6 rounded-md bg-line" style={{ width: `${100 - (line % 3) * 15}%` }} />
      ))}
    </div>
  );
}

/** What failed and a way to try again, in the place of what was to load. */
export function LoadingFailed({ text, retry, label }: { text: string; retry: () => void; label: string }) {
  return (
    <div role="alert" className="py-4">
      <p>{text}</p>
      <Button onClick={retry} className="mt-4">
        {label}
      </Button>
    </div>
  );
}
