import { useEffect, useRef, useState } from "react";
import { Callout } from "@/components/ui/callout";

/** What the fields of a form show, by their names, and the version of the thing that it is of. */
export type ShownTexts = { version: number; texts: Readonly<Record<string, string>> };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form whose fields hold their own values, of a thing that another editor saves while it is open. As soon as the page around it shows what they saved,
 * both edits are in the form, and the next press saves it over the version that is there.
 * @param opened what the form began from
 * @param shown what the page shows of the thing by now; absent where it shows it no more
 */
export function useEditMeanwhile(opened: ShownTexts, shown: ShownTexts | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(opened);
  const [both, setBoth] = useState<string[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows is another thing by its version alone.
  useEffect(() => {
    if (!form.current || !shown || shown.version === base.version) return;
    const fields = [...form.current.elements].filter(
      (field): field is Field => "value" in field && (field as Field).name in shown.texts,
    );
    const found = fields.flatMap((field) => {
      const [from = "", theirs = ""] = [base.texts[field.name], shown.texts[field.name]];
      const mine = field.value;
      const isList = field instanceof HTMLTextAreaElement;
      if (mine === from) field.value = theirs;
      else if (theirs !== from && theirs !== mine && isList) field.value = mergeLines(from, mine, theirs);
      const isOtherThanTheirs = theirs !== from && field.value !== theirs && !isList;
      return isOtherThanTheirs ? [`${field.labels?.[0]?.textContent}: they saved “${saidOf(field, theirs)}”`] : [];
    });
    setBase(shown);
    setBoth(found);
  }, [shown?.version]);
  const note = both && (
    <Callout role="status" tone="warning">
      <p>Another editor saved this first. Both edits are in the form: look it over and save it.</p>
      {both.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Callout>
  );
  return { form, version: base.version, note };
}

/** A value as the field shows it: of a choice its words, which stand beside those of the others. */
function saidOf(field: Field, value: string): string {
  if (!(field instanceof HTMLSelectElement)) return value;
  return [...field.options].find((option) => option.value === value)?.text ?? value;
}

/** Two edits of a list of lines in one: what either added is in it, what either took out is not. */
export function mergeLines(base: string, mine: string, theirs: string): string {
  const [from, here, there] = [base, mine, theirs].map((text) => text.split("\n").filter((line) => line.trim() !== ""));
  const kept = there?.filter((line) => here?.includes(line) || !from?.includes(line)) ?? [];
  const added = here?.filter((line) => !from?.includes(line) && !kept.includes(line)) ?? [];
  return [...kept, ...added].join("\n");
}
