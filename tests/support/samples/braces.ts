/** Configurations of nginx and Caddy, as far as the documentation's use their forms. */

export type Directive = { name: string; words: string[]; block: Directive[] | null };

/** Of nginx: each directive ends with `;` or has a block. Throws where one does not. */
export function readNginx(text: string): Directive[] {
  const tokens = text.replace(/^\s*#.*$/gm, "").match(/'[^']*'|"[^"]*"|[{};]|[^\s{};]+/g) ?? [];
  const queue = tokens.values();
  function readBlock(isInner: boolean): Directive[] {
    const directives: Directive[] = [];
    let words: string[] = [];
    for (const token of queue) {
      const [name = "", ...rest] = words;
      if (token === "}") {
        if (!isInner || words.length > 0) throw new Error(`Before "}": ${words.join(" ")}`);
        return directives;
      }
      if (token !== ";" && token !== "{") words.push(token);
      else if (name === "") throw new Error(`"${token}" without a directive`);
      else {
        directives.push({ name, words: rest, block: token === "{" ? readBlock(true) : null });
        words = [];
      }
    }
    if (isInner || words.length > 0) throw new Error(`The file ends within ${words.join(" ") || "a block"}`);
    return directives;
  }
  return readBlock(false);
}

/** Of Caddy: one directive a line, a block after ` {` at its end. Throws where braces do not fit. */
export function readCaddy(text: string): Directive[] {
  const open: Directive[][] = [[]];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const words = line.split(/\s+/).filter((word) => word !== "");
    if (words.length === 0 || line.startsWith("#")) continue;
    if (words.length === 1 && line === "}") {
      if (open.length === 1) throw new Error('"}" without a block');
      open.pop();
      continue;
    }
    const hasBlock = words.at(-1) === "{";
    const [name = "", ...rest] = hasBlock ? words.slice(0, -1) : words;
    if (name === "" || rest.some((word) => /[{}]/.test(word))) throw new Error(line);
    const block: Directive[] | null = hasBlock ? [] : null;
    open.at(-1)?.push({ name, words: rest, block });
    if (block !== null) open.push(block);
  }
  if (open.length > 1) throw new Error("A block does not end");
  return open[0] ?? [];
}
