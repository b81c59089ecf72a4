import { textsOf } from "@/components/admin/sources/form-values";
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
export function SourceFields({ definition }: { definition?: SourceDefinition }) {
  const texts = textsOf(definition);
  return (
    <FieldSet label="Definition" isLabelHidden className="grid gap-3 md:grid-cols-2">
      <Input label="Name" name="name" defaultValue={texts.name} required />
      <Input label="Schedule" hint="Such as every 6 hours" name="schedule" defaultValue={texts.schedule} required />
      <Textarea
        label="Hosts"
        hint="One a line; what lies below them counts too."
        name="hosts"
        defaultValue={texts.hosts}
        required
      />
      <Textarea label="Addresses to look at" hint="One a line." name="addresses" defaultValue={texts.addresses} required />
      <Select label="Kind" name="kind" options={KINDS} defaultValue={texts.kind} />
      <Input label="Selector of an item" note="HTML alone" name="items" defaultValue={texts.items} />
      <Textarea
        label="Where each field stands"
        hint={`${MAP} Of a document: title: Name of its column.`}
        name="fields"
        rows={6}
        defaultValue={texts.fields}
      />
      <Textarea
        label="What every item has that says nothing else"
        hint="One a line, as organisation: Example Commission."
        name="defaults"
        rows={6}
        defaultValue={texts.defaults}
      />
      <Select label="Dates" name="dateOrder" options={ORDERS} defaultValue={texts.dateOrder} />
      <Select label="Whose it is" name="trust" options={TRUST} defaultValue={texts.trust} />
      <Input
        label="Licence"
        hint="On what ground its facts are published."
        name="licence"
        defaultValue={texts.licence}
        required
      />
      <Input label="Type" note="optional" hint="A part of the content type, such as html" name="type" defaultValue={texts.type} />
      <Input label="Least number of items" type="number" min={0} name="least" defaultValue={texts.least} required />
      <Input label="Greatest number of items" type="number" min={1} name="most" defaultValue={texts.most} required />
      <Textarea
        label="Least share of items that have a field"
        hint="One a line, as title: 0.9."
        name="filled"
        defaultValue={texts.filled}
      />
    </FieldSet>
  );
}
