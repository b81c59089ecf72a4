import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DialogHost } from "@/components/dialogs/dialog-host";
import { type JobActionLabels, JobActions } from "@/components/jobs/job-actions";
import { TrackButton } from "@/components/tracker/track-button";

/** The network is away, and nothing that comes at the first press is there. */
const mockAway = () => {
  throw new TypeError("Failed to load chunk");
};
jest.mock("@/components/ui/toaster", () => mockAway());
jest.mock("@/components/jobs/row/row-acts", () => mockAway());
jest.mock("@/lib/tracker/device", () => mockAway());

const mockOfDialog = jest.fn();
jest.mock("@/components/dialogs/registry", () => ({ DIALOGS: { help: { area: "help", load: () => mockOfDialog() } } }));
let mockIsStageAway = true;
jest.mock("@/components/dialogs/dialog-stage", () =>
  mockIsStageAway ? mockAway() : jest.requireActual("@/components/dialogs/dialog-stage"),
);

const NOT_LOADED = "This could not be loaded. Check your connection and try again.";
const JOB = { id: 7, title: "Clerk", department: "SSC", deadline: "2030-01-31" };

it("answers a press whose script does not come without a network, in words that need none", async () => {
  const user = userEvent.setup();
  render(
    <>
      <p data-job={JSON.stringify({ ...JOB, jobId: JOB.id })}>
        <button type="button" data-act="follow">
          Follow
        </button>
      </p>
      <TrackButton job={JOB} icon={null} labels={{ track: "Track application", toasts: {} as never, notLoaded: NOT_LOADED }} />
      <JobActions labels={{ notLoaded: NOT_LOADED } as JobActionLabels} />
    </>,
  );
  for (const name of ["Follow", "Track application"]) {
    await user.click(screen.getByRole("button", { name }));
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toBe(NOT_LOADED);
    notice.remove();
  }
});

it("asks again for the scripts of a dialog that did not come, where it is pressed again and where it is opened again", async () => {
  const user = userEvent.setup();
  // React tells the console of what a boundary caught.
  jest.spyOn(console, "error").mockImplementation();
  mockOfDialog.mockImplementationOnce(async () => mockAway()).mockResolvedValue({ default: () => <p>Here is the help.</p> });
  render(
    <>
      <a href="#help">Help</a>
      <DialogHost language="en" labels={{ loading: "Loading", failed: NOT_LOADED, close: "Close" }} />
    </>,
  );
  const press = () => user.click(screen.getByRole("link", { name: "Help" }));
  await press();
  await screen.findByText(NOT_LOADED);
  mockIsStageAway = false;
  await press();
  await waitFor(() => expect(mockOfDialog).toHaveBeenCalledTimes(1));
  await screen.findByText(NOT_LOADED);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText(NOT_LOADED)).toBeNull());
  await press();
  await screen.findByText("Here is the help.");
  expect(mockOfDialog).toHaveBeenCalledTimes(2);
});
