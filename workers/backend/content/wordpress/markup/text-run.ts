/** The paragraph that is being written: inline markup that can be ended anywhere and goes on in the next paragraph. */
import { Element } from "domhandler";
import { escapeHtml, toHtml } from "./html-tree.ts";

export type TextRun = {
  open(element: Element): void;
  close(element: Element): void;
  addText(text: string): void;
  addBreak(): void;
  /** The markup so far (may hold nothing but tags); the run begins anew within the elements that are open. */
  take(): string;
  /** Whether the run so far ends in a line break, or is empty. */
  isAtLineStart(): boolean;
  openElements(): Element[];
};

/** A run that begins within `outer` elements. */
export function createTextRun(outer: Element[] = []): TextRun {
  const open = [...outer];
  let html = "";
  /** `html` with nothing but tags in it counts as empty. */
  let hasText = false;
  let endsInBreak = false;

  function restart(): void {
    html = open.map(toStartTag).join("");
    hasText = false;
    endsInBreak = false;
  }
  restart();

  return {
    open(element) {
      open.push(element);
      html += toStartTag(element);
    },
    close(element) {
      const depth = open.lastIndexOf(element);
      if (depth < 0) return;
      html += `</${element.name}>`;
      open.splice(depth, 1);
    },
    addText(text) {
      const folded = text.replace(/[ \t\r\n\f]+/g, " ");
      const added = !hasText || endsInBreak ? folded.replace(/^ /, "") : folded;
      if (added === "") return;
      html += escapeHtml(added).replaceAll("&quot;", '"');
      hasText = true;
      endsInBreak = false;
    },
    addBreak() {
      if (!hasText) return;
      html += "<br>";
      endsInBreak = true;
    },
    take() {
      const tail = open.toReversed().map((element) => `</${element.name}>`);
      const taken = `${html}${tail.join("")}`.replace(/(?:\s|<br>)+((?:<\/[a-z]+>)*)$/, "$1").trim();
      restart();
      return taken;
    },
    isAtLineStart: () => !hasText || endsInBreak,
    openElements: () => [...open],
  };
}

function toStartTag(element: Element): string {
  const shallow = new Element(element.name, element.attribs, []);
  return toHtml(shallow).slice(0, -`</${element.name}>`.length);
}
