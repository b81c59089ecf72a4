"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { type Option, Select } from "@/components/ui/select";

/** A template that is laid over a form, and the texts that the one before it filled in. */
type Over<Texts> = { template: Texts; filled: Texts };

type Props<Key extends string, Texts extends object, Field extends string> = {
  id?: string;
  options: readonly Option<Key>[];
  textsOf: (key: Key) => Texts;
  /** The fields that it would replace although somebody typed them. */
  ownFields: (over: Over<Texts>) => Field[];
  /** Fills the form in, but for the fields `kept`. */
  fill: (over: Over<Texts>, kept: readonly Field[]) => void;
  labels: Readonly<Record<Field, string>>;
  /** What no template gives. */
  note: string;
};

/** Fills a form with what a template says. It asks before it replaces what somebody typed. */
export function TemplateSelect<Key extends string, Texts extends object, Field extends string>({
  id,
  options,
  textsOf,
  ownFields,
  fill,
  labels,
  note,
}: Props<Key, Texts, Field>) {
  const [filled, setFilled] = useState({} as Texts);
  const [question, setQuestion] = useState<{ template: Texts; own: Field[] } | null>(null);

  const lay = (template: Texts, kept: readonly Field[]) => {
    fill({ template, filled }, kept);
    setFilled(template);
    setQuestion(null);
  };
  const choose = (key: Key) => {
    const template = textsOf(key);
    const own = ownFields({ template, filled });
    if (own.length === 0) lay(template, []);
    else setQuestion({ template, own });
  };
  return (
    <>
      <Select
        id={id}
        label="Start from a template"
        empty="No template"
        options={options}
        defaultValue=""
        onValueChange={choose}
        className="max-w-sm"
      />
      {question && (
        <DialogFrame
          title="Keep what is in the form?"
          description={`The template would replace: ${question.own.map((name) => labels[name]).join(", ")}.`}
          closeLabel="Close"
          onClose={() => setQuestion(null)}
          footer={
            <>
              <Button variant="primary" onClick={() => lay(question.template, question.own)}>
                Fill only the rest
              </Button>
              <Button variant="danger" onClick={() => lay(question.template, [])}>
                Replace them
              </Button>
            </>
          }
        >
          <p>{note}</p>
        </DialogFrame>
      )}
    </>
  );
}
