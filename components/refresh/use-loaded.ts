"use client";

import { useEffect, useEffectEvent, useState } from "react";

type Loading<T> = {
  /** Null until it has come. */
  loaded: T | null;
  hasFailed: boolean;
  retry: () => void;
};

/** What `load` answers, asked for once while the component lives; where that fails, again at `retry`. */
export function useLoaded<T>(load: () => Promise<T>): Loading<T> {
  const [loaded, setLoaded] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = useEffectEvent(load);
  const isDone = loaded !== null || hasFailed;
  useEffect(() => {
    if (isDone) return;
    let isGone = false;
    ask().then(
      (answer) => !isGone && setLoaded(answer),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isDone]);
  return { loaded, hasFailed, retry: () => setFailed(false) };
}
