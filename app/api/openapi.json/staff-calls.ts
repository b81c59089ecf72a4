import * as adminAudit from "@/app/api/admin/audit/route";
import * as adminBodies from "@/app/api/admin/bodies/route";
import * as adminChangePassword from "@/app/api/admin/change-password/route";
import * as adminDraftsForm from "@/app/api/admin/drafts/[form]/route";
import * as adminDrafts from "@/app/api/admin/drafts/route";
import * as adminExamsIdRestore from "@/app/api/admin/exams/[id]/restore/route";
import * as adminExamsId from "@/app/api/admin/exams/[id]/route";
import * as adminExamsDeleted from "@/app/api/admin/exams/deleted/route";
import * as adminExams from "@/app/api/admin/exams/route";
import * as adminExport from "@/app/api/admin/export/route";
import * as adminImportColumns from "@/app/api/admin/import/columns/route";
import * as adminImportPreview from "@/app/api/admin/import/preview/route";
import * as adminImport from "@/app/api/admin/import/route";
import * as adminJobsIdRestore from "@/app/api/admin/jobs/[id]/restore/route";
import * as adminJobsId from "@/app/api/admin/jobs/[id]/route";
import * as adminJobsIdStatus from "@/app/api/admin/jobs/[id]/status/route";
import * as adminJobsBin from "@/app/api/admin/jobs/bin/route";
import * as adminJobsBulk from "@/app/api/admin/jobs/bulk/route";
import * as adminJobs from "@/app/api/admin/jobs/route";
import * as adminJobsSimilar from "@/app/api/admin/jobs/similar/route";
import * as adminLogin from "@/app/api/admin/login/route";
import * as adminLogout from "@/app/api/admin/logout/route";
import * as adminMe from "@/app/api/admin/me/route";
import * as adminMessagesId from "@/app/api/admin/messages/[id]/route";
import * as adminOutbox from "@/app/api/admin/outbox/route";
import * as adminReviewId from "@/app/api/admin/review/[id]/route";
import * as adminReviewAnnouncementsId from "@/app/api/admin/review/announcements/[id]/route";
import * as adminReviewPairsId from "@/app/api/admin/review/pairs/[id]/route";
import * as adminReview from "@/app/api/admin/review/route";
import * as adminSecondFactorConfirm from "@/app/api/admin/second-factor/confirm/route";
import * as adminSecondFactorRecoveryCodes from "@/app/api/admin/second-factor/recovery-codes/route";
import * as adminSecondFactor from "@/app/api/admin/second-factor/route";
import * as adminSourcesFreshness from "@/app/api/admin/sources/freshness/route";
import * as adminSources from "@/app/api/admin/sources/route";
import * as adminSourcesTry from "@/app/api/admin/sources/try/route";
import * as adminStats from "@/app/api/admin/stats/route";
import * as adminUsersId from "@/app/api/admin/users/[id]/route";
import * as adminUsersIdSecondFactor from "@/app/api/admin/users/[id]/second-factor/route";
import * as adminUsers from "@/app/api/admin/users/route";
import * as adminUsersSecondFactorRule from "@/app/api/admin/users/second-factor-rule/route";
import * as adminUsersSecondFactors from "@/app/api/admin/users/second-factors/route";
import * as adminWords from "@/app/api/admin/words/route";
import type { Calls } from "@/lib/openapi/document";

/** The calls of the staff. A test compares them with the routes under app/api. */
export const STAFF_CALLS: Calls = {
  "/api/admin/audit": adminAudit,
  "/api/admin/bodies": adminBodies,
  "/api/admin/change-password": adminChangePassword,
  "/api/admin/drafts/{form}": adminDraftsForm,
  "/api/admin/drafts": adminDrafts,
  "/api/admin/exams/deleted": adminExamsDeleted,
  "/api/admin/exams/{id}/restore": adminExamsIdRestore,
  "/api/admin/exams/{id}": adminExamsId,
  "/api/admin/exams": adminExams,
  "/api/admin/export": adminExport,
  "/api/admin/import/columns": adminImportColumns,
  "/api/admin/import/preview": adminImportPreview,
  "/api/admin/import": adminImport,
  "/api/admin/jobs/{id}/restore": adminJobsIdRestore,
  "/api/admin/jobs/{id}": adminJobsId,
  "/api/admin/jobs/{id}/status": adminJobsIdStatus,
  "/api/admin/jobs/bin": adminJobsBin,
  "/api/admin/jobs/bulk": adminJobsBulk,
  "/api/admin/jobs": adminJobs,
  "/api/admin/jobs/similar": adminJobsSimilar,
  "/api/admin/login": adminLogin,
  "/api/admin/logout": adminLogout,
  "/api/admin/me": adminMe,
  "/api/admin/messages/{id}": adminMessagesId,
  "/api/admin/review/{id}": adminReviewId,
  "/api/admin/review/announcements/{id}": adminReviewAnnouncementsId,
  "/api/admin/review/pairs/{id}": adminReviewPairsId,
  "/api/admin/review": adminReview,
  "/api/admin/second-factor/confirm": adminSecondFactorConfirm,
  "/api/admin/second-factor/recovery-codes": adminSecondFactorRecoveryCodes,
  "/api/admin/second-factor": adminSecondFactor,
  "/api/admin/sources": adminSources,
  "/api/admin/sources/freshness": adminSourcesFreshness,
  "/api/admin/sources/try": adminSourcesTry,
  "/api/admin/stats": adminStats,
  "/api/admin/users/{id}": adminUsersId,
  "/api/admin/users/{id}/second-factor": adminUsersIdSecondFactor,
  "/api/admin/users": adminUsers,
  "/api/admin/users/second-factor-rule": adminUsersSecondFactorRule,
  "/api/admin/users/second-factors": adminUsersSecondFactors,
  "/api/admin/outbox": adminOutbox,
  "/api/admin/words": adminWords,
};
