import { lastDayOf } from "@/lib/ingestion/parse/last-day";

/** Names of columns of the last day to register. */
export const OF_REGISTRATION = /regist|पंजीकरण|पंजीयन/iu;

/** What a row says of its last date, or of the last day to register where that is over before it: whoever has not registered by then cannot complete an application. */
export function withRegistration(lastDate: string | undefined, registration: string | undefined): string | undefined {
  if (registration === undefined || registration === lastDate) return lastDate;
  const [registering, applying] = [lastDayOf(registration), lastDayOf(lastDate)];
  return "day" in registering && "day" in applying && registering.day < applying.day ? registration : lastDate;
}
