"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/table";
import { isDay } from "@/lib/dates";
import { judge } from "@/lib/eligibility/judge";
import { reasonText } from "@/lib/eligibility/reason-text";
import { TYPICAL_PEOPLE } from "@/lib/eligibility/typical-people";
import { loadTranslator } from "@/lib/i18n/load-translator";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { Notice } from "@/lib/notice/schema";

const VERDICTS = {
  eligible: { label: "May apply", tone: "open" },
  not_eligible: { label: "May not", tone: "critical" },
  cannot_tell: { label: "Cannot tell", tone: "soon" },
} as const;

/** The verdicts on each post for six typical people, by the judge that seekers get theirs from. */
export default function TypicalPeople({ notice }: { notice: Notice | null }) {
  const { control } = useFormContext<JobFormValues>();
  const deadline = useWatch({ control, name: "deadline" });
  const { data: t } = useQuery({
    queryKey: ["words of eligibility"],
    queryFn: async () => {
      const translate = await loadTranslator("en", "eligibility");
      // A function is no data to React Query unless it stands in something.
      return { translate };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (!notice || !isDay(deadline))
    return <p className="text-muted">The verdicts need a last date, and a notice without what is to be settled.</p>;
  if (!t) return null;
  const judged = TYPICAL_PEOPLE.map(({ label, profile }) => ({ label, ...judge(profile, notice, deadline) }));
  return (
    <Table label="Verdicts for six typical people">
      <caption className="sr-only">Verdicts for six typical people</caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          {notice.posts.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have one name.
            <th key={index} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Fee</th>
        </tr>
      </thead>
      <tbody>
        {judged.map(({ label, posts, fee }) => (
          <tr key={label}>
            <th scope="row" className="min-w-40">
              {label}
            </th>
            {posts.map(({ verdict, reasons }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have one name.
              <td key={index} className="min-w-44 align-top">
                <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].label}</Badge>
                <ul className="mt-1 text-muted">
                  {reasons
                    .filter(({ result }) => result === verdict && verdict !== "eligible")
                    .map(({ rule, because }) => (
                      <li key={rule}>{reasonText(because, t.translate, "en")}</li>
                    ))}
                </ul>
              </td>
            ))}
            <td className="align-top">{fee === null ? "Unknown" : `Rs ${fee / 100}`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
