import { OWN_PROFILE_KEY, OWN_PROFILE_MARK } from "@/lib/device/own-profile-key";
import { scriptMark } from "@/lib/http/script-mark";

const SCRIPT = `try{if(localStorage.getItem("${OWN_PROFILE_KEY}"))document.documentElement.setAttribute("${OWN_PROFILE_MARK}","")}catch{}`;

/** Marks the page before its first paint where the device knows the reader, so that the places of the marks are kept and nothing moves. */
export function ProfileProbe() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this program.
  return <script nonce={scriptMark()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
