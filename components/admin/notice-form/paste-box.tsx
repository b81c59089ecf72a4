"use client";

import { type ClipboardEvent, useState } from "react";
import { usePosts } from "@/components/admin/notice-form/use-posts";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Textarea } from "@/components/ui/input";
import { counted } from "@/lib/i18n/format";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { readVacancyTable } from "@/lib/notice/editing/paste-table";
import { withPasted } from "@/lib/notice/editing/posts";

type Said = { text: string; problems: readonly string[] };

/** Takes a table that was copied from a PDF or a spreadsheet; what of it is not understood is said, and then none of it is taken. */
export function PasteBox({ onRead }: { onRead: (edit: (values: JobFormValues) => JobFormValues) => void }) {
  const { names } = usePosts();
  const [text, setText] = useState("");
  const [said, setSaid] = useState<Said | null>(null);
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    // Into a table that is being corrected a word is pasted as anywhere else, and a cell, after which a spreadsheet has the end of a line.
    if (pasted.trim() === "" || (text.trim() !== "" && !pasted.trim().includes("\n"))) return;
    event.preventDefault();
    read(pasted);
  };
  const read = (pasted: string) => {
    const table = readVacancyTable(pasted);
    const isUnclear = names.length > 1 && table.posts.some(({ name }) => name === "");
    const { posts, problems } = isUnclear
      ? { posts: [], problems: ["The table names no post, and the notice has several: paste it with a column 'Post'."] }
      : table;
    if (problems.length === 0) onRead((values) => withPasted(values, posts));
    setText(problems.length === 0 ? "" : pasted);
    setSaid({
      text:
        problems.length === 0
          ? `${counted(posts.length, "post")} ${posts.length === 1 ? "was" : "were"} taken over.`
          : "Nothing was taken over:",
      problems,
    });
  };
  return (
    <>
      <Textarea
        label="Paste a table of vacancies"
        hint="With its row of headers (Post, UR, EWS, OBC, SC, ST, Total; for places also Zone, District or State; Hindi too), from a PDF or a spreadsheet"
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
      />
      {text.trim() !== "" && (
        <Button size="sm" className="justify-self-start" onClick={() => read(text)}>
          Read the table in the box
        </Button>
      )}
      <div role="status">
        {said && (
          <Callout tone={said.problems.length === 0 ? "success" : "warning"}>
            <p>{said.text}</p>
            {said.problems.length > 0 && (
              <ul className="list-disc pl-5">
                {said.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </Callout>
        )}
      </div>
    </>
  );
}
