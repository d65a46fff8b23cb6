/** The editor's document as plain data (ProseMirror's JSON). */
export type MarkJson = { type: string; attrs?: Record<string, unknown> };
export type NodeJson = { type: string; attrs?: Record<string, unknown>; content?: NodeJson[]; marks?: MarkJson[]; text?: string };

/** A node that may be empty: without content the key is not there, as ProseMirror writes it. */
export function toNodeJson(type: string, content: readonly NodeJson[] = [], attrs?: Record<string, unknown>): NodeJson {
  return { type, ...(attrs === undefined ? {} : { attrs }), ...(content.length === 0 ? {} : { content: [...content] }) };
}
