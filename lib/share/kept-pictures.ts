import { LRUCache } from "lru-cache";
import { createFairQueue } from "@/lib/auth/fair-queue";
import { processState } from "@/lib/process-state";
import { drawPicture } from "@/lib/share/draw-picture";
import { type SharedPicture, stampOf } from "@/lib/share/shared-picture";

/** Some three hundred pictures. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;
/** One is drawn at a time, in some 100 ms of a core: programs that fetch pictures must not slow pages. */
const MAX_WAITING = 40;

const state = processState<{ niyuktiPictures: ReturnType<typeof makePictures> }>();

function makePictures() {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 200,
  });
  return { kept, queue: createFairQueue({ maxRunning: 1, maxWaiting: MAX_WAITING }) };
}

/**
 * A picture as the bytes of a PNG, drawn once for all that it says, and kept by it: what changes is another picture. Null where too many wait.
 * @param from the network that asks
 */
export async function keptPicture(picture: SharedPicture, from: string): Promise<Uint8Array<ArrayBuffer> | null> {
  state.niyuktiPictures ??= makePictures();
  const { kept, queue } = state.niyuktiPictures;
  const key = stampOf(picture);
  return (
    kept.get(key) ??
    queue.run(
      async () => {
        // Whoever waited before may have asked for the same.
        const bytes = kept.get(key) ?? new Uint8Array(await drawPicture(picture));
        kept.set(key, bytes);
        return bytes;
      },
      { lane: "pictures", from },
    )
  );
}
