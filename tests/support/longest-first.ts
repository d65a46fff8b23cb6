/** The order of the files of tests: of few long ones among many short ones the long ones first, so that both cores end together. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Above half a minute on one of two cores. */
const LONGEST = [
  "tests/integration/leak/paid-text.test.ts",
  "tests/integration/faults/bad-weather.test.ts",
  "tests/integration/publishing.test.ts",
  "tests/integration/ticker/ticker.test.ts",
  "tests/integration/feeds/specified-files.test.ts",
  "tests/integration/abuse/tip-files.slow.test.ts",
  "tests/integration/abuse/every-door.slow.test.ts",
  "tests/integration/deploy/own-machine.slow.test.ts",
];

/** Vitest's own order, but for those; it puts the files of a project together, and groups after each other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const places = new Map(LONGEST.map((path, place) => [join(root, path), place]));
    for (const file of places.keys()) if (!existsSync(file)) throw new Error(`The longest files of tests: there is no ${file}`);
    const sorted = await super.sort(files);
    const isSame = (one: TestSpecification, other: TestSpecification) => one.project.name === other.project.name;
    const place = ({ moduleId }: TestSpecification) => places.get(moduleId) ?? LONGEST.length;
    return sorted.sort((one, other) => (isSame(one, other) ? place(one) - place(other) : 0));
  }
}
