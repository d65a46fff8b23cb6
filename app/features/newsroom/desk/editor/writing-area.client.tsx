/** Writing a text: the text itself, its tools above, its length below. */
import { type Editor, EditorContent } from "@tiptap/react";
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { type NewBlockName, newBlocks, toNewNode } from "./commands/new-blocks.ts";
import { setLineKind } from "./commands/text-commands.ts";
import { insertBlocks, selectBlock, topBlockAt, topBlockOf } from "./commands/top-block.ts";
import { findNode } from "./conversion/to-blocks.ts";
import { toBlockNode } from "./conversion/to-document.ts";
import { type DialogKind, EditorDialog } from "./dialogs/editor-dialog.tsx";
import { RecordingDialog } from "./dialogs/recording-dialog.tsx";
import { type EditorTools, EditorToolsProvider } from "./editor-context.ts";
import { toGalleryNode, toImageNode } from "./pictures/picture-nodes.ts";
import { usePictures } from "./pictures/use-pictures.ts";
import { toRecordingBlock } from "./recordings/recording-block.ts";
import { useRecordings } from "./recordings/use-recordings.ts";
import type { TextEditorHandle, TextEditorProps } from "./text-editor-props.ts";
import { TextLength } from "./text-length.tsx";
import { BlockHandle } from "./toolbar/block-handle.tsx";
import { Toolbar, type ToolbarHandle } from "./toolbar/toolbar.tsx";
import { useDeskEditor } from "./use-desk-editor.ts";
import { WallLine } from "./wall/wall-line.tsx";

/** In an empty line these are what the line becomes. */
const lines: ReadonlySet<string> = new Set(["paragraph", "heading2", "heading3", "bulletList", "orderedList", "quote"]);

export function WritingArea({ ref, ...props }: TextEditorProps & { ref?: Ref<TextEditorHandle> | undefined }) {
  const { isReadOnly, onProblem, onFreeBlockCount } = props;
  const frame = useRef<HTMLDivElement>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const [said, setSaid] = useState("");
  const pictures = usePictures(props);
  const editor = useDeskEditor(props, {
    openInsert: () => setDialog({ kind: "insert" }),
    openLink: () => setDialog({ kind: "link" }),
    enterTools: () => toolbar.current?.enter(),
    say: setSaid,
    takeFiles: (_, files, at) => editor !== null && pictures.upload(editor, files, at),
  });
  useImperativeHandle(ref, () => ({ focusBlock: (index) => editor !== null && focusBlock(editor, index) }), [editor]);
  const { find, choose } = pictures;
  const recordings = useRecordings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures of the props are what `find` looks into
  const tools: EditorTools = useMemo(
    () => ({ isReadOnly, onProblem, findPicture: find, choosePicture: choose, chooseRecording: recordings.choose, say: setSaid }),
    [isReadOnly, onProblem, props.pictures],
  );

  function insert(editor: Editor, block: ContentBlock): void {
    setDialog(null);
    insertBlocks([toBlockNode(editor.schema, block)])(editor.state, editor.view.dispatch);
    setSaid("Baustein eingefügt");
  }
  async function insertNew(editor: Editor, name: NewBlockName): Promise<void> {
    if (name === "embed" || name === "video" || name === "button") {
      setDialog({ kind: "address", block: name });
      return;
    }
    setDialog(null);
    const isEmptyLine =
      topBlockOf(editor.state)?.node.content.size === 0 && topBlockOf(editor.state)?.node.type.name === "paragraph";
    if (isEmptyLine && lines.has(name)) setLineKind(name as "paragraph")(editor.state, editor.view.dispatch);
    else {
      const node = toNewNode(editor.schema, name) ?? (await chooseFile(editor, name));
      if (node === null) return;
      insertBlocks([node])(editor.state, editor.view.dispatch);
    }
    editor.view.focus();
    setSaid(`${newBlocks.find((one) => one.name === name)?.title ?? "Baustein"} eingefügt`);
  }
  async function chooseFile({ schema }: Editor, name: NewBlockName) {
    if (name === "recording") {
      const recording = await recordings.choose("recording");
      return recording === null ? null : toBlockNode(schema, toRecordingBlock(recording));
    }
    const chosen = await choose();
    if (chosen === null) return null;
    return name === "gallery" ? toGalleryNode(schema, [chosen]) : toImageNode(schema, chosen);
  }

  if (editor === null) return null;
  return (
    <EditorToolsProvider value={tools}>
      <div className="grid grid-cols-1">
        {!isReadOnly && <Toolbar ref={toolbar} editor={editor} open={setDialog} />}
        <div ref={frame} className="relative mx-auto w-full max-w-[41rem] py-6">
          <EditorContent editor={editor} />
          {!isReadOnly && <BlockHandle editor={editor} frame={frame} onInsert={() => setDialog({ kind: "insert" })} />}
          <WallLine editor={editor} frame={frame} isReadOnly={isReadOnly} onMove={onFreeBlockCount} />
        </div>
        <TextLength editor={editor} waiting={pictures.waiting} />
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      {dialog !== null && (
        <EditorDialog
          key={dialog.kind === "address" ? dialog.block : dialog.kind}
          dialog={dialog}
          hasTicker={props.hasTicker === true && !editor.getJSON().content?.some(isTicker)}
          editor={editor}
          onClose={() => setDialog(null)}
          onInsert={(name) => void insertNew(editor, name)}
          onBlock={(block) => insert(editor, block)}
        />
      )}
      {recordings.asking !== null && (
        <RecordingDialog
          key={recordings.asking.wanted}
          editor={editor}
          wanted={recordings.asking.wanted}
          upload={props.uploadRecording}
          onEnd={recordings.asking.onEnd}
        />
      )}
    </EditorToolsProvider>
  );
}

function focusBlock(editor: Editor, index: number): void {
  const { state, view } = editor;
  const block = topBlockAt(state.doc, findNode(state.doc, index));
  if (block === null) return;
  view.dispatch(selectBlock(state.tr, block.from).scrollIntoView());
  view.focus();
}

function isTicker({ attrs }: { attrs?: Record<string, unknown> }): boolean {
  const block = attrs?.block;
  return typeof block === "object" && block !== null && "kind" in block && block.kind === "ticker";
}
