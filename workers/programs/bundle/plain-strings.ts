/**
 * Vite plugin: the minifier writes every string as a template, which takes an engine longer to read (decision 112). A Worker is read whole at the
 * start of each isolate. What has no parts becomes a string again, of the same length, so that source maps stay true.
 */
import { parseSync, Visitor } from "oxc-parser";
import type { Plugin } from "vite";

export function plainStrings(): Plugin {
  return {
    name: "portal:plain-strings",
    apply: "build",
    // Scripts of browsers are read piece by piece, and compress better as they are.
    applyToEnvironment: ({ name }) => name !== "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const output of Object.values(bundle)) if (output.type === "chunk") output.code = toPlainStrings(output.code);
      },
    },
  };
}

/** The same program, with strings in the place of templates without parts; those that would need one more character stay. */
export function toPlainStrings(code: string): string {
  const { program, errors } = parseSync("chunk.js", code, { sourceType: "module" });
  if (errors.length > 0) throw new Error(`A chunk cannot be read: ${errors[0]?.message}`);
  const tagged = new Set<number>();
  const found: { start: number; end: number; quote: string }[] = [];
  new Visitor({
    // Its function sees how the template was written.
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi.start),
    TemplateLiteral({ start, end, expressions }) {
      if (expressions.length > 0 || tagged.has(start)) return;
      const quote = findQuote(code.slice(start + 1, end - 1));
      if (quote !== null) found.push({ start, end, quote });
    },
  }).visit(program);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, quote } of found.sort((a, b) => a.start - b.start)) {
    parts.push(code.slice(from, start), quote, code.slice(start + 1, end - 1), quote);
    from = end;
  }
  return parts.join("") + code.slice(from);
}

/** Null where the text would have to be written in another way. */
function findQuote(text: string): string | null {
  if (/[\r\n]/.test(text)) return null;
  return ['"', "'"].find((quote) => !text.includes(quote)) ?? null;
}
