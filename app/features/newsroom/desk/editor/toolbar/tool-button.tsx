import type { Command } from "@tiptap/pm/state";
import { DeskIcon, type DeskIconName } from "./desk-icon.tsx";

type ToolButtonProps = {
  label: string;
  icon: DeskIconName;
  keys?: string;
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  onPress: () => void;
};

export type Run = (command: Command) => void;

const look =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-ink hover:bg-surface aria-pressed:bg-surface aria-pressed:text-accent disabled:cursor-not-allowed disabled:text-soft disabled:opacity-50 disabled:hover:bg-transparent md:size-9.5";

/** A tool by its picture, its name said and shown. The text keeps the focus when the pointer presses it. */
export function ToolButton({ label, icon, keys, isOn, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={look}
      aria-label={label}
      aria-pressed={isOn}
      title={keys === undefined ? label : `${label} (${keys})`}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <DeskIcon name={icon} />
    </button>
  );
}

export function ToolGap() {
  return <span className="mx-1 h-6 md:mx-0.5 w-px shrink-0 bg-rule" aria-hidden="true" />;
}
