import { resolveBody } from "@/lib/bodies/resolve-body";
import { stateOfSites } from "@/lib/bodies/sites";
import { bodyOfRow } from "@/lib/ingestion/parse/body-of-row";

it("takes a short form for the body whose full name stands in the heading or the address", () => {
  const title = "NCB Recruitment 2026: 26 Posts at National Council for Cement & Building Materials";
  expect(bodyOfRow("NCB", title)?.body?.name).toBe("National Council for Cement and Building Materials");
  expect(bodyOfRow("NCB", "NCB Recruitment 2026")?.body?.name).toBe("Narcotics Control Bureau");
  expect(bodyOfRow("CCI", "Engineer", "", ["https://example.org/cement-corporation-of-india-engineer-2026"])?.body?.name).toBe(
    "Cement Corporation of India",
  );
  expect(bodyOfRow("UPSC", "UPSC: Officers of the National Council for Cement and Building Materials")?.department).toBe("upsc");
});

it("takes a short form of another state's body for that of the row's state with these initials", () => {
  expect(resolveBody("CUK", { state: "karnataka" }).body?.name).toBe("Central University of Karnataka");
  expect(resolveBody("CUK", { state: "jammu-and-kashmir" }).body?.name).toBe("Central University of Kashmir");
  expect(resolveBody("BMC", { state: "gujarat" }).body?.name).toBe("Bhavnagar Municipal Corporation");
  expect(resolveBody("BHEL", { state: "karnataka" }).body?.state).toBe("all-india");
});

it("knows the state by the official site of a state or a district, of several states none", () => {
  expect(stateOfSites(["psc.cg.gov.in"])).toBe("chhattisgarh");
  expect(stateOfSites(["erecruitment.andamannicobar.gov.in", "example.org"])).toBe("andaman-and-nicobar-islands");
  expect(stateOfSites(["deoghar.nic.in"])).toBe("jharkhand");
  expect(stateOfSites(["upsc.gov.in"])).toBeNull();
  expect(stateOfSites(["bihar.gov.in", "assam.gov.in"])).toBeNull();
  expect(bodyOfRow("MPSC", "Clerk", "", ["https://mpsc.mizoram.gov.in/notice"])?.body?.state).toBe("mizoram");
});

it("puts an office of a state or district that no list has into the state of its row, and no other kind", () => {
  expect(resolveBody("Block Development Office Purbasthali", { state: "west-bengal" }).state).toBe("west-bengal");
  expect(resolveBody("DCPU", { state: "bihar" }).state).toBe("bihar");
  expect(resolveBody("ICAR KVK", { state: "kerala" }).state).toBe("kerala");
  expect(resolveBody("ICAR", { state: "kerala" }).state).toBe("all-india");
  expect(resolveBody("NRK Engineering College", { state: "goa" }).state).toBe("goa");
  expect(resolveBody("National Industrial College", { state: "goa" }).state).toBeNull();
  expect(resolveBody("NRK Engineering College", { state: "delhi" }).state).toBeNull();
  expect(resolveBody("Bishnupur Municipality", { state: "west-bengal" }).state).toBe("west-bengal");
  expect(resolveBody("Bishnupur Municipality").state).toBe("manipur");
  expect(resolveBody("SDO West Garo Hills", { state: "kerala" }).state).toBe("meghalaya");
  expect(resolveBody("DGFT Unit XY", { state: "delhi" }).state).toBe("all-india");
  expect(resolveBody("Janata Sahakari Bank", { state: "bihar" }).state).toBeNull();
  expect(resolveBody("Ministry of Coal", { state: "odisha" }).state).toBe("all-india");
});

it("completes a name that leaves its state to the row", () => {
  expect(resolveBody("Lakshmibai College", { state: "delhi" }).body?.name).toBe("Lakshmibai College, University of Delhi");
  expect(resolveBody("Lakshmibai College", { state: "kerala" }).body).toBeNull();
  expect(resolveBody("Department of Animal Husbandry", { state: "chandigarh" }).department).toBe("state-government");
});

it("knows the islands by the letters that notices write for them", () => {
  expect(resolveBody("A&N Police").body?.name).toBe("Andaman and Nicobar Islands Police");
});
