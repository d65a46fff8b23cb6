/** How buttons look, be they links or buttons. */
export type ButtonLook = {
  /** `quiet` beside a main button, `paper` the same on a tinted ground, `danger` for what cannot be undone. */
  tone?: "main" | "quiet" | "paper" | "danger" | undefined;
  /** Its minimum height: `l` at the end of a form, `xl` alone on a page. */
  size?: "m" | "l" | "xl" | undefined;
  /** Its place, no looks. */
  className?: string | undefined;
};

const shape =
  "inline-flex items-center justify-center rounded-sm px-[1.15rem] py-[0.4rem] font-sans text-[1.0625rem] leading-[1.25] font-semibold";

/** For buttons that may be disabled. */
export const disabledButton =
  "disabled:cursor-not-allowed disabled:border disabled:border-rule disabled:bg-surface disabled:text-soft";

const tones = {
  main: "bg-accent text-on-accent hover:bg-accent-deep",
  quiet: "border border-soft text-ink hover:border-ink hover:bg-surface",
  paper: "border border-soft bg-ground text-ink hover:border-ink",
  danger: "bg-live text-ground hover:bg-live-deep",
} as const;

const sizes = { m: "min-h-11", l: "min-h-12", xl: "min-h-13" } as const;

export function toButtonClass({ tone = "main", size = "m", className }: ButtonLook = {}): string {
  const look = `${shape} ${sizes[size]} ${tones[tone]}`;
  return className === undefined ? look : `${look} ${className}`;
}
