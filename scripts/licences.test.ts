import { readLock, refusedLicences, withoutChecksum } from "./licences.mjs";

describe("what the packages of the lock may be", () => {
  it("is under a licence that is allowed, with a checksum each", () => {
    expect(refusedLicences(readLock())).toEqual([]);
    expect(withoutChecksum(readLock())).toEqual([]);
  });

  it("names a package under another licence, or under none", () => {
    const packages = {
      "": { license: "UNLICENSED" },
      "node_modules/a": { version: "1.0.0", license: "MIT OR GPL-3.0-only" },
      "node_modules/b": { version: "1.0.0", license: "(MIT AND GPL-3.0-only)" },
      "node_modules/a/node_modules/@c/d": { version: "2.0.0", license: "AGPL-3.0-only" },
      "node_modules/e": { version: "1.0.0" },
      "node_modules/other-platform": { version: "1.0.0", optional: true },
      "node_modules/somebody": { version: "1.0.0", license: "LGPL-3.0-or-later" },
      "node_modules/@img/sharp-linux-x64": { version: "1.0.0", license: "Apache-2.0 AND LGPL-3.0-or-later" },
    };
    expect(refusedLicences(packages)).toEqual([
      "b@1.0.0: (MIT AND GPL-3.0-only)",
      "@c/d@2.0.0: AGPL-3.0-only",
      "e@1.0.0: undefined",
      "somebody@1.0.0: LGPL-3.0-or-later",
    ]);
    expect(withoutChecksum({ "": {}, "node_modules/a": {}, "node_modules/b": { integrity: "sha512-x" } })).toEqual([
      "node_modules/a",
    ]);
  });
});
