/**
 * Where the wall of a premium post stands while the text is written: a place between two blocks, that moves as they do. It is kept as
 * the place and not as a number, so that a paragraph more above it leaves it between the same two.
 */
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { BLOCKS_MOVED, topBlockAt } from "#app/features/newsroom/desk/editor/commands/top-block.ts";
import { countBlocks, findNode, toBlocks } from "#app/features/newsroom/desk/editor/conversion/to-blocks.ts";
import { decideFreeBlockCount } from "#shared/content/free-part.ts";

type WallState = {
  isPremium: boolean;
  /** Null while the rule decides. */
  at: number | null;
};

type WallSetting = { isPremium: boolean; freeBlockCount: number | null };

const key = new PluginKey<WallState>("wall");

function toPosition({ doc }: { doc: EditorState["doc"] }, blocks: number): number {
  return topBlockAt(doc, findNode(doc, blocks))?.from ?? doc.content.size;
}

/** The number of nodes above a place between two. */
function countNodes({ doc }: Pick<EditorState, "doc">, at: number): number {
  return doc.resolve(Math.min(Math.max(at, 0), doc.content.size)).index(0);
}

export function setWall(tr: Transaction, setting: WallSetting): Transaction {
  return tr.setMeta(key, setting);
}

/** How many blocks are free: null while the rule decides. */
export function readFreeBlockCount(state: EditorState): number | null {
  const at = key.getState(state)?.at ?? null;
  return at === null ? null : countBlocks(state.doc, countNodes(state, at));
}

/** What the wall stands above, as a number of blocks and of a node; null for a free post. */
export function readWall(state: EditorState): { blocks: number; node: number; isAutomatic: boolean } | null {
  const wall = key.getState(state);
  if (wall === undefined || !wall.isPremium) return null;
  const freeBlockCount = readFreeBlockCount(state);
  const blocks = decideFreeBlockCount({ isPremium: true, freeBlockCount, blocks: toBlocks(state.doc) });
  return { blocks, node: findNode(state.doc, blocks), isAutomatic: wall.at === null };
}

/** How far down it may stand: the last block of a text is always paid. */
export function lastWall(state: EditorState): number {
  const freeBlockCount = Number.MAX_SAFE_INTEGER;
  return decideFreeBlockCount({ isPremium: true, freeBlockCount, blocks: toBlocks(state.doc) });
}

export function wallPlugin(first: WallSetting): Plugin {
  return new Plugin<WallState>({
    key,
    state: {
      init: (_, state) => toWallState(state, first),
      apply(tr, wall, before, state) {
        const setting: WallSetting | undefined = tr.getMeta(key);
        if (setting !== undefined) return toWallState(state, setting);
        if (wall.at === null || !tr.docChanged) return wall;
        // Blocks that change places across it do so: it is where it was.
        if (tr.getMeta(BLOCKS_MOVED) === true) return { ...wall, at: toPosition(state, readFreeBlockCount(before) ?? 0) };
        return { ...wall, at: tr.mapping.map(wall.at, 1) };
      },
    },
    props: {
      // Room for the line, which stands over the text and not in it (wall-line.tsx).
      decorations(state) {
        const wall = readWall(state);
        const below = wall === null ? null : topBlockAt(state.doc, wall.node);
        if (below === null) return null;
        return DecorationSet.create(state.doc, [Decoration.node(below.from, below.to, { class: "below-wall" })]);
      },
    },
  });
}

function toWallState(state: Pick<EditorState, "doc">, { isPremium, freeBlockCount }: WallSetting): WallState {
  return { isPremium, at: freeBlockCount === null ? null : toPosition(state, freeBlockCount) };
}
