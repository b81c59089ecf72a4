"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type Props = {
  tags: readonly string[];
  limits: { tags: number; length: number };
  kept: Record<string, string>;
  labels: { own: string; add: string };
};

/** The field for a tag of one's own: a GET form. With a script, Add is disabled where the tag is blank or there already. */
export function TagAdder({ tags, limits, kept, labels }: Props) {
  // Null until something was typed: before the script arrives, and without one, the button must work.
  const [text, setText] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input && (input.value !== "" || input === document.activeElement)) setText(input.value);
  }, []);
  const tag = normalised(text ?? "");
  const isUseless = text !== null && (tag === "" || tags.includes(tag) || tags.length >= limits.tags);
  return (
    <form action="/" method="get" className="flex max-w-md flex-wrap items-end gap-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Once something is typed the address is written as links write it; without a script the server joins the two. */}
      {(tags.length > 0 || tag !== "") && (
        <input type="hidden" name="tags" value={[...tags, ...(tag === "" ? [] : [tag])].join(",")} />
      )}
      <Input
        ref={field}
        id="own-tag"
        label={labels.own}
        name={text === null ? "tag" : undefined}
        maxLength={limits.length}
        autoComplete="off"
        onFocus={() => setText((before) => before ?? "")}
        onChange={(event) => setText(event.target.value)}
        className="min-w-40 flex-1"
      />
      <Button type="submit" disabled={isUseless}>
        {labels.add}
      </Button>
    </form>
  );
}

/** As the server writes tags: lower case, single spaces, no commas. */
function normalised(text: string): string {
  return text.toLowerCase().replaceAll(",", " ").trim().replace(/\s+/g, " ");
}
