/** Plain text from outside, as it is kept: without characters that show nothing, and with no more room than a reader sees. */
import * as v from "valibot";
import { toLine } from "#workers/backend/ground/text/to-line.ts";

/** One line. */
export const line = (max: number) =>
  v.pipe(v.string(), v.transform(toLine), v.maxLength(max, `is longer than ${max} characters`));

/** One line break within a paragraph, an empty line between two. */
export const paragraphs = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{C}\n]|[\u2028\u2029]/gu, " ")
        .replace(/[^\S\n]+/g, " ")
        .replace(/ ?\n ?/g, "\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim(),
    ),
    v.maxLength(max, `is longer than ${max} characters`),
  );
