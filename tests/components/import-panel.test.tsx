import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ImportPanel } from "@/components/admin/import/import-panel";
import { fieldOf, openStaffPage } from "@/tests/support/staff-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const PREVIEW = {
  source: "example.org",
  otherSources: [],
  read: 1,
  rows: [{ row: 1, title: "Clerk", outcome: "refused", note: "vague", jobId: null }],
  columns: [{ header: "title", name: "title", field: "Job title", as: "title", sample: "Clerk" }],
  notRows: 0,
  otherSheets: [],
  key: { host: "example.org", shape: "0".repeat(64) },
  fixed: {},
};
const COUNTS = { new: 0, changed: 0, same: 0, joined: 0, refused: 1 };

it.each([
  [{ counts: COUNTS, toReview: 0 }, "Import 0 jobs", true],
  [{ counts: COUNTS, toReview: 1 }, "Send 1 row to review", false],
  [{ counts: { ...COUNTS, new: 2 }, toReview: 1 }, "Import 2 jobs", false],
])("a file can be imported for %j", async (found, words, isRefused) => {
  globalThis.fetch = async () => Response.json({ ...PREVIEW, ...found });
  const user = await openStaffPage(<ImportPanel />);
  await user.upload(fieldOf("File of listings"), new File(["title"], "jobs.csv", { type: "text/csv" }));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: words });
  await waitFor(() => expect(button.disabled).toBe(isRefused));
  // Above the rows, of which a hundred stand on the page.
  expect(button.compareDocumentPosition(screen.getByRole("table", { name: "Rows of the file" }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const told = screen.queryByText(/1 refused row will wait for review\. Nothing is written yet\./);
  expect(told !== null).toBe(found.toReview > 0);
});

it("says of a file that a host before the site refuses, in no words of ours, that it is too large", async () => {
  globalThis.fetch = async () => new Response("FUNCTION_PAYLOAD_TOO_LARGE", { status: 413 });
  const user = await openStaffPage(<ImportPanel />);
  await user.upload(fieldOf("File of listings"), new File(["title"], "jobs.csv", { type: "text/csv" }));
  await screen.findByText(/The file is larger than the server takes/);
});

it("tells of as many rows as the preview showed while the file is read once more, and then of each step as it comes", async () => {
  let tell: (text: string) => void = () => undefined;
  const parts = (async function* () {
    for (;;) yield new TextEncoder().encode(await new Promise<string>((resolve) => (tell = resolve)));
  })();
  const reader = { read: async () => ({ done: false, value: (await parts.next()).value }) };
  globalThis.fetch = async (address) =>
    String(address).includes("preview")
      ? Response.json({ ...PREVIEW, read: 3000, counts: { ...COUNTS, new: 2970 }, toReview: 0 })
      : ({ ok: true, body: { getReader: () => reader } } as unknown as Response);
  const user = await openStaffPage(<ImportPanel />);
  await user.upload(fieldOf("File of listings"), new File(["title"], "jobs.csv", { type: "text/csv" }));
  await user.click(await screen.findByRole("button", { name: "Import 2,970 jobs" }));
  expect((await screen.findByText(/Importing jobs\.csv/)).textContent).toBe("Importing jobs.csv: 0 of 3,000 rows");
  for (const done of [500, 1000]) {
    tell(`${JSON.stringify({ done, total: 2970 })}\n`);
    await screen.findByText(`Importing jobs.csv: ${done.toLocaleString("en-IN")} of 2,970 rows`);
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(done);
  }
});

describe("an import that is refused since another file of the editor is being read", () => {
  const BUSY = { message: "Another file of yours is being read. Wait until it is done." };
  const found = { ...PREVIEW, counts: { ...COUNTS, new: 2 }, toReview: 0 };
  const file = new File(["title"], "jobs.csv", { type: "text/csv" });

  it("keeps what was found, and can be sent again", async () => {
    let imports = 0;
    globalThis.fetch = async (address) => {
      if (String(address).includes("preview")) return Response.json(found);
      imports += 1;
      return Response.json(BUSY, { status: 409 });
    };
    const user = await openStaffPage(<ImportPanel />);
    await user.upload(fieldOf("File of listings"), file);
    await user.click(await screen.findByRole("button", { name: "Import 2 jobs" }));
    await screen.findByText(BUSY.message);
    await user.click(screen.getByRole("button", { name: "Import 2 jobs" }));
    await waitFor(() => expect(imports).toBe(2));
  });

  it("is read again without being chosen again where its preview was refused", async () => {
    let isBusy = true;
    globalThis.fetch = async () => (isBusy ? Response.json(BUSY, { status: 409 }) : Response.json(found));
    const user = await openStaffPage(<ImportPanel />);
    await user.upload(fieldOf("File of listings"), file);
    await screen.findByText(BUSY.message);
    isBusy = false;
    await user.click(screen.getByRole("button", { name: "Read jobs.csv again" }));
    expect(await screen.findByRole("button", { name: "Import 2 jobs" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Import" }));
  });

  it("is offered no more where nobody knows what became of it", async () => {
    globalThis.fetch = async (address) => {
      if (String(address).includes("preview")) return Response.json(found);
      throw new TypeError("Failed to fetch");
    };
    const user = await openStaffPage(<ImportPanel />);
    await user.upload(fieldOf("File of listings"), file);
    await user.click(await screen.findByRole("button", { name: "Import 2 jobs" }));
    await screen.findByText(/Look at the latest runs before you import the file again/);
    expect(screen.queryByRole("button", { name: "Import 2 jobs" })).toBeNull();
  });
});

it("keeps the focus of what a file was chosen and imported by, and tells that it was read where it told that it is being read", async () => {
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
  const user = await openStaffPage(<ImportPanel />);
  const section = screen.getByRole("region", { name: "Import" });
  // As a browser does, where `upload` gives the focus back only after the change.
  const input = fieldOf("File of listings");
  input.focus();
  fireEvent.change(input, { target: { files: [new File(["title"], "jobs.csv", { type: "text/csv" })] } });
  const told = await screen.findByText("Reading jobs.csv...");
  expect(document.activeElement).toBe(section);
  answer(Response.json({ ...PREVIEW, counts: { ...COUNTS, new: 2 }, toReview: 0 }));
  await waitFor(() => expect(told.textContent).toBe("jobs.csv was read. What an import would do follows."));
  expect(document.activeElement).toBe(section);
  expect(told.isConnected).toBe(true);
  await user.click(screen.getByRole("button", { name: "Import 2 jobs" }));
  await screen.findByText(/Importing jobs\.csv/);
  expect(document.activeElement).toBe(section);
});

it("gives up a file that is still being read, after which it or another may be chosen", async () => {
  const given: AbortSignal[] = [];
  globalThis.fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      const signal = init?.signal as AbortSignal;
      given.push(signal);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const user = await openStaffPage(<ImportPanel />);
  const file = new File(["title"], "jobs.csv", { type: "text/csv" });
  for (const reading of [1, 2]) {
    await user.upload(fieldOf("File of listings"), file);
    await user.click(await screen.findByRole("button", { name: "Stop reading" }));
    await waitFor(() => expect(screen.queryByText("Reading jobs.csv...")).toBeNull());
    expect(given.map(({ aborted }) => aborted)).toEqual(Array(reading).fill(true));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Import" }));
  }
});
