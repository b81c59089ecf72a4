"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";
import { type Option, Select } from "@/components/ui/select";
import { birthDays, type Profile } from "@/lib/eligibility/profile";
import { profileOf, type TypedField, type TypedProfile, typedOf } from "@/lib/eligibility/profile-form";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { CATEGORIES, SEXES } from "@/lib/notice/terms";
import { STATES } from "@/lib/places/states";
import { HeldFields } from "./held-fields";
import { MembershipFields } from "./membership-fields";

const FIRST_WHOLE_YEAR = "1000";

type Props = {
  profile: Profile | null;
  keep: (profile: Profile) => void;
  t: Translator<"profile">;
  language: Language;
};

export type FormPart = {
  typed: TypedProfile;
  change: (changed: Partial<TypedProfile>) => void;
  /** What is wrong with a field, in words. */
  errorOf: (field: TypedField) => string | undefined;
  t: Translator<"profile">;
};

/** Everything that a verdict may ask for, on one screen; each answer is kept as it is given. */
export function ProfileForm({ profile, keep, t, language }: Props) {
  const [typed, setTyped] = useState(() => typedOf(profile));
  const [kept, setKept] = useState(profile);
  // Another tab, a file or a press elsewhere on the page has changed what is kept.
  if (profile !== kept) {
    setKept(profile);
    if (JSON.stringify(profile ?? {}) !== JSON.stringify(profileOf(typed, new Date()).profile)) setTyped(typedOf(profile));
  }
  const { wrong } = profileOf(typed, new Date());
  const change = (changed: Partial<TypedProfile>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    keep(profileOf(next, new Date()).profile);
  };
  const errorOf = (field: TypedField) => (wrong.includes(field) ? errorText(field, t) : undefined);
  const part = { typed, change, errorOf, t };
  const choice = (name: "category" | "sex" | "state", options: readonly Option[]) => (
    <Select
      id={`own-${name}`}
      label={t(name)}
      empty={t("notTold")}
      options={options}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <form onSubmit={(event) => event.preventDefault()} className="grid gap-4" aria-label={t("about")} autoComplete="off">
      <p className="text-muted text-sm">{t("optional")}</p>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[19em]:grid-cols-1 sm:grid-cols-4">
        <BirthDate {...part} />
        {choice(
          "category",
          CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
        )}
        {choice(
          "sex",
          SEXES.toReversed().map((value) => ({ value, label: t(value) })),
        )}
        {choice(
          "state",
          STATES.map(({ key, name, nameHindi }) => ({ value: key, label: language === "hi" ? nameHindi : name })),
        )}
      </div>
      <HeldFields {...part} />
      <MembershipFields {...part} />
    </form>
  );
}

/** A year that is being typed is 0002, 0020 and 0200 first, which is no slip before the field is left. */
function BirthDate({ typed, change, errorOf, t }: FormPart) {
  const [isLeft, setLeft] = useState(true);
  const isWhole = typed.dateOfBirth >= FIRST_WHOLE_YEAR;
  return (
    <Input
      id="own-dateOfBirth"
      type="date"
      label={t("dateOfBirth")}
      value={typed.dateOfBirth}
      {...birthDays(new Date())}
      error={isWhole || isLeft ? errorOf("dateOfBirth") : undefined}
      onChange={({ target }) => {
        setLeft(false);
        change({ dateOfBirth: target.value });
      }}
      onBlur={() => setLeft(true)}
    />
  );
}

function errorText(field: TypedField, t: Translator<"profile">): string {
  if (field === "dateOfBirth") return t("wrong.dateOfBirth");
  if (field.endsWith(".marks")) return t("wrong.marks");
  return t(field.endsWith(".subject") ? "wrong.subject" : "wrong.years");
}
