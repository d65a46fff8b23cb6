/** What of the page is read aloud: its article's own text, as this reader got it. What they did not get ends it, and is said to be missing. */

export type Passage = { element: HTMLElement; text: string };

const ARTICLE = "article[data-post]";
/** Pictures with their captions, tables, code, others' content, what is to be pressed, and marks that are only looked at. */
const LEFT_OUT = [
  "figure",
  "table",
  "pre",
  "iframe",
  "script",
  "style",
  "button",
  "form",
  "nav",
  "svg",
  "sup",
  ".scroller",
  ".embed",
  ".caption",
  ".ticker-bar",
  ".ticker-link",
  "[data-wall]",
  "[data-promotion]",
  "details:not([open])",
  "[aria-hidden=true]",
  // A live ticker is text, whatever wakes it.
  "[data-island]:not([data-island=live-ticker])",
  // A button or a hint at another text, alone in its line.
  "p:has(> a:only-child)",
].join();
const BLOCKS = "p,h2,h3,h4,h5,h6,ul,ol,li,dl,dt,dd,div,section,article,aside,blockquote,figure,table,pre,details";
const WALL_TEXT = "Hier endet die Vorschau. Mit einem Abo kannst du den ganzen Artikel lesen und anhören.";

/** Headline, lead, and the passages of the text in their order. */
export function readPassages(): Passage[] {
  const passages: Passage[] = [];
  const add = (element: HTMLElement, text: string) => void (text !== "" && passages.push({ element, text }));
  for (const element of document.querySelectorAll<HTMLElement>(`${ARTICLE} > header h1, ${ARTICLE} > header h1 + p`))
    add(element, readText(element));
  for (const part of document.querySelectorAll<HTMLElement>(`${ARTICLE} :is([data-content], [data-paid])`)) {
    if (part.closest("details:not([open])") !== null) continue;
    if ("content" in part.dataset) walk(part, "", add);
    else if (part.querySelector("[data-content]") === null) add(part, WALL_TEXT);
  }
  return passages;
}

type Add = (element: HTMLElement, text: string) => void;

/** `before` is said before the first words in it. */
function walk(parent: HTMLElement, before: string, add: Add): void {
  let introduction = before;
  const say: Add = (element, text) => {
    if (text === "") return;
    add(element, introduction + text);
    introduction = "";
  };
  for (const element of parent.children) {
    if (!(element instanceof HTMLElement) || element.matches(LEFT_OUT)) continue;
    if (element.matches("blockquote")) say(element, readQuote(element));
    else if (element.querySelector(BLOCKS) === null) say(element, readText(element));
    else {
      // Of a list's point that has a list of its own, its own words first.
      if (element.matches("li")) say(element, readText(element, BLOCKS));
      walk(element, element.matches(".facts") ? toBoxName(element) : introduction, say);
    }
  }
}

function toBoxName(box: HTMLElement): string {
  return box.matches(".info") ? "Hinweis: " : "Infokasten: ";
}

function readQuote(quote: HTMLElement): string {
  const words = readText(quote, "cite");
  const by = Array.from(quote.querySelectorAll("cite"), (cite) => readText(cite)).join(", ");
  if (words === "") return "";
  return by === "" ? `Zitat: ${words}` : `Zitat, ${by}: ${words}`;
}

/** The words of an element without what is left out, and without `others`. */
function readText(element: Element, others = ""): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll([LEFT_OUT, ".sr-only", others].filter((names) => names !== "").join())) part.remove();
  // Of several paragraphs each ends a sentence.
  for (const part of copy.querySelectorAll("p, br")) part.append(" ");
  for (const line of copy.querySelectorAll("br")) line.replaceWith(" ");
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}
