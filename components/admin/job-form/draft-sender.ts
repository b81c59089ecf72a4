import { CallFailed, callAdmin } from "@/components/admin/call";
import type { DeviceDrafts } from "@/components/admin/job-form/device-draft";
import type { KeptDraft } from "@/lib/jobs/editing/drafts/schema";

const SEND_AFTER_MS = 1_500;
const SEND_AGAIN_AFTER_MS = 10_000;

/** Where what was typed is kept: on the site, or so far on this device alone. */
export type DraftPlace = "site" | "device";

/** Keeps what is typed into one form: on this device at once, and on the site when typing pauses; then the device lets it go. */
export class DraftSender {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> = Promise.resolve();
  private waiting: KeptDraft | null = null;
  /** Whether something was typed here, which stands in the place of what was kept before. */
  private hasKept = false;
  private isOnDevice = false;
  private isStopped = false;

  /** @param onKept is told where what was typed last is kept; null where it is nowhere */
  constructor(
    private readonly device: DeviceDrafts,
    private form: string,
    private isOnSite: boolean,
    private readonly onKept: (where: DraftPlace | null) => void,
  ) {}

  /** Keeps a draft in place of the one before. */
  keep(draft: KeptDraft): void {
    this.waiting = draft;
    this.hasKept = true;
    this.isStopped = false;
    this.isOnDevice = this.device.write(this.form, draft);
    this.sendAfter(SEND_AFTER_MS);
  }

  /** Sends at once what waits, as when the network is back. */
  sendNow = (): void => {
    clearTimeout(this.timer);
    // One after the other: an older text must not arrive last.
    this.sending = this.sending.then(() => this.send());
  };

  /** Goes on with a draft of another name: it is in the form, and its name is what is saved or kept from now on. What was typed before stays kept under its own. */
  goOnWith(form: string): void {
    if (form === this.form) return;
    clearTimeout(this.timer);
    this.waiting = null;
    [this.form, this.isOnSite, this.hasKept] = [form, true, false];
  }

  /** Whether what the site keeps is another tab's now, which has just written to the storage: it is not this one's to forget. */
  isOvertaken(event: StorageEvent): boolean {
    this.isOnSite &&= !this.device.isWrittenElsewhere(this.form, event);
    return !this.isOnSite;
  }

  /** Forgets what was found in one place and is not wanted; what has been typed since stays kept. */
  forget({ where, form }: { where: DraftPlace; form: string }): void {
    if (this.hasKept && form === this.form) return;
    if (where === "device") this.device.remove(form);
    else this.dropLater(form);
  }

  /** Forgets what was typed, here and on the site: it was saved. @returns the name under which it was kept */
  discard(): string {
    clearTimeout(this.timer);
    this.waiting = null;
    this.device.remove(this.form);
    this.dropLater(this.form);
    return this.form;
  }

  /** Sends no more until something is typed again; what the site does not have stays on this device. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private sendAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.sendNow, milliseconds);
  }

  private async send(): Promise<void> {
    const draft = this.waiting;
    if (!draft || this.isStopped) return;
    const { savedAt: _savedAt, ...body } = draft;
    const { form } = this;
    try {
      this.isOnSite = true;
      await callAdmin("PUT", `/api/admin/drafts/${form}`, body);
      // What was typed meanwhile waits on this device for its own turn.
      if (this.waiting !== draft) return;
      this.waiting = null;
      // The same form, open anew, may keep a later text there.
      if (this.device.read(form)?.savedAt === draft.savedAt) this.device.remove(form);
      this.onKept("site");
    } catch (error) {
      // Discarded meanwhile, or the form is closed: whoever opens it anew is offered what the device keeps, and sends what is typed then.
      if (!this.waiting || this.isStopped) return;
      this.onKept(this.isOnDevice ? "device" : null);
      // What the site refuses it would refuse again.
      const isRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500;
      if (!isRefused) this.sendAfter(SEND_AGAIN_AFTER_MS);
    }
  }

  private dropLater(form: string): void {
    this.sending = this.sending.then(() => this.drop(form));
  }

  private async drop(form: string): Promise<void> {
    if (form === this.form && !this.isOnSite) return;
    if (form === this.form) this.isOnSite = false;
    // Where the site does not answer, it is offered once more.
    await callAdmin("DELETE", `/api/admin/drafts/${form}`).catch(() => undefined);
  }
}
