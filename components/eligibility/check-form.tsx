import { FormNotice, type FormState, PlainForm } from "@/components/account/plain-form";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldSet } from "@/components/ui/field-set";
import { Input } from "@/components/ui/input";
import { type Option, Select } from "@/components/ui/select";
import { type CheckField, HIGHER_LEVELS, SCHOOL_CLASSES, TICKS } from "@/lib/eligibility/check-form";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { CATEGORIES } from "@/lib/notice/terms";
import { STATES } from "@/lib/places/states";

type Props = { jobId: number; language: Language; state: FormState | null };

/** What somebody may tell of themself, for one answer; nothing is required. */
export function CheckForm({ jobId, language, state }: Props) {
  const t = translator(language, "eligibility");
  const errors = Object.fromEntries(Object.keys(state?.errors ?? {}).map((name) => [name, wrongText(name, language)]));
  const reasons = Object.values(errors);
  const errorOf = (name: string) => errors[name] ?? state?.errors[name]?.[0];
  const told = (name: CheckField) => ({ name, defaultValue: state?.values[name], error: errorOf(name) });
  const choice = (name: CheckField, label: string, options: readonly Option[]) => (
    <Select label={label} options={options} empty={t("check.notTold")} {...told(name)} />
  );
  const tick = (name: "none" | (typeof TICKS)[number]) => (
    <Checkbox key={name} name={name} value="1" defaultChecked={Boolean(state?.values[name])} label={t(`check.tick.${name}`)} />
  );
  // No field of numbers: of digits in Hindi, or of "60%", a browser sends nothing, and says so to nobody.
  const figure = (name: CheckField, label: string, note?: string) => (
    <Input inputMode="decimal" maxLength={6} label={label} note={note} {...told(name)} />
  );
  return (
    <>
      <p className="mb-4">{t("check.intro")}</p>
      <FormNotice
        state={
          state?.outcome === "refused" ? { ...state, message: (reasons.length === 1 ? reasons[0] : null) ?? state.message } : null
        }
      />
      <PlainForm
        action={links.eligibilityForm(language)}
        submit={t(state ? "check.again" : "check.submit")}
        hidden={{ job: String(jobId) }}
      >
        <Input type="date" label={t("check.dateOfBirth")} autoComplete="bday" {...told("dateOfBirth")} />
        {choice(
          "category",
          t("check.category"),
          CATEGORIES.map((value) => ({ value, label: t(`groups.${value}`) })),
        )}
        {choice("sex", t("check.sex"), [
          { value: "male", label: t("check.male") },
          { value: "female", label: t("check.female") },
        ])}
        {choice(
          "state",
          t("check.state"),
          STATES.map(({ key, name, nameHindi }) => ({ value: key, label: language === "hi" ? nameHindi : name })),
        )}
        {choice(
          "school",
          t("check.school"),
          SCHOOL_CLASSES.map((value) => ({
            value,
            label: value === "none" ? t("check.noSchool") : asOption(t(`levels.${value}`)),
          })),
        )}
        {choice(
          "level",
          t("check.level"),
          HIGHER_LEVELS.map((value) => ({
            value,
            label: value === "none" ? t("check.noHigher") : asOption(t(`levels.${value}`)),
          })),
        )}
        <Input label={t("check.subject")} maxLength={200} {...told("subject")} />
        {figure("marks", t("check.marks"), t("check.notGrades"))}
        {choice("status", t("check.status"), [
          { value: "passed", label: t("check.passed") },
          { value: "appearing", label: t("check.appearing") },
        ])}
        {figure("experienceYears", t("check.experienceYears"))}
        <FieldSet label={t("check.ticks")} isFramed>
          {TICKS.map(tick)}
          {tick("none")}
        </FieldSet>
        {figure("serviceYears", t("check.serviceYears"))}
        {figure("employeeYears", t("check.employeeYears"))}
      </PlainForm>
    </>
  );
}

/** What belongs into a field that was refused; null where calls know no better than the name of the field. */
function wrongText(name: string, language: Language): string | null {
  const t = translator(language, "profile");
  if (name === "dateOfBirth" || name === "marks" || name === "subject") return t(`wrong.${name}`);
  return name.endsWith("Years") ? t("wrong.years") : null;
}

/** A term of a sentence as it stands alone. */
function asOption(term: string): string {
  return term.charAt(0).toUpperCase() + term.slice(1);
}
