import { Icon } from "#app/ui/icon/icon.tsx";

type StepButtonProps = {
  step: "up" | "down";
  /** What the form reads as `do`; the step itself where it is left out. */
  value?: string;
  label: string;
  /** There is no way further. */
  isEnd: boolean;
  /** It was pressed last, so that it can be pressed again. */
  hasFocus: boolean;
};

/** One step up or down; its name says what moves, and where it stands. */
export function StepButton({ step, value = step, label, isEnd, hasFocus }: StepButtonProps) {
  return (
    <button
      type="submit"
      name="do"
      value={value}
      disabled={isEnd}
      aria-label={label}
      title={step === "up" ? "Nach oben" : "Nach unten"}
      // biome-ignore lint/a11y/noAutofocus: only after it was pressed, and the page was loaded anew
      autoFocus={hasFocus}
      className="inline-flex size-11 items-center justify-center rounded-sm border border-soft text-ink hover:border-ink hover:bg-surface disabled:cursor-not-allowed disabled:border-rule disabled:text-rule disabled:hover:bg-transparent"
    >
      <Icon name="down" className={step === "up" ? "size-5 rotate-180" : "size-5"} />
    </button>
  );
}

/** Of both buttons the one that was pressed, unless it has led to the end. */
export function decideFocus(step: "up" | "down", { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): "up" | "down" {
  if (step === "up") return isFirst && !isLast ? "down" : "up";
  return isLast && !isFirst ? "up" : "down";
}
