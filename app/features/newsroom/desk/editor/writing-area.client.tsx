import type { TextEditorProps } from "./text-editor-props.ts";

export function WritingArea({ blocks, onChange, isReadOnly }: TextEditorProps) {
  const words = blocks.map((block) => ("html" in block ? block.html : `[${block.kind}]`)).join("\n\n");
  return (
    <textarea
      aria-label="Text"
      readOnly={isReadOnly}
      rows={12}
      defaultValue={words}
      onChange={(event) => onChange(event.target.value.split(/\n{2,}/).map((html) => ({ kind: "paragraph" as const, html })))}
    />
  );
}
