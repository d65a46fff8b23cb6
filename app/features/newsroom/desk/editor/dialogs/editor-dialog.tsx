import type { Editor } from "@tiptap/react";
import { readLink, removeLink, setLink, toTypedLink } from "#app/features/newsroom/desk/editor/commands/link-commands.ts";
import type { NewBlockName } from "#app/features/newsroom/desk/editor/commands/new-blocks.ts";
import { Button } from "#app/ui/button/button.tsx";
import { AddressForm } from "./address-form.tsx";
import { toAskedBlock } from "./asked-block.ts";
import { DialogBox } from "./dialog-box.tsx";
import { HelpText } from "./help-text.tsx";
import { InsertMenu } from "./insert-menu.tsx";

export type DialogKind =
  | { kind: "link" }
  | { kind: "insert" }
  | { kind: "help" }
  | { kind: "address"; block: "embed" | "video" | "button" };

type EditorDialogProps = {
  dialog: DialogKind;
  hasTicker: boolean;
  editor: Editor;
  onClose: () => void;
  onInsert: (name: NewBlockName) => void;
  onBlock: (block: NonNullable<ReturnType<typeof toAskedBlock>>) => void;
};

const asked = {
  embed: {
    title: "Einbettung",
    label: "Adresse",
    hint: "Die Adresse der Seite, etwa eines Videos bei YouTube oder eines Beitrags bei Instagram. Der Anbieter ergibt sich daraus.",
  },
  video: {
    title: "Video der Plattform",
    label: "Adresse des Players oder Kennung des Videos",
    hint: "Zum Beispiel 6327763506112.",
  },
  button: { title: "Knopf", label: "Wohin führt er?", hint: "Eine Adresse oder ein Pfad auf dieser Seite, etwa /abo." },
} as const;

/** The one dialog that is open. */
export function EditorDialog({ dialog, hasTicker, editor, onClose, onInsert, onBlock }: EditorDialogProps) {
  if (dialog.kind === "insert") {
    return (
      <DialogBox title="Baustein einfügen" onClose={onClose} editor={editor}>
        <InsertMenu
          hasTicker={hasTicker}
          onChoose={onInsert}
          onSlash={() => {
            onClose();
            editor.view.dispatch(editor.state.tr.insertText("/"));
          }}
        />
      </DialogBox>
    );
  }
  if (dialog.kind === "help") {
    return (
      <DialogBox title="Tasten im Editor" onClose={onClose} editor={editor}>
        <HelpText onClose={onClose} />
      </DialogBox>
    );
  }
  if (dialog.kind === "address") {
    const { title, label, hint } = asked[dialog.block];
    const take = (address: string): string | null => {
      const block = toAskedBlock(dialog.block, address);
      if (block === null) return dialog.block === "video" ? "Das ist keine Kennung eines Videos." : "Diese Adresse geht nicht.";
      onBlock(block);
      return null;
    };
    return (
      <DialogBox title={title} onClose={onClose} editor={editor}>
        <AddressForm name={dialog.block} label={label} hint={hint} first="" submit="Einfügen" take={take} onClose={onClose} />
      </DialogBox>
    );
  }
  return <LinkDialog editor={editor} onClose={onClose} />;
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const link = readLink(editor.state);
  function take(address: string): string | null {
    const href = toTypedLink(address);
    if (href === null) return "Diese Adresse geht nicht. Sie beginnt mit https://, mailto:, tel: oder auf dieser Seite mit /.";
    setLink(link, href)(editor.state, editor.view.dispatch);
    onClose();
    return null;
  }
  return (
    <DialogBox title={link.href === "" ? "Link setzen" : "Link ändern"} onClose={onClose} editor={editor}>
      <AddressForm
        name="link"
        label="Adresse"
        hint="Zum Beispiel orf.at oder /abo."
        first={link.href}
        submit="Speichern"
        take={take}
        onClose={onClose}
      >
        {link.href !== "" && (
          <Button
            type="button"
            tone="quiet"
            onClick={() => {
              removeLink(link)(editor.state, editor.view.dispatch);
              onClose();
            }}
          >
            Link entfernen
          </Button>
        )}
      </AddressForm>
    </DialogBox>
  );
}
