import type { Page } from "@playwright/test";

/**
 * A day as the digits that a browser's control of days takes: the day first in India, the month first elsewhere. Chromium goes by the
 * machine or by the test's locale, whichever its process heard of first.
 */
export async function digitsOfDays(page: Page): Promise<(day: string) => string> {
  await page.evaluate(() => {
    const probe = document.createElement("input");
    document.body.prepend(probe);
    Object.assign(probe, { type: "date", id: "order-of-digits" }).focus();
  });
  await page.keyboard.type("02032001");
  const isDayFirst = (await page.locator("#order-of-digits").inputValue()) === "2001-03-02";
  await page.locator("#order-of-digits").evaluate((probe) => probe.remove());
  return (day) => {
    const [year = "", month = "", date = ""] = day.split("-");
    return `${isDayFirst ? date + month : month + date}${year}`;
  };
}

/** Five in the afternoon as the digits that the control of hours takes, which has twelve of them or twenty-four. */
export async function digitsOfFive(page: Page): Promise<string> {
  await page.evaluate(() => {
    const probe = document.createElement("input");
    document.body.prepend(probe);
    Object.assign(probe, { type: "time", id: "order-of-hours" }).focus();
  });
  await page.keyboard.type("0500PM");
  const isOfTwelve = (await page.locator("#order-of-hours").inputValue()) === "17:00";
  await page.locator("#order-of-hours").evaluate((probe) => probe.remove());
  return isOfTwelve ? "0500PM" : "1700";
}
