import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { Operation } from "@/lib/openapi/document";

type Schema = { enum?: readonly string[]; items?: Schema };
type Props = { path: string; summary: string; parameters: Operation["parameters"]; language: Language };

/** A call that anybody may make: what it takes, and a form that makes it, which needs no script. */
export function CallView({ path, summary, parameters, language }: Props) {
  const t = translator(language, "developers");
  const taken = parameters.filter((parameter) => parameter.in === "query" && parameter.name !== "lang");
  return (
    <section className="card mt-4 p-4">
      <h3 className="break-all font-semibold">
        <code>GET {path}</code>
      </h3>
      <p className="mt-1 text-muted">{summary}</p>
      {taken.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-neel underline">{t("takes", { path })}</summary>
          <ul className="text-sm">
            {taken.map(({ name, schema }) => (
              <li key={name} className="mb-2 break-words">
                <code>{name}</code> <span className="text-muted">{valuesOf(schema, t)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!path.includes("{") && (
        <form action={path} method="get" className="mt-2 flex flex-wrap items-end gap-2">
          {TRIED.filter((name) => taken.some((parameter) => parameter.name === name)).map((name) => (
            <Input key={name} name={name} id={`${path} ${name}`} label={name} defaultValue={EXAMPLES[name]} />
          ))}
          <Button type="submit">{t("try")}</Button>
        </form>
      )}
    </section>
  );
}

const TRIED = ["search", "location", "ids", "q"] as const;
const EXAMPLES: Readonly<Record<(typeof TRIED)[number], string>> = { search: "clerk", location: "Bihar", ids: "1,2", q: "rail" };

function valuesOf(schema: Schema, t: ReturnType<typeof translator<"developers">>): string {
  const values = schema.enum ?? schema.items?.enum;
  return values ? t("any", { values: values.join(", ") }) : t("anyText");
}
