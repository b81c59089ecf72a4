import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { deviceDrafts } from "@/components/admin/job-form/device-draft";
import { type DraftPlace, DraftSender } from "@/components/admin/job-form/draft-sender";
import { isOfNewJob, type NamedDraft } from "@/lib/jobs/editing/drafts/schema";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { changedFrom } from "@/lib/jobs/editing/form/merge-edits";

const KEEP_AFTER_MS = 400;

export type FoundDraft = NamedDraft & { where: DraftPlace };

export type JobDrafts = {
  /** What was kept of this form before and not saved, on the site and on this device. */
  found: FoundDraft[];
  /** Where what is being typed is kept; null before anything is, and `nowhere` once another tab with the same form keeps its own in its place. */
  keptOn: DraftPlace | "nowhere" | null;
  /** Takes a found draft off the offers: it is in the form again. */
  taken: (draft: FoundDraft) => void;
  /** Forgets a found draft that is not wanted; another one stays offered. */
  refuse: (draft: FoundDraft) => void;
  /** Keeps on this device, for the form of another name, what was typed since that form held `from`. */
  keepAs: (name: string, typed: { values: JobFormValues; from: JobFormValues; version: number }) => void;
  /** Forgets all that was kept of what is in the form: it is saved. Another notice that was found stays offered. */
  discard: () => void;
};

type Options = {
  /** Whose form it is. */
  editorId: number;
  /** The name of the form (DRAFT_FORM). */
  name: string;
  /** What the form began from. */
  base: { values: JobFormValues; version: number };
  /** What the site keeps of it; of a new notice, all that it keeps of new ones. */
  stored: readonly NamedDraft[];
};

/** Keeps what is typed, so that neither a lost connection nor a closed tab nor another device loses it, and offers it when the form opens again. */
export function useJobDraft(form: UseFormReturn<JobFormValues>, { editorId, name, base, stored }: Options): JobDrafts {
  const [found, setFound] = useState<FoundDraft[]>([]);
  const [keptOn, setKeptOn] = useState<JobDrafts["keptOn"]>(null);
  const [device] = useState(() => deviceDrafts(editorId));
  const [sender] = useState(
    () =>
      new DraftSender(
        device,
        name,
        stored.some(({ form }) => form === name),
        setKeptOn,
      ),
  );
  const began = useRef(base);
  began.current = base;
  /** What was typed and is not kept yet: typing has to pause first. */
  const typed = useRef<JobFormValues | null>(null);

  // After the first render: what the device keeps is not known to the server that made the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later render of the page must not offer again what was decided on.
  useEffect(() => {
    const local = (isOfNewJob(name) ? device.newForms() : [name]).flatMap((form) => {
      const draft = device.read(form);
      return draft ? [{ ...draft, form, where: "device" as const }] : [];
    });
    setFound([...local, ...stored.map((draft) => ({ ...draft, where: "site" as const }))]);
  }, [name]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => {
      clearTimeout(timer);
      const values = typed.current && structuredClone(typed.current);
      typed.current = null;
      if (!values) return;
      const { values: from, version } = began.current;
      sender.keep({ values, base: changedFrom(from, values), version, savedAt: new Date().toISOString() });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        typed.current = isDirty ? values : null;
        if (isDirty) timer = setTimeout(keep, KEEP_AFTER_MS);
      },
    });
    const onStorage = (event: StorageEvent) =>
      sender.isOvertaken(event) && setKeptOn((now) => (now === "site" ? "nowhere" : now));
    addEventListener("online", sender.sendNow);
    addEventListener("pagehide", keep);
    addEventListener("storage", onStorage);
    return () => {
      // Who leaves by a link or closes the tab has not paused: the device takes it at once, and no more is sent from here.
      keep();
      removeEventListener("online", sender.sendNow);
      removeEventListener("pagehide", keep);
      removeEventListener("storage", onStorage);
      sender.stop();
      unsubscribe();
    };
  }, [form, sender]);

  const takeOff = (name: string) => setFound((offered) => offered.filter(({ form }) => form !== name));
  const taken = (draft: FoundDraft) => {
    sender.goOnWith(draft.form);
    takeOff(draft.form);
  };
  const refuse = (draft: FoundDraft) => {
    sender.forget(draft);
    setFound((offered) => offered.filter((other) => other !== draft));
  };
  const keepAs: JobDrafts["keepAs"] = (name, { values, from, version }) => {
    device.write(name, { values, base: changedFrom(from, values), version, savedAt: new Date().toISOString() });
  };
  const discard = () => {
    typed.current = null;
    takeOff(sender.discard());
    setKeptOn(null);
  };
  return { found, keptOn, taken, refuse, keepAs, discard };
}
