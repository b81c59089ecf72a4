"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";

type Props = {
  name: string;
  /** Of the edit; 0 for what is as it came. */
  version: number;
  /** It came with the site: what is taken back is the edit, else the thing itself. */
  isSeeded: boolean;
  isPending: boolean;
  edit: () => void;
  takeBack: () => void;
};

/** The buttons of a thing that came with the site and may be edited over it: change it, or have it as it came. */
export function EditedActions({ name, version, isSeeded, isPending, edit, takeBack }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const words = isSeeded ? "As it came" : "Remove";
  return (
    <div className="flex gap-2 whitespace-nowrap max-lg:flex-col">
      <Button size="sm" onClick={edit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      {version > 0 && (
        <Button
          size="sm"
          disabled={isPending}
          onClick={() => setIsAsked(true)}
          aria-label={`${isSeeded ? "As it came:" : "Remove"} ${name}`}
        >
          {words}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={isSeeded ? "As it came with the site" : "Remove"}
          question={
            isSeeded
              ? "What the staff entered here goes: names, and all else that was changed. The log keeps what it was."
              : "It did not come with the site: it goes with all its names. The log keeps what it was."
          }
          action={words}
          confirm={() => {
            setIsAsked(false);
            takeBack();
          }}
          close={() => setIsAsked(false)}
        >
          {name}
        </ConfirmDialog>
      )}
    </div>
  );
}
