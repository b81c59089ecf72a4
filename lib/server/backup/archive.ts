import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, type Header, pack } from "tar-stream";

export type Entry = Pick<Header, "name" | "mode" | "mtime"> & { content: AsyncIterable<Buffer> };

export type Archive = {
  /** Adds a part; resolves when it has been taken, so that no more than a part waits in memory. */
  add(part: { name: string; mode?: number; mtime?: Date }, content: Buffer): Promise<void>;
  /** Resolves when all of it has reached the disk. */
  end(): Promise<void>;
  /** Gives up: what was written is no archive. */
  abort(): Promise<void>;
};

/** Begins a gzipped tar in a file that is not there yet, readable by its owner alone. */
export function createArchive(file: string): Archive {
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }));
  written.catch(() => undefined);
  return {
    add: async ({ name, mode = 0o600, mtime = new Date() }, content) => {
      const added = new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, mode, mtime, size: content.length }, content, (error) =>
          error ? reject(error) : resolve(),
        );
        // It fails with the whole, as an event too, which would end the process before what was begun is removed.
        entry.on("error", () => undefined);
      });
      // A disk that is full is told by the end of the chain alone; the tar says no more than that it was given up.
      await Promise.race([added, written]).catch(async (error: Error) => {
        await written;
        throw error;
      });
    },
    end: async () => {
      tar.finalize();
      await written;
    },
    abort: async () => {
      tar.destroy();
      await written.catch(() => undefined);
    },
  };
}

/** The parts of an archive in their order. Each must be read before the next is asked for. `onBytes` hears how far the file was read. */
export async function* readArchive(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  source.on("data", () => onBytes(source.bytesRead));
  const tar = extract();
  const read = pipeline(source, createGunzip(), tar);
  // Told by the iteration too, unless what reads the parts has stopped before.
  read.catch(() => undefined);
  // What comes out of a stream of bytes is bytes; the types of the package leave that open.
  for await (const entry of tar) yield { ...entry.header, content: entry as AsyncIterable<Buffer> };
  await read;
}
