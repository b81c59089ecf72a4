"use client";

import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { CallFailed } from "@/components/admin/call";
import { conflictsIn } from "@/components/admin/conflict";
import type { ListName } from "@/components/admin/use-list";
import { loadToaster, showToast } from "@/components/ui/toast";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: CallFailed;
    mutationMeta: {
      /** The title of the toast that tells of a failure; the reason stands below it. */
      failed?: string;
      /** The lists that show what was written: read again, whether or not it succeeded. */
      changes?: ListName;
    };
  }
}

/**
 * What the pages of the staff read and write, in one place. A call that fails is told at once and tried again only when somebody asks for
 * it: the network counts as there even where the browser thinks otherwise, and no list changes under the eyes of who comes back to it.
 */
function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        // A conflict has a dialog of its own.
        if (meta?.failed && conflictsIn(error).length === 0)
          showToast({ title: meta.failed, description: error.message, destructive: true });
      },
      onSettled: (_data, error, _variables, _result, { meta }) => {
        // Whoever was signed out before has changed nothing.
        if (meta?.changes && error?.status !== 401) void client.invalidateQueries({ queryKey: [meta.changes] });
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: "always", refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}

/**
 * Gives the pages of the staff their lists and writes; one client a visit, so that nobody sees what another has read. Fetches the toasts with
 * the page: a call that fails because the network is away is told of by one, and could not be fetched then.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  useEffect(() => {
    // Where even this fails, the first toast asks again.
    loadToaster().catch(() => undefined);
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
