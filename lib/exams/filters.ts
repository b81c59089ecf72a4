import { parseMonth } from "@/lib/exams/month";
import { EXAM_SORTS, type ExamFilters } from "@/lib/exams/schema";
import { firstValues, isNoFilter, type SearchParams } from "@/lib/query-params";

const MAX_TEXT_LENGTH = 200;

/** The filters of an address; a bad value is dropped, so that a hand-typed address never fails. */
export function examFilters(searchParams: SearchParams): ExamFilters {
  const { search, organization, sortBy, month } = firstValues(searchParams);
  return {
    search: text(search),
    organization: text(organization),
    sortBy: EXAM_SORTS.find((sort) => sort === sortBy) ?? "next",
    month: parseMonth(month),
  };
}

function text(value: string | undefined): string | undefined {
  const trimmed = value?.trim().slice(0, MAX_TEXT_LENGTH);
  return trimmed === undefined || isNoFilter(trimmed) ? undefined : trimmed;
}
