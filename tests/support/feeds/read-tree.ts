/** An XML document as a tree, by a parser that knows namespaces and takes nothing that is not well-formed. */
import { SaxesParser } from "saxes";

export type Node = { name: string; uri: string; attributes: Record<string, string>; children: Node[]; text: string };

/** The root. Throws where the document is not well-formed. */
export function readTree(xml: string): Node {
  const parser = new SaxesParser({ xmlns: true });
  const open: Node[] = [];
  let root: Node | undefined;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const node: Node = { name: local, uri, attributes: Object.fromEntries(values), children: [], text: "" };
    open.at(-1)?.children.push(node);
    open.push(node);
    root ??= node;
  });
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  if (root === undefined) throw new Error("The document has no element");
  return root;
}
