import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";

/**
 * The looks of what is pressed. One primary at most stands in a view; `bare` brings nothing but the behaviour, for what is dressed by its
 * place (an item of a menu, the floating button).
 */
const LOOKS = {
  primary: "button-primary",
  quiet: "button-quiet",
  danger: "button-danger",
  link: "button-link",
  bare: "",
} as const;

const SIZES = { md: "", sm: "min-h-9 gap-1.5 px-2.5 text-sm", lg: "min-h-12 px-6", icon: "min-w-11 px-2" } as const;

export type ButtonVariant = keyof typeof LOOKS;

type Look = { variant?: ButtonVariant; size?: keyof typeof SIZES };

/** The classes of a look, for what is pressed without being a button or a link: the summary of details. */
export function buttonVariants({ variant = "quiet", size = "md", className }: Look & { className?: string } = {}): string {
  return cx(LOOKS[variant], SIZES[size], className);
}

/** A button; it sends its form only where `type="submit"` says so. */
export function Button({ variant, size, className, type = "button", ...button }: ComponentProps<"button"> & Look) {
  return <button {...button} type={type} className={buttonVariants({ variant, size, className })} />;
}

/** A link that looks like a button, since it leads on to the next step. */
export function ButtonLink({ variant, size, className, children, ...link }: ComponentProps<"a"> & Look) {
  return (
    <a {...link} className={buttonVariants({ variant, size, className })}>
      {children}
    </a>
  );
}
