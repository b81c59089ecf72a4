import { screen } from "@testing-library/react";
import { createRef } from "react";
import { CodeFields } from "@/components/admin/code-fields";
import { RecoveryCodes } from "@/components/admin/second-factor/recovery-codes";
import { makeRecoveryCodes } from "@/lib/auth/recovery-codes";
import { asksToStay, buttonOf, openStaffPage } from "@/tests/support/staff-page";

const CODES = makeRecoveryCodes();

it("recovery codes are asked about before their page is left, until somebody says that they are kept", async () => {
  const onDone = jest.fn(() => expect(asksToStay()).toBe(false));
  const user = await openStaffPage(<RecoveryCodes codes={CODES} username="asha" heading={createRef()} onDone={onDone} />);
  expect(asksToStay()).toBe(true);
  await user.click(buttonOf("I have kept them"));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it("the sign-in describes a recovery code as it is written", async () => {
  await openStaffPage(<CodeFields kind="recovery" next="/admin" />);
  expect(screen.getByText("Letters and digits in groups of four")).toBeTruthy();
  expect(CODES.flatMap((code) => code.split("-")).filter((group) => !/^[a-z0-9]{4}$/.test(group))).toEqual([]);
});
