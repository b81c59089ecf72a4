import type { Body } from "@/lib/bodies/body";
import { knownBodies, resolveByBodies } from "@/lib/bodies/known-bodies";
import { loadBodies } from "@/lib/bodies/staff/load-bodies";

const body = (name: string): Body => ({ ...(knownBodies().bodies[0] as Body), key: "added-here", name });

/** A read that ends when it is told what it has found. */
function heldRead() {
  let end: (found: Body[]) => void = () => undefined;
  const findMany = () => new Promise<Body[]>((resolve) => (end = resolve));
  return { client: { editedBody: { findMany } } as never, end: (found: Body) => end([found]) };
}

const inUse = () => knownBodies().byKey.get("added-here")?.name;

it("keeps in use what was read last, though a read that began before it ends behind it", async () => {
  const [older, newer] = [heldRead(), heldRead()];
  const reads = [loadBodies(older.client), loadBodies(newer.client)];
  newer.end(body("As it was written"));
  await reads[1];
  older.end(body("As it was before"));
  await reads[0];
  expect(inUse()).toBe("As it was written");
});

it("keeps in use what was written here, though a read that began before it ends behind it", async () => {
  const older = heldRead();
  const read = loadBodies(older.client);
  resolveByBodies([body("As it was written")]);
  older.end(body("As it was before"));
  await read;
  expect(inUse()).toBe("As it was written");
});
