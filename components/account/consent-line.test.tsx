import { renderToStaticMarkup } from "react-dom/server";
import { ConsentLine } from "@/components/account/consent-line";
import { translator } from "@/lib/i18n/translate";

it.each([
  ["en", "By creating an account you agree to the Terms of Service and the Privacy Policy."],
  ["hi", "खाता बनाकर आप इन्हें स्वीकार करते हैं: सेवा की शर्तें और गोपनीयता नीति।"],
] as const)("ends what one agrees to as sentences end in %s", (language, sentence) => {
  const html = renderToStaticMarkup(<ConsentLine t={translator(language, "auth")} language={language} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(sentence);
});
