"use client";

import { Trash2 } from "lucide";
import { useFormContext, useWatch } from "react-hook-form";
import { NoticeText, NoticeTyped } from "@/components/admin/notice-form/controls";
import { postLabel, usePosts } from "@/components/admin/notice-form/use-posts";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { withoutPost } from "@/lib/notice/editing/posts";
import { OTHER_CLASSES, WHOLE } from "@/lib/notice/editing/typed-values";
import { CATEGORIES } from "@/lib/notice/terms";

const WITHIN = ["PwBD", "ESM", "women"] as const;

/** One post of the table of vacancies. */
export function VacancyRow({ index }: { index: number }) {
  const { names, edit } = usePosts();
  const label = postLabel(names, index);
  const path = `posts.${index}.vacancies`;
  const seats = (name: string, what: string) => (
    <td key={name} className="min-w-14">
      <NoticeTyped
        path={`${path}.${name}`}
        as={WHOLE}
        label={`${label}: ${what}`}
        isLabelHidden
        placeholder="?"
        inputMode="numeric"
      />
    </td>
  );
  return (
    <tr>
      <td className="min-w-36">
        <PostName index={index} />
      </td>
      {CATEGORIES.map((category) => seats(`byCategory.${category}`, category))}
      <td className="min-w-28">
        <NoticeTyped
          path={`${path}.otherCategories`}
          as={OTHER_CLASSES}
          label={`${label}: other categories`}
          isLabelHidden
          placeholder="EBC 12, MBC 3"
        />
      </td>
      {seats("total", "total")}
      <td>
        <Sum path={path} label={label} />
      </td>
      {WITHIN.map((group) => seats(`within.${group}`, `${group} within`))}
      <td>
        <Button
          size="sm"
          disabled={names.length === 1}
          onClick={() => edit((values) => withoutPost(values, index))}
          aria-label={`Remove ${label}`}
        >
          <Icon of={Trash2} size={16} />
        </Button>
      </td>
    </tr>
  );
}

/** The name is that of the position where there are several: one list of posts. */
function PostName({ index }: { index: number }) {
  const { isSeveral } = usePosts();
  const { control, setValue } = useFormContext<JobFormValues>();
  const name = `jobPositions.${index}.positionName` as const;
  const value = useWatch({ control, name });
  const label = `Name of post ${index + 1}`;
  if (!isSeveral) return <NoticeText path={`posts.${index}.name`} label={label} isLabelHidden placeholder="As the title" />;
  return (
    <Input
      label={label}
      isLabelHidden
      autoComplete="off"
      value={value ?? ""}
      onChange={(event) => setValue(name, event.target.value, { shouldDirty: true })}
    />
  );
}

/** What the categories add up to; marked where it cannot be the stated total. */
function Sum({ path, label }: { path: string; label: string }) {
  const { control } = useFormContext();
  const { sum, isWhole, total } = useWatch({ control, name: `notice.${path}`, compute: sumOf });
  if (sum === null) return <span className="text-muted">-</span>;
  const isOff = typeof total === "number" && (sum > total || (isWhole && sum !== total));
  return (
    <output aria-label={`${label}: sum`} className={isOff ? "font-semibold text-critical" : ""}>
      {sum}
      {isOff && <span className="block text-sm">not {total}</span>}
    </output>
  );
}

type Vacancies = { total?: unknown; byCategory?: Record<string, unknown> | null; otherCategories?: unknown };

function sumOf(vacancies: Vacancies | null | undefined) {
  const named = CATEGORIES.map((category) => vacancies?.byCategory?.[category]).filter((count) => typeof count === "number");
  const others = Array.isArray(vacancies?.otherCategories) ? (vacancies.otherCategories as { count: number }[]) : [];
  const counts = [...named, ...others.map(({ count }) => count)];
  return {
    sum: counts.length > 0 ? counts.reduce((all, count) => all + count, 0) : null,
    isWhole: named.length === CATEGORIES.length,
    total: vacancies?.total,
  };
}
