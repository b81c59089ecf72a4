import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { MAX_SEARCH_LENGTH } from "@/lib/jobs/schema";
import type { ListParams } from "@/lib/links";
import { KeptInputs, keptParams } from "./kept-inputs";

type Props = { language: Language; search: string; action: string; params: ListParams };

/**
 * The words of a search to put right, with all else that was chosen kept. A wide screen has them beside the list; a phone has them behind its filters,
 * where nobody looks for a slip of the fingers.
 */
export function SearchAgain({ language, search, action, params }: Props) {
  return (
    <search className="lg:hidden">
      <form action={action} method="get" className="mt-4 flex items-end gap-2">
        <KeptInputs kept={keptParams(params, language, ["search"])} />
        <Input
          name="search"
          type="search"
          label={translator(language, "jobs")("searchWords")}
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={search}
          className="min-w-0 flex-1"
        />
        <Button variant="primary" type="submit">
          {translator(language, "home")("search")}
        </Button>
      </form>
    </search>
  );
}
