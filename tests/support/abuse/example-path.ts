/** For tests: an address of a route's pattern. */

const examples: Readonly<Record<string, string>> = {
  id: "100",
  page: "1",
  municipality: "dornbirn",
  widget: "schnee",
  day: "2026-11-20",
  name: "pages.xml",
  slug: "wohnen",
  post_slug: "ein-titel",
  _: "page",
};

/** `/:post_slug/:id` is `/ein-titel/100`; `values` stand before the examples. */
export function toExamplePath(pattern: string, values: Readonly<Record<string, string>> = {}): string {
  if (pattern === "/:page") return "/impressum";
  return pattern
    .replace("/*", "/nirgendwo/hier/nicht")
    .replace(/:(\w+)/g, (_, name: string) => values[name] ?? examples[name] ?? "x");
}
