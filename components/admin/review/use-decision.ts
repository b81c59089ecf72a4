import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { usePageAnew } from "@/components/admin/use-list";
import { showToast } from "@/components/ui/toast";

type Options<Action extends string> = {
  /** The call that decides on the item, and takes back what was decided by `{action: "wait"}`. */
  path: string;
  title: string;
  /** What is told of each action. */
  done: Record<Action | "wait", string>;
  /** The action after which no list shows the item, where it could be taken back: the toast that tells of it does so. */
  undoable: Action;
};

/** Decides on an item that waits for review, and has the page read anew. */
export function useDecision<Act extends { action: string }>({ path, title, done, undoable }: Options<Act["action"]>) {
  const onSettled = usePageAnew();
  const undo = useMutation({
    mutationFn: () => callAdmin("POST", path, { action: "wait" }),
    meta: { failed: "Undo Failed" },
    onSuccess: () => showToast({ title: done.wait, description: title }),
    onSettled,
  });
  return useMutation({
    mutationFn: (act: Act) => callAdmin("POST", path, act),
    meta: { failed: "Error" },
    onSuccess: (_answer, { action }: { action: Act["action"] }) =>
      showToast({
        title: done[action],
        description: title,
        ...(action === undoable && { action: { label: "Undo", onClick: () => undo.mutate() } }),
      }),
    onSettled,
  });
}
