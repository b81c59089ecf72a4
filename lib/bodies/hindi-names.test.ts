import { knownBodies } from "@/lib/bodies/known-bodies";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { bodyActionSchema } from "@/lib/bodies/staff/schema";

it("knows every body by its Hindi name, but for names that several have", () => {
  const { bodies } = knownBodies();
  const lost = bodies.filter((body) => {
    const named = knownBodies().find(body.hindi);
    return named.length === 1 && resolveBody(body.hindi).body !== body;
  });
  expect(lost.map(({ hindi }) => hindi)).toEqual([]);
});

it("leaves open which is meant of those that have the same Hindi name", () => {
  const { bodies } = knownBodies();
  const shared = bodies.filter(({ hindi }) => knownBodies().find(hindi).length > 1);
  const decided = shared.filter((body) => {
    const { body: found, reason } = resolveBody(body.hindi);
    return found !== null && found !== body && reason !== "ambiguous";
  });
  expect(decided.map(({ hindi }) => hindi)).toEqual([]);
});

it("takes a Hindi name of the staff whose letters all have signs between them", () => {
  expect(bodyActionSchema.safeParse({ action: "is", name: "डाक विभाग", of: "India Post" }).success).toBe(true);
  expect(bodyActionSchema.safeParse({ action: "is", name: "का", of: "India Post" }).success).toBe(false);
});
