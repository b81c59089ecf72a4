/** What failed and a way to try again, in a dialog. */
export function DialogFailed({ text, retry, label }: { text: string; retry: () => void; label: string }) {
  return (
    <div role="alert" className="py-8 text-center">
      <p>{text}</p>
      <Button onClick={retry} className="mt-4">
        {label}
      </Button>
    </div>
  );
}

import { Button } from "@/components/ui/button";
