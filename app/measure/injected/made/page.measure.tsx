import { InjectedText } from "@/app/measure/injected-text";

export const dynamic = "force-dynamic";

/** A page that is made for each request, with HTML of somebody else in it. */
export default function MadePage() {
  return <InjectedText />;
}
