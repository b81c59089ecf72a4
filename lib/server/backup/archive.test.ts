import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createArchive } from "@/lib/server/backup/archive";

let room = 0;

/** A disk that takes so many bytes and no more. */
const disk = () =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      room -= chunk.length;
      done(room < 0 ? new Error("ENOSPC: no space left on device, write") : null);
    },
  });
jest.mock("node:fs", () => ({ ...jest.requireActual("node:fs"), createWriteStream: () => disk() }));

it.each([0, 100_000, 5_000_000])(
  "a disk that is full after %d bytes is told to who writes, and ends no process",
  async (bytes) => {
    room = bytes;
    const uncaught = jest.fn();
    process.on("uncaughtException", uncaught);
    const archive = createArchive("on-the-disk.tar.gz");
    const add = () => archive.add({ name: "files/big" }, randomBytes(3_000_000));
    const addAll = async () => {
      for (let part = 0; part < 4; part++) await add();
      await archive.end();
    };
    await expect(addAll()).rejects.toThrow("ENOSPC");
    await expect(add()).rejects.toThrow("ENOSPC");
    await archive.abort();
    await nextTurn();
    process.off("uncaughtException", uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  },
);
