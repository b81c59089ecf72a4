import { Combobox } from "@/components/jobs/enhance/combobox";
import { type SuggestionOption, suggestionOptions } from "@/components/jobs/enhance/suggestion-options";
import { languageOf } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";

/** Who types on asks once; the answer comes from memory. */
const ASK_AFTER_MS = 120;
const MIN_LETTERS = 2;

/** Suggests what may be meant while a search is typed. What is taken is searched for by the form of the field; an alert leads to its list. */
export async function suggestIn(field: HTMLInputElement): Promise<void> {
  if (field.role === "combobox" || !("popover" in field)) return;
  field.setAttribute("role", "combobox");
  const language = languageOf(document.documentElement.lang);
  const t = await loadTranslator(language, "suggest").catch((error) => {
    // Without its words it is a field as before, and the next focus asks again.
    field.removeAttribute("role");
    throw error;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    asking.abort();
  };
  const ask = async () => {
    stop();
    asking = new AbortController();
    const { signal } = asking;
    if (field.value.trim().length < MIN_LETTERS) return box.close();
    try {
      const options = await suggestionOptions(field, language, t, signal);
      if (!signal.aborted && document.activeElement === field) box.show(options, t("found", { count: options.length }));
    } catch {
      // Overtaken by the next letter, or no network: the field is one of a form all the same.
    }
  };
  const take = ({ href, text }: SuggestionOption) => {
    stop();
    if (href) return location.assign(href);
    field.value = text;
    field.form?.requestSubmit();
  };
  const box = new Combobox<SuggestionOption>(field, t("label"), take, ask);
  field.addEventListener("input", () => {
    stop();
    timer = setTimeout(ask, ASK_AFTER_MS);
  });
  field.addEventListener("blur", stop);
  field.form?.addEventListener("submit", stop);
  // What was typed before this came.
  if (field.value !== field.defaultValue) void ask();
}
