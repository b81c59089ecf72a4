import { Button } from "@/components/ui/button";

type Deleted = { id: number; title: string };

type Props<Thing extends Deleted> = {
  deleted: Thing;
  write: { isPending: boolean; variables: Deleted | undefined; mutate: (deleted: Thing) => void };
};

/** Brings a deleted thing of a list back, by the write of its kind. It waits while that write is on its way with this very thing. */
export function RestoreButton<Thing extends Deleted>({ deleted, write }: Props<Thing>) {
  return (
    <Button
      size="sm"
      aria-label={`Restore ${deleted.title}`}
      disabled={write.isPending && write.variables?.id === deleted.id}
      onClick={() => write.mutate(deleted)}
    >
      Restore
    </Button>
  );
}
