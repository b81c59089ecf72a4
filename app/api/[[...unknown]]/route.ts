import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";

const refuse = api({}, ({ t }) => {
  throw new AppError("NOT_FOUND", t("notFound"));
});

// The words of the address come as a list, which no other call has and this one does not read.
const handler = (request: Request) => refuse(request);

/** Addresses under /api that no call has: JSON like every other answer there. */
export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT };
