/** What is wrong with a document as it travels: its HTML, its outline, its weight. */

import { HtmlValidate } from "html-validate";
import { DomUtils, parseDocument } from "htmlparser2";
import { type CompressedSize, toCompressedSize } from "#tests/support/compressed-size.ts";

/** The preset holds rules of the HTML standard only; none of them is switched off. */
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

const kB = 1024;
export const articleBudget: CompressedSize = { brotli: 12 * kB, gzip: 14 * kB };
/** No page but one is heavier than the front page may be. */
export const homeBudget: CompressedSize = { brotli: 15 * kB, gzip: 17 * kB };
/** With one section more, that of the municipality. */
export const placeHomeBudget: CompressedSize = { brotli: 15.5 * kB, gzip: 17.5 * kB };

/** No paper prints one like it: a gallery, three tables, a ticker and five embeds, each with what is said before it is loaded. */
export const everyBlockBudget: CompressedSize = { brotli: 17 * kB, gzip: 19 * kB };

/** What the HTML standard objects to. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`));
}

/** A German document with one title, one main heading and no jump in its outline has no such fault. */
export function findOutlineFaults(html: string): string[] {
  const levels = Array.from(html.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level));
  const faults = {
    "does not begin as a German document": !/^<!DOCTYPE html><html lang="de-AT"[ >]/.test(html),
    "has not one title": html.match(/<title>[^<]+<\/title>/g)?.length !== 1,
    "has not one main heading": levels.filter((level) => level === 1).length !== 1,
    "jumps in its outline": levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1),
  };
  return [
    ...Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${fault}: outline ${levels.join(" ")}`] : [])),
    ...findUnnamedSections(html).map((text) => `has a section without a name: ${text}`),
  ];
}

/** A section is a region that readers find among the landmarks, by its name; what is none is a `div`. Those of stories have their own headings. */
export function findUnnamedSections(html: string): string[] {
  return DomUtils.getElementsByTagName("section", parseDocument(html))
    .filter(({ attribs }) => !attribs["aria-label"] && !attribs["aria-labelledby"])
    .map((section) => DomUtils.textContent(section).slice(0, 80));
}

/** By how much a document is too heavy, and its size for the record. */
export function weigh(name: string, html: string, budget: CompressedSize): { report: string; faults: string[] } {
  const size = toCompressedSize(html);
  const report = `${name}: ${size.brotli} bytes brotli, ${size.gzip} gzip, ${Buffer.byteLength(html)} plain`;
  const faults = (["brotli", "gzip"] as const).filter((way) => size[way] > budget[way]);
  return { report, faults: faults.map((way) => `${report}; ${budget[way]} ${way} are allowed`) };
}
