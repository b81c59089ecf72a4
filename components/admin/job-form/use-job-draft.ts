import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { deviceDrafts } from "@/components/admin/job-form/device-draft";
import { type DraftPlace, DraftSender } from "@/components/admin/job-form/draft-sender";
import { useTyped } from "@/components/admin/job-form/use-typed";
import { isOfNewJob, type KeptDraft, type NamedDraft } from "@/lib/jobs/editing/drafts/schema";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { changedFrom } from "@/lib/jobs/editing/form/merge-edits";

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
  keepAs: (name: string, typed: Typed) => void;
  /** Forgets all that was kept of what is in the form: it is saved. Another notice that was found stays offered. */
  discard: () => void;
};

/** What a form holds, and the stored job that it began from. */
type Typed = { values: JobFormValues; from: JobFormValues; version: number };

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
  const [device] = useState(() => deviceDrafts(editorId));
  const [found, setFound] = useFoundDrafts(name, device, stored);
  const [keptOn, setKeptOn] = useState<JobDrafts["keptOn"]>(null);
  const [sender] = useState(
    () =>
      new DraftSender(
        device,
        name,
        stored.some(({ form }) => form === name),
        setKeptOn,
      ),
  );
  const forgetTyped = useTyped(form, (values) => sender.keep(draftOf({ values, from: base.values, version: base.version })));
  // Behind that of what is typed: who leaves has that kept first, and no more is sent from here.
  useEffect(() => {
    const onStorage = (event: StorageEvent) =>
      sender.isOvertaken(event) && setKeptOn((now) => (now === "site" ? "nowhere" : now));
    addEventListener("online", sender.sendNow);
    addEventListener("storage", onStorage);
    return () => {
      removeEventListener("online", sender.sendNow);
      removeEventListener("storage", onStorage);
      sender.stop();
    };
  }, [sender]);

  const takeOff = (name: string) => setFound((offered) => offered.filter(({ form }) => form !== name));
  const taken = (draft: FoundDraft) => {
    sender.goOnWith(draft.form);
    takeOff(draft.form);
  };
  const refuse = (draft: FoundDraft) => {
    sender.forget(draft);
    setFound((offered) => offered.filter((other) => other !== draft));
  };
  const discard = () => {
    forgetTyped();
    takeOff(sender.discard());
    setKeptOn(null);
  };
  return { found, keptOn, taken, refuse, keepAs: (name, typed) => device.write(name, draftOf(typed)), discard };
}

function draftOf({ values, from, version }: Typed): KeptDraft {
  return { values, base: changedFrom(from, values), version, savedAt: new Date().toISOString() };
}

/** What this device and the site keep of a form when it opens; of the form of a new notice, what they keep of all new ones. */
function useFoundDrafts(name: string, device: ReturnType<typeof deviceDrafts>, stored: readonly NamedDraft[]) {
  const state = useState<FoundDraft[]>([]);
  const [, setFound] = state;
  // After the first render: what the device keeps is not known to the server that made the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later render of the page must not offer again what was decided on.
  useEffect(() => {
    const local = (isOfNewJob(name) ? device.newForms() : [name]).flatMap((form) => {
      const draft = device.read(form);
      return draft ? [{ ...draft, form, where: "device" as const }] : [];
    });
    setFound([...local, ...stored.map((draft) => ({ ...draft, where: "site" as const }))]);
  }, [name]);
  return state;
}
