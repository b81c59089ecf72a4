import { type JobFormValues, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import type { NoticeValues } from "@/lib/notice/editing/values";

/** The form of another notice like a stored one: without its days, its number, its documents and whatever was confirmed of it. */
export function copyOfJob(job: AdminJobDto): JobFormValues {
  const values = valuesOfJob(job);
  return {
    ...values,
    deadline: "",
    applicationStartDate: "",
    advertisementNumber: "",
    notice: values.notice && withoutDays(values.notice),
  };
}

function withoutDays({ fees, stages, posts }: NoticeValues): NoticeValues {
  return {
    fees,
    stages: stages?.map((stage) => ({ ...stage, from: null, to: null, status: "provisional", url: null })),
    posts: posts?.map(({ age, qualification, ...post }) => ({
      ...post,
      age: withBlanks(age, ["on", "bornFrom", "bornTo"]),
      qualification: withBlanks(qualification, ["heldBy"]),
    })),
  };
}

/** A group without some of its values; one that is empty says that there is none, and stays. */
function withBlanks(group: unknown, names: readonly string[]): unknown {
  if (typeof group !== "object" || group === null || Object.keys(group).length === 0) return group;
  return { ...group, ...Object.fromEntries(names.filter((name) => name in group).map((name) => [name, null])) };
}
