import { Button } from "@/components/ui/button";

type Props = {
  name: string;
  /** How often it was edited; 0 for what is as it came. */
  version: number;
  /** It came with the site: what is taken back is the edit, else the thing itself. */
  isSeeded: boolean;
  isPending: boolean;
  edit: () => void;
  takeBack: () => void;
};

/** The buttons of a thing that came with the site and may be edited over it: change it, or have it as it came. */
export function EditedActions({ name, version, isSeeded, isPending, edit, takeBack }: Props) {
  return (
    <div className="flex gap-2 whitespace-nowrap max-lg:flex-col">
      <Button size="sm" onClick={edit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      {version > 0 && (
        <Button size="sm" disabled={isPending} onClick={takeBack} aria-label={`${isSeeded ? "As it came:" : "Remove"} ${name}`}>
          {isSeeded ? "As it came" : "Remove"}
        </Button>
      )}
    </div>
  );
}
