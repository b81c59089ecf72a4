import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type JobActionLabels, JobActions } from "@/components/jobs/job-actions";
import { TrackButton } from "@/components/tracker/track-button";

/** The network is away, and nothing that comes at the first press is there. */
const mockAway = () => {
  throw new TypeError("Failed to load chunk");
};
jest.mock("@/components/ui/toaster", () => mockAway());
jest.mock("@/components/jobs/row/row-acts", () => mockAway());
jest.mock("@/lib/tracker/device", () => mockAway());

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
