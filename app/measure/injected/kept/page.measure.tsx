import { InjectedText } from "@/app/measure/injected-text";

export const dynamic = "force-static";

/** A page that is made once for all, with HTML of somebody else in it. */
export default function KeptPage() {
  return <InjectedText />;
}
