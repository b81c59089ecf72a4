import { useId } from "react";
import { Input, type InputProps } from "@/components/ui/input";

/** A labelled line with what is often filled in; anything else may be typed. */
export function SuggestInput({ suggestions, ...input }: InputProps & { suggestions: readonly string[] }) {
  const list = useId();
  return (
    <>
      <Input {...input} list={list} />
      <datalist id={list}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
