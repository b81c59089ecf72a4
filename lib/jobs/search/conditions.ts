import { closing } from "@/lib/jobs/search/conditions/closing";
import type { ChoiceCondition, Condition } from "@/lib/jobs/search/conditions/condition";
import { departments } from "@/lib/jobs/search/conditions/departments";
import { category, employment } from "@/lib/jobs/search/conditions/kinds";
import { place } from "@/lib/jobs/search/conditions/place";
import { posted } from "@/lib/jobs/search/conditions/posted";
import { qualification } from "@/lib/jobs/search/conditions/qualification";
import { saidLevel, saidPlace } from "@/lib/jobs/search/conditions/said";
import { salary } from "@/lib/jobs/search/conditions/salary";
import { stage } from "@/lib/jobs/search/conditions/stage";
import { vacancies } from "@/lib/jobs/search/conditions/vacancies";
import { words } from "@/lib/jobs/search/conditions/words";
import type { CriteriaField, CriteriaValues } from "@/lib/jobs/search/criteria";
import type { FilterGroup } from "@/lib/jobs/search/list-schema";

/** Which jobs match: the one definition that lists, API, counts, facets, alerts, the staff's list and exports all ask. */
export const CHOICE_CONDITIONS: { [Field in FilterGroup]: ChoiceCondition<CriteriaValues[Field]> } = {
  departments,
  place,
  qualification,
  salary,
  posted,
  closing,
  vacancies,
  employment,
  category,
  stage,
};

export const CONDITIONS: { [Field in CriteriaField]: Condition<CriteriaValues[Field]> } = {
  ...CHOICE_CONDITIONS,
  search: words,
  saidPlace,
  saidLevel,
  tags: words,
};

export const CRITERIA_FIELDS = Object.keys(CONDITIONS) as CriteriaField[];
