import { NotFoundView } from "@/components/layout/not-found-view";

/** The page for an address that leads nowhere, in the language of the address. */
export default function NotFound() {
  return <NotFoundView />;
}
