/** The fenced blocks of the documentation: samples that operators copy. */
import { globSync, readFileSync } from "node:fs";

export type Sample = { file: string; line: number; language: string; text: string };

const FENCE = /^( *)```(\w*)$/;

/** All of them, in the order of their files. */
export function readSamples(): Sample[] {
  return ["README.md", ...globSync("docs/**/*.md").sort()].flatMap(readFile);
}

/** Of one file and language, the first. Throws where there is none. */
export function requireSample(file: string, language: string): string {
  const found = readSamples().find((sample) => sample.file === file && sample.language === language);
  if (found === undefined) throw new Error(`${file} has no sample in ${language}`);
  return found.text;
}

function readFile(file: string): Sample[] {
  const samples: Sample[] = [];
  let open: Sample | null = null;
  for (const [index, line] of readFileSync(file, "utf8").split("\n").entries()) {
    const [, , language] = FENCE.exec(line) ?? [];
    if (language === undefined) {
      if (open !== null) open.text += `${line}\n`;
    } else if (open === null) open = { file, line: index + 1, language, text: "" };
    else {
      samples.push(open);
      open = null;
    }
  }
  if (open !== null) throw new Error(`${file}:${open.line} begins a block that does not end`);
  return samples;
}
