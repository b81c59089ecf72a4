import type { CallFailed } from "@/components/admin/call";

/**
 * What a refused call says of the fields of a form, by their names: the first of each. Of a field that holds an entry a line it says of which.
 * @param within where the fields lie in what was sent, as `body.`
 */
export function refusedFields(error: CallFailed | null, within = /^/): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [path, [message = ""]] of Object.entries(error?.body.errors ?? {})) {
    const [name = "", part] = path.replace(within, "").split(".");
    const said = message.replace(`${path.replaceAll(".", " ")}: `, "");
    found[name] ??= part === undefined ? said : `${placeOf(part)}: ${said}`;
  }
  return found;
}

const placeOf = (part: string) => (/^\d+$/.test(part) ? `Line ${Number(part) + 1}` : part);
