import type { ComponentProps } from "react";
import { withLinks } from "#app/ui/text-link/text-link-class.ts";
import { alertMark } from "./alert-mark.ts";

const tones = {
  accent: "border-accent bg-surface",
  plus: "border-plus bg-ground",
  live: `flow-root border-live bg-surface before:float-left before:mt-[0.12rem] before:mr-[0.6rem] ${alertMark} ${withLinks}`,
} as const;

type NoticeProps = ComponentProps<"div"> & {
  as?: "div" | "p";
  /** `live` for what went wrong, `plus` on a tinted ground. */
  tone?: keyof typeof tones;
};

/** What the reader has to know, set off from the text. It may get the focus and is no control: the keyboard only starts there. */
export function Notice({ as, tone = "accent", ...attributes }: NoticeProps) {
  // Both take the same attributes; the type of one is enough.
  const Tag = (as ?? "div") as "div";
  return (
    <Tag
      {...attributes}
      className={`w-full border-l-3 px-4 py-3 leading-[1.4] wrap-anywhere focus:outline-none ${tones[tone]}`}
    />
  );
}
