import * as alertsCounts from "@/app/api/alerts/counts/route";
import * as contact from "@/app/api/contact/route";
import * as eligibility from "@/app/api/eligibility/route";
import * as exams from "@/app/api/exams/route";
import * as health from "@/app/api/health/route";
import * as jobsIdApplyClick from "@/app/api/jobs/[id]/apply-click/route";
import * as jobsIdCalendar from "@/app/api/jobs/[id]/calendar/route";
import * as jobsIdPositions from "@/app/api/jobs/[id]/positions/route";
import * as jobsId from "@/app/api/jobs/[id]/route";
import * as jobsById from "@/app/api/jobs/by-id/route";
import * as jobs from "@/app/api/jobs/route";
import * as rulesChunkListings from "@/app/api/rules/[chunk]/listings/route";
import * as rulesChunk from "@/app/api/rules/[chunk]/route";
import * as rules from "@/app/api/rules/route";
import * as stats from "@/app/api/stats/route";
import * as suggest from "@/app/api/suggest/route";
import * as unsubscribe from "@/app/api/unsubscribe/route";
import * as usersChangePassword from "@/app/api/users/change-password/route";
import * as usersForgotPassword from "@/app/api/users/forgot-password/route";
import * as usersLogin from "@/app/api/users/login/route";
import * as usersLogout from "@/app/api/users/logout/route";
import * as usersMeExport from "@/app/api/users/me/export/route";
import * as usersMePush from "@/app/api/users/me/push/route";
import * as usersMeRecords from "@/app/api/users/me/records/route";
import * as usersMe from "@/app/api/users/me/route";
import * as usersMeSessions from "@/app/api/users/me/sessions/route";
import * as usersMeVerification from "@/app/api/users/me/verification/route";
import * as usersRegister from "@/app/api/users/register/route";
import * as usersResetPassword from "@/app/api/users/reset-password/route";
import * as usersVerifyEmail from "@/app/api/users/verify-email/route";
import type { Calls } from "@/lib/openapi/document";

/** The calls of readers and of those who have an account. A test compares them with the routes under app/api. */
export const PUBLIC_CALLS: Calls = {
  "/api/alerts/counts": alertsCounts,
  "/api/contact": contact,
  "/api/eligibility": eligibility,
  "/api/exams": exams,
  "/api/health": health,
  "/api/jobs/{id}/apply-click": jobsIdApplyClick,
  "/api/jobs/{id}/calendar": jobsIdCalendar,
  "/api/jobs/{id}/positions": jobsIdPositions,
  "/api/jobs/{id}": jobsId,
  "/api/jobs/by-id": jobsById,
  "/api/jobs": jobs,
  "/api/rules/{chunk}/listings": rulesChunkListings,
  "/api/rules/{chunk}": rulesChunk,
  "/api/rules": rules,
  "/api/stats": stats,
  "/api/suggest": suggest,
  "/api/unsubscribe": unsubscribe,
  "/api/users/change-password": usersChangePassword,
  "/api/users/forgot-password": usersForgotPassword,
  "/api/users/login": usersLogin,
  "/api/users/logout": usersLogout,
  "/api/users/me/export": usersMeExport,
  "/api/users/me/records": usersMeRecords,
  "/api/users/me": usersMe,
  "/api/users/me/push": usersMePush,
  "/api/users/me/sessions": usersMeSessions,
  "/api/users/me/verification": usersMeVerification,
  "/api/users/register": usersRegister,
  "/api/users/reset-password": usersResetPassword,
  "/api/users/verify-email": usersVerifyEmail,
};
