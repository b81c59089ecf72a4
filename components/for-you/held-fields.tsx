"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldSet } from "@/components/ui/field-set";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { BLANK_HELD, type TypedHeld } from "@/lib/eligibility/profile-form";
import { LEVELS } from "@/lib/notice/terms";
import type { FormPart } from "./profile-form";

const MAX_SHOWN = 6;

/** What the reader has passed or is studying for: the highest first, others where they matter. */
export function HeldFields(part: FormPart) {
  const { typed, change, t } = part;
  const { held } = typed;
  const box = useRef<HTMLDivElement>(null);
  /** The button that was pressed has gone: who goes by keyboard goes on at a qualification. */
  const goTo = (at: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll("fieldset")[at]?.querySelector("select")?.focus());
  const put = (at: number, changed: Partial<TypedHeld>) =>
    change({ held: held.map((one, index) => (index === at ? { ...one, ...changed } : one)) });
  return (
    <div id="own-qualifications" ref={box} className="grid gap-3">
      {held.map((one, at) => (
        <HeldField
          // biome-ignore lint/suspicious/noArrayIndexKey: a qualification has no other identity than its place.
          key={at}
          {...part}
          at={at}
          one={one}
          put={(changed) => put(at, changed)}
          remove={() => {
            change({ held: held.filter((_, index) => index !== at) });
            goTo(at - 1);
          }}
        />
      ))}
      {held.length < MAX_SHOWN && held.at(-1)?.level !== "none" && held.at(-1)?.level !== "" && (
        <Button
          className="justify-self-start"
          onClick={() => {
            change({ held: [...held, BLANK_HELD] });
            goTo(held.length);
          }}
        >
          {t("addQualification")}
        </Button>
      )}
    </div>
  );
}

type FieldProps = FormPart & { at: number; one: TypedHeld; put: (changed: Partial<TypedHeld>) => void; remove: () => void };

function HeldField({ at, one, put, remove, errorOf, t }: FieldProps) {
  const isSome = one.level !== "" && one.level !== "none";
  // The first digit of 62 is 6, which is no slip before the field is left.
  const [isTyping, setTyping] = useState(false);
  return (
    <FieldSet label={at === 0 ? t("qualification") : t("qualificationNumber", { number: at + 1 })} isFramed>
      <div className="grid grid-cols-2 items-end has-[.field-error]:items-start gap-x-3 gap-y-3 max-[19em]:grid-cols-1 sm:grid-cols-4">
        <Select
          label={at === 0 ? t("highest") : t("another")}
          empty={t("notTold")}
          options={[
            ...LEVELS.map((value) => ({ value, label: t(`levels.${value}`) })),
            { value: "none" as const, label: t(at === 0 ? "none" : "noOther") },
          ]}
          value={one.level}
          onChange={({ target }) => put({ level: target.value as TypedHeld["level"] })}
        />
        <Select
          label={t("status")}
          options={[
            { value: "passed", label: t("passed") },
            { value: "appearing", label: t("appearing") },
          ]}
          value={one.status}
          disabled={!isSome}
          onValueChange={(status) => put({ status: status as TypedHeld["status"] })}
        />
        <Input
          label={t("subject")}
          maxLength={200}
          value={one.subject}
          disabled={!isSome}
          error={errorOf(`held.${at}.subject`)}
          onChange={({ target }) => put({ subject: target.value })}
        />
        <Input
          label={t("marks")}
          note={t("notGrades")}
          inputMode="decimal"
          maxLength={6}
          value={one.marks}
          disabled={!isSome}
          error={isTyping ? undefined : errorOf(`held.${at}.marks`)}
          onChange={({ target }) => {
            setTyping(true);
            put({ marks: target.value });
          }}
          onBlur={() => setTyping(false)}
        />
      </div>
      {at > 0 && (
        <Button variant="link" className="mt-2" onClick={remove}>
          {t("removeQualification")}
        </Button>
      )}
    </FieldSet>
  );
}
