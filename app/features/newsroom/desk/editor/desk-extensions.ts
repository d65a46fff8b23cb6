/** The schema with what shows it, and the rules of the text. */
import { type AnyExtension, Extension, Node } from "@tiptap/core";
import { Gapcursor, UndoRedo } from "@tiptap/extensions";
import { keymap } from "@tiptap/pm/keymap";
import { tableEditing } from "@tiptap/pm/tables";
import { type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import type { ComponentType } from "react";
import { BlockCard } from "./cards/block-card.tsx";
import { FactsCard } from "./cards/facts-card.tsx";
import { GalleryCard, GalleryImageCard } from "./cards/gallery-card.tsx";
import { ImageCard } from "./cards/image-card.tsx";
import { MediaCard } from "./cards/media-card.tsx";
import { dropPlugin } from "./commands/drop-plugin.ts";
import { keys } from "./commands/keys.ts";
import { limitsPlugin } from "./commands/limits-plugin.ts";
import { lineRules } from "./commands/line-rules.ts";
import { placeholderPlugin } from "./commands/placeholder-plugin.ts";
import { typeBelowPlugin } from "./commands/type-below-plugin.ts";
import { schemaParts } from "./schema/desk-schema.ts";
import { germanTypography } from "./typography/german-typography.ts";
import { typographyPlugin } from "./typography/typography-plugin.ts";
import { wallPlugin } from "./wall/wall-plugin.ts";

const views: Readonly<Record<string, ComponentType<ReactNodeViewProps>>> = {
  image: ImageCard,
  gallery: GalleryCard,
  galleryImage: GalleryImageCard,
  facts: FactsCard,
  media: MediaCard,
  card: BlockCard,
};

export type DeskOptions = {
  isPremium: boolean;
  freeBlockCount: number | null;
  onProblem: (text: string) => void;
  onSlash: () => void;
  onLink: () => void;
  onTools: () => void;
};

export function toExtensions(options: DeskOptions): AnyExtension[] {
  const { isPremium, freeBlockCount, onProblem, onSlash, onLink, onTools } = options;
  const rules = Extension.create({
    name: "desk",
    // Before the keys that every editor has.
    priority: 1000,
    addKeyboardShortcuts: () => ({
      "/": ({ editor: { state } }) => {
        const { $from, empty } = state.selection;
        const isEmptyLine =
          empty && $from.depth === 1 && $from.parent.type.name === "paragraph" && $from.parent.content.size === 0;
        if (isEmptyLine) onSlash();
        return isEmptyLine;
      },
      "Mod-k": () => {
        onLink();
        return true;
      },
      "Alt-F10": () => {
        onTools();
        return true;
      },
    }),
    addProseMirrorPlugins() {
      return [
        keymap(keys),
        lineRules(this.editor.schema),
        typeBelowPlugin(),
        typographyPlugin(germanTypography),
        limitsPlugin(onProblem),
        wallPlugin({ isPremium, freeBlockCount }),
        placeholderPlugin(),
        dropPlugin(),
        tableEditing(),
      ];
    },
  });
  const shown = schemaParts.map((part) => {
    const view = views[part.name];
    return view === undefined || !(part instanceof Node) ? part : part.extend({ addNodeView: () => ReactNodeViewRenderer(view) });
  });
  return [...shown, rules, UndoRedo.configure({ depth: 200 }), Gapcursor];
}
