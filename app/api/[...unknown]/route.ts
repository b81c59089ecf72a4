import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";

const handler = api({}, ({ t }) => {
  throw new AppError("NOT_FOUND", t("notFound"));
});

/** Addresses under /api that no call has: JSON like every other answer there. */
export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT };
