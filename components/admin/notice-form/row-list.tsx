"use client";

import { Plus, Trash2 } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { useRows } from "@/components/admin/notice-form/use-leaf";
import { Button } from "@/components/ui/button";
import { FieldSet } from "@/components/ui/field-set";
import { Icon } from "@/components/ui/icon";

type Props = {
  path: string;
  /** What one row is, as its name and its buttons say: "Stage". */
  what: string;
  /** What a new row begins with. */
  blank: object;
  /** How many rows stand there without being asked for. */
  least?: number;
  children: (path: string) => ReactNode;
};

/** A list of the notice, each row a group of controls; rows are added behind, and the focus goes to the new one. */
export function RowList({ path, what, blank, least = 0, children }: Props) {
  const { id, count, add, remove, error } = useRows(path);
  const box = useRef<HTMLDivElement>(null);
  /** How many there are once the row that was asked for is shown: a preview that arrives just then holds it up for longer than a frame. */
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (count === awaited.current)
      box.current?.querySelector<HTMLElement>(":scope > fieldset:last-of-type :is(input, select)")?.focus();
    awaited.current = null;
  }, [count]);
  const addRow = () => {
    awaited.current = count + 1;
    add(blank);
  };
  return (
    <div id={id} ref={box} className="grid gap-2">
      {error && <p className="field-error">{error}</p>}
      {Array.from({ length: Math.max(count, least) }, (_row, index) => (
        <FieldSet
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name, and holds nothing that its values do not say.
          key={index}
          label={`${what} ${index + 1}`}
          isLabelHidden
          className="rounded-md border border-line p-2"
        >
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-end">
            {children(`${path}.${index}`)}
            <Button
              size="sm"
              className="mb-1 self-end"
              onClick={() => remove(index)}
              aria-label={`Remove ${what.toLowerCase()} ${index + 1}`}
            >
              <Icon of={Trash2} size={16} /> Remove
            </Button>
          </div>
        </FieldSet>
      ))}
      <Button size="sm" className="justify-self-start" onClick={addRow}>
        <Icon of={Plus} size={16} /> Add {what.toLowerCase()}
      </Button>
    </div>
  );
}
