import { safeLink } from "#app/components/content/content-markup.ts";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";

export const buttonBlock = defineBlock(
  ({ text, link }: WireBlock<"ButtonBlock">) => (safeLink.test(link) ? { text, link } : null),
  ({ text, link }) => (
    <p>
      <ButtonLink href={link}>{text}</ButtonLink>
    </p>
  ),
);
