import { PORTAL_ID } from "#brand/portal-id.ts";

/** How large readers have the text of posts set. */
export const textSizes = ["normal", "large", "larger"] as const;
export type TextSize = (typeof textSizes)[number];

/** In local storage; the early script (shell/document) reads it as well. */
export const TEXT_SIZE_KEY = `${PORTAL_ID}:text-size`;

/** An unreadable value reads as normal. */
export function parseTextSize(stored: string | null): TextSize {
  return textSizes.find((size) => size === stored) ?? "normal";
}

/** After the largest comes the first again. */
export function nextTextSize(size: TextSize): TextSize {
  return textSizes[(textSizes.indexOf(size) + 1) % textSizes.length] ?? "normal";
}

export const textSizeNames: Record<TextSize, string> = { normal: "normal", large: "groß", larger: "sehr groß" };
