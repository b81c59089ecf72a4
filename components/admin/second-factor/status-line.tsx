import { ShieldCheck, ShieldOff } from "lucide";
import { Badge } from "@/components/ui/badge";
import { Callout } from "@/components/ui/callout";
import { Icon } from "@/components/ui/icon";
import { formatStaffInstant } from "@/lib/i18n/format";
import type { SecondFactorDto } from "@/lib/staff/second-factor-schema";

/** So few recovery codes are left that new ones should be made. */
const FEW = 3;

/** Whether the second factor is on, since when, and what is wrong with it. */
export function StatusLine({ state: { isOn, since, isReadable, recoveryCodesLeft } }: { state: SecondFactorDto }) {
  if (!isOn) {
    return (
      <p>
        <Badge tone="expired">
          <Icon of={ShieldOff} size={14} /> Off
        </Badge>{" "}
        Signing in asks for your password alone.
      </p>
    );
  }
  return (
    <>
      <p>
        <Badge tone="open">
          <Icon of={ShieldCheck} size={14} /> On
        </Badge>{" "}
        {since && (
          <>
            since <time dateTime={since}>{formatStaffInstant(since)}</time>.
          </>
        )}{" "}
        {recoveryCodesLeft} of your recovery codes {recoveryCodesLeft === 1 ? "is" : "are"} left.
      </p>
      {isReadable && recoveryCodesLeft <= FEW && (
        <Callout tone="warning">
          Make new recovery codes while your app is at hand: without app and codes only another administrator lets you in.
        </Callout>
      )}
      {!isReadable && (
        <Callout role="alert" tone="critical">
          Codes of your app cannot be checked because the secret of this site has changed. Turn the second factor off with a
          recovery code and set it up anew.
        </Callout>
      )}
    </>
  );
}
