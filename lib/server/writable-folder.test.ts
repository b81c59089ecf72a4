import fs, { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderError, makeWritableFolder } from "@/lib/server/writable-folder";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const folder = temporaryFolder("niyukti-writable");
beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("makes a folder and those above it, and takes one that is there", () => {
  const made = path.join(folder, "a", "b");
  makeWritableFolder(made);
  makeWritableFolder(made);
  expect(existsSync(made)).toBe(true);
});

it.each(["", "/data", "/data/niyukti"])("says that a file is in the way of file%s", (below) => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  const state = below === "" ? "written" : "made";
  expect(() => makeWritableFolder(`${file}${below}`)).toThrow(
    `The folder ${file}${below} cannot be ${state}: ${file} is no folder (ENOTDIR).`,
  );
});

it("hands on a reason that the folders do not show, as of a disk that is full", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  expect(folderError(path.join(folder, "c", "d"), full).message).toBe(
    `The folder ${path.join(folder, "c", "d")} cannot be made: the disk of ${folder} is full (ENOSPC).`,
  );
});

it("names a disk that only reads, of which Node says that the folder is missing", () => {
  const asked = jest.spyOn(fs, "accessSync").mockImplementation(() => {
    throw Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });
  });
  const missing = Object.assign(new Error("ENOENT: no such file or directory, mkdir"), { code: "ENOENT" });
  expect(folderError(path.join(folder, "e"), missing).message).toBe(
    `The folder ${path.join(folder, "e")} cannot be made: the disk of ${folder} only reads (EROFS).`,
  );
  asked.mockRestore();
});
