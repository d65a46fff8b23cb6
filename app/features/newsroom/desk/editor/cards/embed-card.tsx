import { findEmbedName } from "#app/components/content/embed/embed-names.ts";
import { toAddressBlock } from "#app/features/newsroom/desk/editor/paste/pasted-address.ts";
import type { ContentBlock, EmbedBlock } from "#shared/content/content-block.ts";
import { parseWebAddress, toEmbed } from "#shared/content/embed-address.ts";
import { CardField } from "./card-field.tsx";
import { QuietCard } from "./card-frame.tsx";
import { useTypedAddress } from "./use-typed-address.ts";

const NO_ADDRESS = "Das ist keine Adresse, die mit http:// oder https:// beginnt.";

/** Readers see it once they allow its provider; until then its link and title. */
export function EmbedCard({ block, onChange }: { block: EmbedBlock; onChange: (block: ContentBlock) => void }) {
  const [typed, note] = useTypedAddress(block.url);
  const isAddress = parseWebAddress(typed) !== null;
  function changeAddress(address: string): void {
    const url = parseWebAddress(address);
    if (url === null) {
      note(address, null);
      return;
    }
    const known = toAddressBlock(url);
    const embed = known?.kind === "embed" ? { provider: known.provider, url: known.url } : toEmbed(url);
    note(address, embed.url);
    onChange({ ...block, ...embed });
  }
  const name =
    block.provider === "generic" ? "einer anderen Seite" : (findEmbedName(block.provider) ?? block.provider.toUpperCase());
  return (
    <QuietCard kind={`Inhalt von ${name}`}>
      <div className="mt-1.5 grid grid-cols-1 gap-2">
        <CardField label="Adresse" value={typed} onChange={changeAddress} note={isAddress ? null : NO_ADDRESS} />
        <CardField
          label="Titel, solange der Inhalt nicht geladen ist"
          value={block.title ?? ""}
          onChange={(title) => onChange({ ...block, title: title === "" ? null : title })}
        />
      </div>
    </QuietCard>
  );
}
