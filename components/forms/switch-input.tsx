"use client";

type Props = { id: string; label: string; isOn: boolean; onChange: (isOn: boolean) => void; describedBy?: string };

/** A labelled switch; the whole line is its target. */
export function SwitchInput({ id, label, isOn, onChange, describedBy }: Props) {
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-neel"
      />
      <span className="font-semibold">{label}</span>
    </label>
  );
}
