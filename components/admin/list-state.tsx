import { Button } from "@/components/ui/button";

type Props = {
  list: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** Said while it is awaited. */
  loading: string;
  /** Said where it could not be read. */
  failed: string;
};

/** What is said of a list that is awaited or could not be read; nothing once it stands. */
export function ListState({ list, loading, failed }: Props) {
  if (list.isPending) return <p role="status">{loading}</p>;
  if (!list.isError) return null;
  return (
    <p role="alert">
      {failed}{" "}
      <Button size="sm" onClick={() => list.refetch()}>
        Try again
      </Button>
    </p>
  );
}
