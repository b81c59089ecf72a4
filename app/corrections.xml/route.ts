import { answerFeed } from "@/lib/feeds/answer";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** /corrections.xml: the newest corrections as Atom, with a tag by which a program asks whether there are new ones. */
export const GET = api({}, ({ request, language, t }) => answerFeed(request, "corrections.atom", { language, title: "", t }));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
