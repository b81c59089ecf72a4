import { ERROR_STATUS } from "@/lib/errors";
import { respondPrivate } from "@/lib/http/json-response";
import { translator } from "@/lib/i18n/translate";

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
type Handlers = Record<Method | "OPTIONS", (request: Request) => Response>;

/**
 * Handlers of the methods that a route does not take: 405 with Allow. OPTIONS is answered too, since Next would count these
 * handlers as methods of the route. `export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET")`
 */
export function otherMethodsThan(...taken: Method[]): Handlers {
  const allow = [...taken, ...(taken.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse = (request: Request) => {
    const t = translator(/[?&]lang=hi(&|$)/.test(request.url) ? "hi" : "en", "api");
    return respondPrivate({ message: t("methodNotAllowed") }, { status: ERROR_STATUS.METHOD_NOT_ALLOWED, headers: { allow } });
  };
  const options = () => new Response(null, { status: 204, headers: { allow } });
  return { GET: refuse, HEAD: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: options };
}
