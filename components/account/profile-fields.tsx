import { type FormState, PlainField } from "@/components/account/plain-form";
import { Select } from "@/components/ui/select";
import type { UserActor } from "@/lib/auth/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

type Props = { user: UserActor; state: FormState | null; language: Language };

/** Name, phone and the language of mails. */
export function ProfileFields({ user, state, language }: Props) {
  const t = translator(language, "account");
  const words = translator(language, "auth");
  return (
    <>
      <PlainField name="fullName" label={words("fullName")} autoComplete="name" defaultValue={user.fullName} state={state} />
      <PlainField
        name="phone"
        label={words("phone")}
        type="tel"
        autoComplete="tel"
        isOptional
        defaultValue={user.phone ?? ""}
        state={state}
      />
      <Select
        id="mail-language"
        name="language"
        label={t("page.mailLanguage")}
        defaultValue={user.language}
        options={[
          { value: "en", label: "English", lang: "en" },
          { value: "hi", label: "हिन्दी", lang: "hi" },
        ]}
      />
    </>
  );
}
