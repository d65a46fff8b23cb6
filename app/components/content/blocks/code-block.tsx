import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";

export const codeBlock = defineBlock(
  ({ code }: WireBlock<"CodeBlock">) => ({ code }),
  ({ code }) => (
    // Long lines scroll, which the keyboard must reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll
    <pre tabIndex={0}>
      <code>{code}</code>
    </pre>
  ),
);
