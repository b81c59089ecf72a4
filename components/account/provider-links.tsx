import { ConsentLine } from "@/components/account/consent-line";
import { ButtonLink } from "@/components/ui/button";
import type { SignInWay } from "@/lib/auth/openid/providers";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = { ways: readonly SignInWay[]; next?: string; t: Translator<"auth">; language: Language };

/** The other sites by which one may sign in, as links, which need no script; nothing where none is configured. */
export function ProviderLinks({ ways, next, t, language }: Props) {
  if (ways.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3 border-line border-t pt-4">
      {ways.map(({ id, name }) => (
        <ButtonLink key={id} href={links.signInWithProvider(language, id, next)} className="w-full">
          {t("continueWith", { name })}
        </ButtonLink>
      ))}
      <ConsentLine t={t} language={language} />
    </div>
  );
}
