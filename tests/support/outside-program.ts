import { announceFromOutside } from "@/lib/cache/announce-from-outside";
import { mailTemplate } from "@/lib/mail/template";
import { withDatabase } from "@/lib/server/connect";

// What a process does that is not the site: a command that announces what it changed, and one that makes a mail.
const WORK: Record<string, () => Promise<string>> = {
  announce: async () => ((await withDatabase(() => announceFromOutside(["jobs"]))) ? "acknowledged" : "not heard"),
  mail: async () => {
    const blocks = [{ kind: "button" as const, label: "Go", href: "https://site.example/" }];
    return (await mailTemplate("en", { subject: "A", blocks, reason: "b" })).html;
  },
};
console.log(await WORK[process.argv[2] ?? ""]?.());
