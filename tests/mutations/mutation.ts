/** One slip that a developer could make, and who must notice it. */

export type Mutation = {
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
  /** What would go wrong for a reader, the newsroom or the publisher. */
  harm: string;
  /** The test files that should notice it: units, or the back end in workerd. */
  tests: readonly string[];
};

/** The text with the slip in it. Throws where the place is not there exactly once: the list has to follow the code. */
export function mutate(text: string, { file, from, to, harm }: Pick<Mutation, "file" | "from" | "to" | "harm">): string {
  const places = text.split(from);
  const count = places.length - 1;
  if (count !== 1) throw new Error(`${file} (${harm}) has this text ${count} times instead of once: ${from}`);
  return places.join(to);
}

/** The beginning of the name of the vitest project that runs a test file. */
export function toProject(test: string): "unit" | "backend" {
  return test.endsWith(".workerd.test.ts") ? "backend" : "unit";
}
