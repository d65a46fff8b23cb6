/** Whether HTML can do nothing but be read: a judge for tests, stricter than any one sanitiser rule. */
import { Parser } from "htmlparser2";

const harmlessTags = new Set(
  (
    "a abbr b br cite code em i kbd mark q s small span strong sub sup time u p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote " +
    "pre hr div figure figcaption details summary table caption thead tbody tfoot tr th td img aside picture source section"
  ).split(" "),
);
const harmlessAttributes = new Set(
  (
    "href rel title lang datetime start reversed type scope colspan rowspan src alt width height srcset sizes loading decoding " +
    "class role tabindex aria-label"
  ).split(" "),
);
const harmlessAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\])|[\w.-]+(?:[/?#]|$))/i;

/** Entries of a live ticker can be linked to. */
function isEntryAnchor(attribute: string, value: string): boolean {
  return attribute === "id" && /^eintrag-[\w%.~!*'()-]+$/.test(value);
}

/** What is wrong with a piece of HTML; empty when nothing is. */
export function findHarm(html: string): string[] {
  const harm: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!harmlessTags.has(name)) harm.push(`<${name}>`);
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!harmlessAttributes.has(attribute) && !isEntryAnchor(attribute, value))
            harm.push(`${name} ${attribute}="${value}"`);
          if (attribute === "href" || attribute === "src") checkAddress(name, value);
          if (attribute === "srcset") for (const candidate of value.split(",")) checkAddress(name, candidate.trim());
        }
        open.push(name);
      },
      onclosetag(_name, isImplied) {
        const name = open.pop();
        if (isImplied && name !== undefined && !voidTags.has(name)) harm.push(`<${name}> is never closed`);
      },
      oncomment: (text) => void harm.push(`<!--${text}-->`),
      onprocessinginstruction: (_name, text) => void harm.push(`<${text}>`),
      oncdatastart: () => void harm.push("CDATA"),
    },
    { decodeEntities: true },
  );
  function checkAddress(name: string, value: string): void {
    // Browsers drop tabs, line ends and leading control characters from addresses.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what browsers drop
    if (!harmlessAddress.test(value.replace(/[\u0000-\u0020]/g, ""))) harm.push(`${name} leads to ${value}`);
  }
  parser.write(html);
  parser.end();
  return harm;
}

const voidTags = new Set(["br", "hr", "img", "source"]);
