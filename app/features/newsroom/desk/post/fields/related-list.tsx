import { useState } from "react";
import { findRelated } from "#app/features/newsroom/desk/post/saving/send-desk.client.ts";
import { Button } from "#app/ui/button/button.tsx";
import { fieldHint, fieldInput } from "#app/ui/field/field-class.ts";
import type { DeskText } from "#shared/content/desk-text.ts";

type RelatedListProps = {
  id: number;
  related: DeskText["related"];
  isReadOnly: boolean;
  onChange: (related: DeskText["related"]) => void;
};

/** Posts that the newsroom links below the text: each by its address or number. */
export function RelatedList({ id, related, isReadOnly, onChange }: RelatedListProps) {
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  async function add(): Promise<void> {
    if (address.trim() === "") return;
    const found = await findRelated(id, address);
    setFault(found === null ? "Diesen Beitrag gibt es nicht. Nimm seine Adresse oder Nummer." : null);
    if (found === null) return;
    setAddress("");
    if (!related.some(({ source }) => source === found.source)) onChange([...related, found].slice(0, 10));
  }
  return (
    <fieldset disabled={isReadOnly} className="grid grid-cols-1 content-start gap-1">
      <legend className="pb-[0.35rem] leading-[1.35] font-semibold">Verwandte Beiträge</legend>
      <p className={fieldHint}>Stehen unter dem Text, in dieser Reihenfolge.</p>
      {related.map(({ source, title }) => (
        <div key={source} className="flex items-center gap-2.5">
          <input
            id={`verwandt-${source}`}
            type="checkbox"
            checked
            onChange={() => onChange(related.filter((one) => one.source !== source))}
            className="size-6 shrink-0"
          />
          <label htmlFor={`verwandt-${source}`} className="min-h-11 py-2.5 leading-[1.35] wrap-anywhere">
            {title}
          </label>
        </div>
      ))}
      <div className="flex gap-3 [@media(scripting:none)]:hidden">
        <input
          aria-label="Adresse oder Nummer eines Beitrags"
          placeholder="Adresse oder Nummer"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void add();
          }}
          className={`${fieldInput} min-w-0 flex-1`}
        />
        <Button type="button" tone="quiet" onClick={() => void add()}>
          Dazu
        </Button>
      </div>
      {fault !== null && (
        <p role="alert" className="font-semibold text-live">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
