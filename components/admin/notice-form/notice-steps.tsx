"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { CheckStep } from "@/components/admin/notice-form/check-step";
import { ConditionsStep } from "@/components/admin/notice-form/conditions-step";
import { DatesStep } from "@/components/admin/notice-form/dates-step";
import { DocumentsStep } from "@/components/admin/notice-form/documents-step";
import { FeesStep } from "@/components/admin/notice-form/fees-step";
import { STEPS, Step } from "@/components/admin/notice-form/step";
import { useMadeTexts } from "@/components/admin/notice-form/use-made-texts";
import { VacanciesStep } from "@/components/admin/notice-form/vacancies-step";

/** The steps in which a notice is entered as data, under a list that leads to each. Blank is unknown everywhere. */
export default function NoticeSteps({ isFresh }: { isFresh: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useMadeTexts();
  // Who opened the section by its button wants to type, and the button is gone.
  useEffect(() => {
    if (isFresh) box.current?.querySelector<HTMLElement>("textarea")?.focus();
  }, [isFresh]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || event.code !== "KeyN") return;
    event.preventDefault();
    toNextStep(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut over what is inside, which is reached without it too.
    <div ref={box} onKeyDown={onKeyDown} className="grid gap-6">
      <nav aria-label="Steps of the notice" className="mt-1">
        <ol className="flex flex-wrap gap-x-4 text-sm">
          {STEPS.map(({ key, title }, index) => (
            <li key={key}>
              <a href={`#notice-${key}`} className="inline-flex min-h-9 items-center">
                {index + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
        <p className="text-muted">
          What is left blank is unknown. <kbd>Alt</kbd> + <kbd>N</kbd> leads from any field to the next step.
        </p>
      </nav>
      <Step of="vacancies">
        <VacanciesStep />
      </Step>
      <Step of="conditions">
        <ConditionsStep />
      </Step>
      <Step of="fees">
        <FeesStep />
      </Step>
      <Step of="dates">
        <DatesStep />
      </Step>
      <Step of="documents">
        <DocumentsStep />
      </Step>
      <Step of="check">
        <CheckStep />
      </Step>
    </div>
  );
}

/** Puts the focus on the first control of the step after the one that has it, so that a filled table is not walked through. */
function toNextStep(box: HTMLElement): void {
  const steps = [...box.querySelectorAll("section[aria-labelledby^=notice-]")];
  const at = steps.findIndex((step) => step.contains(document.activeElement));
  steps[at + 1]?.querySelector<HTMLElement>("input, select, textarea, button:not(:disabled)")?.focus();
}
