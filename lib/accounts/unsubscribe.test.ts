import { MAIL_LISTS } from "@/lib/accounts/unsubscribe";
import { LANGUAGES } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

it.each(LANGUAGES)("the page of the link asks for the button before it claims that mails have stopped, in %s", (language) => {
  const t = translator(language, "account");
  for (const list of MAIL_LISTS) {
    expect(t(`page.unsubscribeText.${list}`)).toMatch(/Press the button|बटन दबाएँ/);
    expect(t(`page.unsubscribeText.${list}`)).not.toMatch(/You will get|नहीं आएँगे/);
  }
});
