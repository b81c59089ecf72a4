import { ACCOUNT_FORMS } from "@/lib/accounts/forms";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ form: string }> };

/** Plain form posts of the account pages: answered 303, with and without script. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { form } = await params;
  const handler = Object.hasOwn(ACCOUNT_FORMS, form) ? ACCOUNT_FORMS[form] : undefined;
  return handler ? handler(request) : new Response(null, { status: 404 });
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
