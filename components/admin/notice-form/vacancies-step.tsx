"use client";

import { Plus } from "lucide";
import { NoticeTyped } from "@/components/admin/notice-form/controls";
import { PasteBox } from "@/components/admin/notice-form/paste-box";
import { postLabel, usePosts } from "@/components/admin/notice-form/use-posts";
import { VacancyRow } from "@/components/admin/notice-form/vacancy-row";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Table } from "@/components/ui/table";
import { withPost } from "@/lib/notice/editing/posts";
import { PLACE_SEATS } from "@/lib/notice/editing/typed-values";
import { CATEGORIES } from "@/lib/notice/terms";

const HEADERS = ["Post", ...CATEGORIES, "Other categories", "Total", "Sum", "PwBD", "ESM", "Women", ""];

/** Vacancies of each post by category, all posts in one table; the sum stands beside the stated total. */
export function VacanciesStep() {
  const { names, edit } = usePosts();
  return (
    <>
      <PasteBox onRead={edit} />
      <Table label="Vacancies by category" className="[&_.field]:px-2 [&_:is(td,th)]:px-1">
        <caption className="sr-only">Vacancies by category; PwBD, ESM and women are counted within</caption>
        <thead>
          <tr>
            {HEADERS.map((header) => (
              <th key={header} scope="col">
                {header || <span className="sr-only">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((_name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a post is known by its place, and holds nothing that its values do not say.
            <VacancyRow key={index} index={index} />
          ))}
        </tbody>
      </Table>
      <details>
        <summary>Vacancies by place or cadre</summary>
        <div className="mt-2 grid gap-2">
          {names.map((_name, index) => (
            <NoticeTyped
              // biome-ignore lint/suspicious/noArrayIndexKey: a post is known by its place.
              key={index}
              path={`posts.${index}.vacancies.byPlace`}
              as={PLACE_SEATS}
              label={`${postLabel(names, index)}: by place or cadre`}
              placeholder="Ajmer 12 (UR 6, OBC 3), Kota 8"
            />
          ))}
        </div>
      </details>
      <Button size="sm" className="justify-self-start" onClick={() => edit(withPost)}>
        <Icon of={Plus} size={16} /> Add post
      </Button>
    </>
  );
}
