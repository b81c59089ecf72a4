"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callAdmin } from "@/components/admin/call";
import { placeErrors } from "@/components/admin/forms";
import { SendButton } from "@/components/admin/send-button";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { type Proof, proofSchema } from "@/lib/staff/second-factor-schema";

type Props<T> = {
  /** Method and address of the call that gets password and code. */
  call: [method: string, path: string];
  submit: string;
  /** Whether only a code of the app will do, as when its key is confirmed. */
  isAppOnly?: boolean;
  isDangerous?: boolean;
  onDone: (body: T) => void;
  onCancel: () => void;
};

/** Own password and a code: what every change of the second factor asks for. What was wrong is said at its field. */
export function ProofForm<T>({
  call: [method, path],
  submit,
  isAppOnly = false,
  isDangerous = false,
  onDone,
  onCancel,
}: Props<T>) {
  const form = useForm<Proof>({ defaultValues: { currentPassword: "", code: "" }, resolver: zodResolver(proofSchema) });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (proof: Proof) => callAdmin<T>(method, path, proof),
    onSuccess: onDone,
    onError: (error) => {
      if (!placeErrors(form, error)) form.setError("root", { message: error.message });
      form.setFocus(error.body.errors?.currentPassword ? "currentPassword" : "code");
    },
  });

  return (
    <form method="post" onSubmit={form.handleSubmit((proof) => send.mutate(proof))} noValidate className="grid max-w-sm gap-4">
      {errors.root && (
        <Callout role="alert" tone="critical">
          {errors.root.message}
        </Callout>
      )}
      <Input
        id="proof-password"
        label="Current password"
        required
        error={errors.currentPassword?.message}
        type="password"
        autoComplete="current-password"
        {...form.register("currentPassword")}
      />
      <Input
        id="proof-code"
        label="Code"
        required
        hint={isAppOnly ? "The six digits that the app shows now" : "Six digits from your app, or a recovery code"}
        error={errors.code?.message}
        inputMode={isAppOnly ? "numeric" : "text"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register("code")}
      />
      <div className="flex flex-wrap gap-3">
        <SendButton variant={isDangerous ? "danger" : "primary"} disabled={send.isPending}>
          {send.isPending ? "Checking..." : submit}
        </SendButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
