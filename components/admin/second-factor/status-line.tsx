import { ShieldCheck, ShieldOff } from "lucide-react";
import { formatInstant } from "@/lib/i18n/instant";
import type { SecondFactorDto } from "@/lib/staff/second-factor-schema";

/** So few recovery codes are left that new ones should be made. */
const FEW = 3;

/** Whether the second factor is on, since when, and what is wrong with it. */
export function StatusLine({ state: { isOn, since, isReadable, recoveryCodesLeft } }: { state: SecondFactorDto }) {
  if (!isOn) {
    return (
      <p>
        <Chip look="bg-expired-bg text-expired" icon={ShieldOff} text="Off" /> Signing in asks for your password alone.
      </p>
    );
  }
  return (
    <>
      <p>
        <Chip look="bg-open-bg text-open" icon={ShieldCheck} text="On" />{" "}
        {since && (
          <>
            since <time dateTime={since}>{formatInstant(since)}</time>.
          </>
        )}{" "}
        {recoveryCodesLeft} of your recovery codes {recoveryCodesLeft === 1 ? "is" : "are"} left.
      </p>
      {isReadable && recoveryCodesLeft <= FEW && (
        <p className="rounded-md bg-soon-bg p-3 text-soon">
          Make new recovery codes while your app is at hand: without app and codes only another administrator lets you in.
        </p>
      )}
      {!isReadable && (
        <p role="alert" className="rounded-md bg-critical-bg p-3 text-critical">
          Codes of your app cannot be checked because the secret of this site has changed. Turn the second factor off with a
          recovery code and set it up anew.
        </p>
      )}
    </>
  );
}

type ChipProps = { look: string; icon: typeof ShieldCheck; text: string };

function Chip({ look, icon: Icon, text }: ChipProps) {
  return (
    <span className={`chip ${look}`}>
      <Icon aria-hidden size={14} /> {text}
    </span>
  );
}
