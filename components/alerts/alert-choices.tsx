import type { UseFormReturn } from "react-hook-form";
import { type Option, Select } from "@/components/ui/select";
import { ALERT_DEPARTMENTS, ALERT_FREQUENCIES, ALERT_SALARIES, ALL_LOCATIONS, type JobAlert } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import type { FilterTerm } from "@/lib/jobs/filter-words/filter-terms";
import { PLACE_CHOICES } from "@/lib/places/choices";

type Props = {
  form: UseFormReturn<JobAlert>;
  /** The alert as it was; a part of several values has no choice here. */
  start: JobAlert;
  terms: readonly FilterTerm[];
  language: Language;
  t: Translator<"alerts">;
};

/** Where, for whom and for what pay an alert looks, and how often it tells. */
export function AlertChoices({ form, start, terms, language, t }: Props) {
  const labelOf = (part: string) => terms.find(({ name }) => name === part)?.label;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {typeof start.location === "string" && (
        <Select
          {...form.register("location")}
          label={t("location")}
          options={locationOptions(start.location, t("allLocations"), language)}
        />
      )}
      {typeof start.department === "string" && (
        <Select
          {...form.register("department")}
          label={t("department")}
          options={withChosen(
            ALERT_DEPARTMENTS.map((value) => ({ value, label: t(`departments.${value}`) })),
            start.department,
            labelOf("department"),
          )}
        />
      )}
      {typeof start.salaryRange === "string" && (
        <Select
          {...form.register("salaryRange")}
          label={t("salary")}
          options={withChosen(
            ALERT_SALARIES.map((value) => ({ value, label: t(`salaries.${value}`) })),
            start.salaryRange,
            labelOf("salaryRange"),
          )}
        />
      )}
      <Select
        {...form.register("frequency")}
        label={t("frequency")}
        options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
    </div>
  );
}

function locationOptions(chosen: string, all: string, language: Language): Option[] {
  const options = [
    { value: ALL_LOCATIONS, label: all },
    ...PLACE_CHOICES.map(({ name, nameHindi }) => ({ value: name, label: language === "hi" ? nameHindi : name })),
  ];
  return withChosen(options, chosen);
}

/** A choice that was taken over from a list and is none of the form's stays to be seen. */
function withChosen(options: Option[], chosen: string, label = chosen): Option[] {
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label }];
}
