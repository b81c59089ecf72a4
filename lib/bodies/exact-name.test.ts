import { resolveBody } from "@/lib/bodies/resolve-body";

const bodyOf = (name: string, state?: string) => resolveBody(name, { state }).body;

it("takes a short form of one body alone for it on the page of another state, and puts no other state's body in its place", () => {
  expect(bodyOf("TGPSC", "goa")?.name).toBe("Telangana Public Service Commission");
  expect(bodyOf("OSSSC", "karnataka")?.state).toBe("odisha");
  expect(bodyOf("Punjab PSSSB")).toBe(bodyOf("PSSSB"));
});

it("takes a short form for the body whose official site the row leads to", () => {
  expect(resolveBody("CCI", { hosts: ["www.cotcorp.org.in"] }).body?.name).toMatch(/^Cotton Corporation/);
  expect(resolveBody("SCI").body?.name).toMatch(/^Shipping Corporation/);
  expect(resolveBody("SCI", { hosts: ["www.sci.gov.in"] }).body?.name).toBe("Supreme Court of India");
  expect(resolveBody("SCI", { hosts: ["upsc.gov.in"] }).body?.name).toMatch(/^Shipping Corporation/);
});

it("knows a name in the usual orders of a department and its state, and however its initials are parted", () => {
  const body = bodyOf("Punjab Social Security and Women and Child Development Department");
  expect(body).not.toBeNull();
  expect(bodyOf("Department of Social Security and Women and Child Development, Punjab")).toBe(body);
  expect(bodyOf("Acharya N.G. Ranga Agricultural University")).toBe(bodyOf("Acharya N. G. Ranga Agricultural University"));
});
