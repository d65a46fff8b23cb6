import { toTypedLink } from "#app/features/newsroom/desk/editor/commands/link-commands.ts";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { CardField } from "./card-field.tsx";
import { useTypedAddress } from "./use-typed-address.ts";

type ButtonBlock = Extract<ContentBlock, { kind: "button" }>;

/** As readers see it; an address that may not stay is said, and the last good one kept. */
export function ButtonCard({ block, onChange }: { block: ButtonBlock; onChange: (block: ContentBlock) => void }) {
  const [typed, note] = useTypedAddress(block.link);
  function changeLink(address: string): void {
    const link = toTypedLink(address);
    note(address, link);
    if (link !== null) onChange({ ...block, link });
  }
  const isLink = typed === block.link || toTypedLink(typed) !== null;
  return (
    <>
      <p>
        <span className={toButtonClass()}>{block.text === "" ? "Knopf" : block.text}</span>
      </p>
      <div className="desk-chrome mt-2 grid grid-cols-1 gap-2 font-sans sm:grid-cols-2">
        <CardField
          label="Aufschrift"
          value={block.text}
          onChange={(text) => onChange({ ...block, text })}
          note={block.text.trim() === "" ? "Ein Knopf ohne Aufschrift sagt nichts." : null}
        />
        <CardField
          label="Wohin er führt"
          value={typed}
          onChange={changeLink}
          note={isLink ? null : "Diese Adresse geht nicht."}
        />
      </div>
    </>
  );
}
