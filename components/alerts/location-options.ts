import { ALL_LOCATIONS } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import { ALL_INDIA, STATES } from "@/lib/places/states";

const PLACES = [ALL_INDIA, ...STATES.toSorted((a, b) => a.name.localeCompare(b.name))];

/** The places of the location filter; a stored place that is none of them stays to be seen. */
export function locationOptions(chosen: string, all: string, language: Language): { value: string; label: string }[] {
  const options = [
    { value: ALL_LOCATIONS, label: all },
    ...PLACES.map(({ name, nameHindi }) => ({ value: name, label: language === "hi" ? nameHindi : name })),
  ];
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];
}
