import * as passwordRoute from "@/app/api/users/change-password/route";
import * as forgotRoute from "@/app/api/users/forgot-password/route";
import * as loginRoute from "@/app/api/users/login/route";
import * as logoutRoute from "@/app/api/users/logout/route";
import * as exportRoute from "@/app/api/users/me/export/route";
import * as recordsRoute from "@/app/api/users/me/records/route";
import * as meRoute from "@/app/api/users/me/route";
import * as sessionsRoute from "@/app/api/users/me/sessions/route";
import * as verificationRoute from "@/app/api/users/me/verification/route";
import * as registerRoute from "@/app/api/users/register/route";
import * as resetRoute from "@/app/api/users/reset-password/route";
import * as verifyRoute from "@/app/api/users/verify-email/route";
import { call } from "@/tests/support/call";

type Headers = Record<string, string>;
type Handler = Parameters<typeof call>[0];

const json =
  (method: string, handler: Handler, path: string) =>
  (body: unknown, headers: Headers = {}, query = "") =>
    call(handler, `${path}${query}`, { method, headers, json: body });
const plain =
  (method: string, handler: Handler, path: string) =>
  (headers: Headers = {}, query = "") =>
    call(handler, `${path}${query}`, { method, headers });

/** The calls of accounts, as a client makes them: body, headers, query. */
export const users = {
  register: json("POST", registerRoute.POST, "/api/users/register"),
  login: json("POST", loginRoute.POST, "/api/users/login"),
  logout: plain("POST", logoutRoute.POST, "/api/users/logout"),
  me: plain("GET", meRoute.GET, "/api/users/me"),
  changeMe: json("PATCH", meRoute.PATCH, "/api/users/me"),
  deleteMe: json("DELETE", meRoute.DELETE, "/api/users/me"),
  changePassword: json("POST", passwordRoute.POST, "/api/users/change-password"),
  forgotPassword: json("POST", forgotRoute.POST, "/api/users/forgot-password"),
  resetPassword: json("POST", resetRoute.POST, "/api/users/reset-password"),
  verifyEmail: json("POST", verifyRoute.POST, "/api/users/verify-email"),
  sendVerification: plain("POST", verificationRoute.POST, "/api/users/me/verification"),
  sessions: plain("GET", sessionsRoute.GET, "/api/users/me/sessions"),
  endSessions: plain("DELETE", sessionsRoute.DELETE, "/api/users/me/sessions"),
  export: plain("GET", exportRoute.GET, "/api/users/me/export"),
  records: plain("GET", recordsRoute.GET, "/api/users/me/records"),
  mergeRecords: json("PUT", recordsRoute.PUT, "/api/users/me/records"),
} as const;

/** The session cookie that an answer hands out, as a browser sends it back. */
export function cookieOf(response: Response): { cookie: string } {
  return { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}
