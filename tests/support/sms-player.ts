import { env } from "@/lib/env";

/** The settings of SMS, as an operator has them from DLT and a provider. */
export const SMS = {
  SMS_URL: "https://sms.example.in/send",
  SMS_SENDER: "NIYUKT",
  DLT_ENTITY_ID: "1201159123456789012",
  DLT_TEMPLATE_TOLD: "1207161123456789012",
  DLT_TEMPLATE_CODE: "1207161123456789013",
  SMS_AUTHORIZATION: "Bearer of-the-provider",
};

type Sent = { url: string; authorization: string | null; body: Record<string, string> };

/** The provider of messages, for each test of a file; nobody else is asked, and no test may reach a real one. */
export function useSmsPlayer() {
  const sent: Sent[] = [];
  const answer = { status: 200 };
  const realFetch = global.fetch;
  beforeEach(() => {
    Object.assign(env, SMS);
    sent.splice(0);
    answer.status = 200;
    global.fetch = async (url, init) => {
      const authorization = new Headers(init?.headers).get("authorization");
      sent.push({ url: String(url), authorization, body: JSON.parse(String(init?.body)) });
      return new Response(null, { status: answer.status });
    };
  });
  afterEach(() => {
    global.fetch = realFetch;
    for (const name of Object.keys(SMS)) Object.assign(env, { [name]: undefined });
  });
  return { sent, answer };
}
