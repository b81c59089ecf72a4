import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";

type Props = {
  /** What the template would replace, as the form calls it. */
  own: readonly string[];
  /** Fills in the template: but for these fields, or all of it. */
  fill: (keepsOwn: boolean) => void;
  close: () => void;
  /** What no template gives. */
  note: string;
};

/** Asks before a template replaces what somebody typed. */
export function TemplateQuestion({ own, fill, close, note }: Props) {
  return (
    <DialogFrame
      title="Keep what is in the form?"
      description={`The template would replace: ${own.join(", ")}.`}
      closeLabel="Close"
      onClose={close}
      footer={
        <>
          <Button variant="primary" onClick={() => fill(true)}>
            Fill only the rest
          </Button>
          <Button variant="danger" onClick={() => fill(false)}>
            Replace them
          </Button>
        </>
      }
    >
      <p>{note}</p>
    </DialogFrame>
  );
}
