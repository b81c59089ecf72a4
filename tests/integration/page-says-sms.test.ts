import { renderToStaticMarkup } from "react-dom/server";
import LanguageLayout from "@/app/[lang]/layout";
import { env } from "@/lib/env";
import { useSmsPlayer } from "@/tests/support/sms-player";

useSmsPlayer();

it("every page says whether messages are sent at all, for the form of alerts, and nothing else of it", async () => {
  const page = async () =>
    renderToStaticMarkup(await LanguageLayout({ children: null, params: Promise.resolve({ lang: "en" }) }));
  expect(await page()).toMatch(/<body[^>]* data-sms=""/);
  env.SMS_SENDER = undefined;
  expect(await page()).not.toContain("data-sms");
});
