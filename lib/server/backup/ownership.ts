import { chown, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { folderError } from "@/lib/server/writable-folder";

/**
 * Makes folders that their owner alone may enter. What root makes beside the files of a site belongs to whom they belong: a site that runs
 * under an account of its own must be able to read it.
 * @throws FolderError
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
    throw folderError(folder, error);
  });
  if (!first) return;
  for (let made = path.resolve(folder); made !== path.dirname(path.resolve(first)); made = path.dirname(made)) {
    await giveToOwnerOf(path.dirname(path.resolve(first)), made);
  }
}

/** Gives a file that root made to the owner of a folder; any other account makes only what is its own. */
export async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}
