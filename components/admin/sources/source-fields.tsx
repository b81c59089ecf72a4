import { type SourceErrors, type SourceTexts, textsOf } from "@/components/admin/sources/form-values";
import { FieldSet } from "@/components/ui/field-set";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { SourceDefinition } from "@/lib/sources/definition";

const KINDS = [
  { value: "html", label: "HTML, by selectors" },
  { value: "document", label: "Anything else, by its content" },
] as const;
const ORDERS = [
  { value: "day-first", label: "Day first (31-12-2026)" },
  { value: "month-first", label: "Month first (12-31-2026)" },
] as const;
const TRUST = [
  { value: "official", label: "The body itself" },
  { value: "aggregator", label: "An aggregator" },
] as const;
const MAP = "One a line, as title: td a.";

/** The fields of a source's definition (docs/data-sources.md, "Sources"). */
export function SourceFields({ definition, errors }: { definition?: SourceDefinition; errors: SourceErrors }) {
  const texts = textsOf(definition);
  const field = (name: keyof SourceTexts) => ({ name, defaultValue: texts[name], error: errors[name] });
  return (
    <FieldSet label="Definition" isLabelHidden className="grid gap-3 md:grid-cols-2">
      <Input label="Name" {...field("name")} required />
      <Input label="Schedule" hint="Such as every 6 hours" {...field("schedule")} required />
      <Textarea label="Hosts" hint="One a line; what lies below them counts too." {...field("hosts")} required />
      <Textarea label="Addresses to look at" hint="One a line." {...field("addresses")} required />
      <Select label="Kind" {...field("kind")} options={KINDS} />
      <Input label="Selector of an item" note="HTML alone" {...field("items")} />
      <Textarea
        label="Where each field stands"
        hint={`${MAP} Of a document: title: Name of its column.`}
        {...field("fields")}
        rows={6}
      />
      <Textarea
        label="What every item has that says nothing else"
        hint="One a line, as organisation: Example Commission."
        {...field("defaults")}
        rows={6}
      />
      <Select label="Dates" {...field("dateOrder")} options={ORDERS} />
      <Select label="Whose it is" {...field("trust")} options={TRUST} />
      <Input label="Licence" hint="On what ground its facts are published." {...field("licence")} required />
      <Input label="Type" note="optional" hint="A part of the content type, such as html" {...field("type")} />
      <Input label="Least number of items" type="number" min={0} {...field("least")} required />
      <Input label="Greatest number of items" type="number" min={1} {...field("most")} required />
      <Textarea label="Least share of items that have a field" hint="One a line, as title: 0.9." {...field("filled")} />
    </FieldSet>
  );
}
