import { shortcuts } from "#app/features/newsroom/desk/editor/commands/keys.ts";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";

export function HelpText({ onClose }: { onClose: () => void }) {
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] gap-x-4 gap-y-2 text-[1rem] leading-[1.4]">
        {shortcuts.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt className="font-semibold">{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft">
        Auf dem Mac steht ⌘ für Strg, und Zwischentitel setzen ⌘ + ⌥ + 2, 3, 4. Anführungszeichen, Gedankenstriche und
        Auslassungspunkte setzt der Editor beim Schreiben; wer gleich danach rückgängig macht, bekommt das getippte Zeichen.
      </p>
      <ButtonRow>
        <Button type="button" onClick={onClose}>
          Schließen
        </Button>
      </ButtonRow>
    </>
  );
}
