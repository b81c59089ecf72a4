"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Kept, KeptInputs } from "@/components/jobs/kept-inputs";
import { Button } from "@/components/ui/button";

type Props = {
  tags: readonly string[];
  maxTags: number;
  kept: Kept;
  addLabel: string;
  /** The field itself, named `tag`: it comes finished from the server. */
  children: ReactNode;
};

/** The form of a tag of one's own: a GET form. With a script, Add is disabled where the tag is blank or there already. */
export function TagAdder({ tags, maxTags, kept, addLabel, children }: Props) {
  // Null until the script runs: before it arrives, and without one, the button must work.
  const [text, setText] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setText(fieldOf(form.current)?.value ?? ""), []);
  const tag = normalised(text ?? "");
  const isUseless = text !== null && (tag === "" || tags.includes(tag) || tags.length >= maxTags);
  const read = (event: FormEvent) => event.target instanceof HTMLInputElement && setText(event.target.value);
  // The address is written as links write it; without a script the server joins the two.
  const leaveOut = () => {
    const field = fieldOf(form.current);
    if (field && text !== null) field.name = "";
  };
  return (
    <form
      ref={form}
      action="/"
      method="get"
      onChange={read}
      onSubmit={leaveOut}
      className="flex max-w-md flex-wrap items-end gap-2"
    >
      <KeptInputs kept={kept} />
      {(tags.length > 0 || tag !== "") && (
        <input type="hidden" name="tags" value={[...tags, ...(tag === "" ? [] : [tag])].join(",")} />
      )}
      {children}
      <Button type="submit" disabled={isUseless}>
        {addLabel}
      </Button>
    </form>
  );
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem("tag");
  return field instanceof HTMLInputElement ? field : null;
}

/** As the server writes tags: lower case, single spaces, no commas. */
function normalised(text: string): string {
  return text.toLowerCase().replaceAll(",", " ").trim().replace(/\s+/g, " ");
}
