"use client";

import { Plus, X } from "lucide";
import { type KeyboardEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { FieldSet } from "@/components/ui/field-set";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { Translator } from "@/lib/i18n/translate";
import { MAX_DOCUMENT_NAME, MAX_DOCUMENTS, withDocument } from "@/lib/tracker/schema";

type Props = {
  documents: readonly string[];
  onChange: (documents: string[]) => void;
  /** What stands in the line and was not added yet; the form adds it when it is saved. */
  name: string;
  onNameChange: (name: string) => void;
  t: Translator<"tracker">;
};

/** Names of documents: each once, none blank. */
export function DocumentsInput({ documents, onChange, name, onNameChange, t }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isFull = documents.length >= MAX_DOCUMENTS;
  const added = withDocument(documents, name);
  const canAdd = added.length > documents.length;
  const add = () => {
    if (!canAdd) return;
    onChange(added);
    onNameChange("");
    input.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter in this line adds to it; it does not send the whole form.
    event.preventDefault();
    add();
  };
  const remove = (removed: string) => {
    onChange(documents.filter((document) => document !== removed));
    input.current?.focus();
  };
  return (
    <FieldSet label={t("documents")} isFramed>
      {documents.length > 0 && (
        <ul aria-label={t("documents")} className="mb-2 flex flex-wrap gap-2">
          {documents.map((document) => (
            <li key={document} className="flex min-w-0 items-center rounded-md bg-sunken pl-3">
              <span className="min-w-0 break-words">{document}</span>
              <Button
                variant="bare"
                aria-label={t("removeDocument", { name: document })}
                onClick={() => remove(document)}
                className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-line"
              >
                <Icon of={X} size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <Input
          ref={input}
          label={t("documentName")}
          hint={isFull ? t("tooManyDocuments", { max: MAX_DOCUMENTS }) : t("documentsHelp")}
          value={name}
          onChange={(event) => onNameChange(event.target.value)}
          onKeyDown={addOnEnter}
          maxLength={MAX_DOCUMENT_NAME}
          autoComplete="off"
          className="flex-1 basis-48"
        />
        <Button disabled={!canAdd} onClick={add} className="mt-7">
          <Icon of={Plus} size={18} />
          {t("addDocument")}
        </Button>
      </div>
    </FieldSet>
  );
}
