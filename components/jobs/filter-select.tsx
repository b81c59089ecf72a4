import { type Option, Select } from "@/components/ui/select";

type Props = {
  id: string;
  name: string;
  label: string;
  isLabelHidden?: boolean;
  value: string | undefined;
  all: string;
  options: readonly Option[];
};

/**
 * The choice of a filter: the first one, with no value, is "no filter". A value that came by address and is no choice of the list stays
 * visible, so that the form says what is filtered.
 */
export function FilterSelect({ value, all, options, ...field }: Props) {
  const isKnown = value === undefined || options.some((option) => option.value === value);
  const choices = isKnown ? options : [{ value, label: value }, ...options];
  return <Select {...field} defaultValue={value ?? ""} empty={all} options={choices} />;
}
