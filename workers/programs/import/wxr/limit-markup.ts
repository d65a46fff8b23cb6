/**
 * Keeps a file's single parts within bounds before the XML parser sees them: the parser holds each text
 * whole, so one text of a gigabyte would fill the memory. Also takes out characters that XML forbids and
 * that old exports are full of.
 */

/** Written after a text that was cut; the reader drops the item it stands in. */
export const OVERSIZED_MARK = "<?oversized?>";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

type State = { name: "text" | "tag" | "cdata" | "comment" | "instruction"; opening: number; end: string };
const TEXT: State = { name: "text", opening: 0, end: "<" };
const TAG: State = { name: "tag", opening: 1, end: ">" };
const CDATA: State = { name: "cdata", opening: 9, end: "]]>" };
const COMMENT: State = { name: "comment", opening: 4, end: "-->" };
const INSTRUCTION: State = { name: "instruction", opening: 2, end: "?>" };

export type MarkupLimiter = {
  write(text: string): string;
  /** What is left when the file ends. */
  end(): string;
  /** Characters taken out that no XML file may have. */
  forbiddenCount(): number;
};

/** `limit` is in characters of one text, comment or tag. */
export function createMarkupLimiter(limit: number): MarkupLimiter {
  let state = TEXT;
  /** Characters of the current part that were passed on. */
  let length = 0;
  let isCut = false;
  let rest = "";
  let forbidden = 0;

  function pass(text: string): string {
    const room = limit - length;
    if (text.length <= room) {
      length += text.length;
      return text;
    }
    isCut = true;
    length = limit;
    // Line ends stay, so that the lines of errors are right.
    return text.slice(0, Math.max(0, room)) + text.slice(Math.max(0, room)).replace(/[^\n]+/g, "");
  }

  function process(input: string, isLast: boolean): string {
    let out = "";
    let at = 0;
    while (at < input.length) {
      const found = input.indexOf(state.end, at);
      if (found < 0) {
        const keep = isLast ? 0 : state.end.length - 1;
        const until = Math.max(at, input.length - keep);
        out += pass(input.slice(at, until));
        rest = input.slice(until);
        return out;
      }
      out += pass(input.slice(at, found));
      if (state === TEXT) {
        // "<![CDATA[" has 9 characters: without them the kind of the part is not known.
        if (!isLast && input.length - found < 9) {
          rest = input.slice(found);
          return out;
        }
        out += endPart();
        state = decideState(input, found);
        out += input.slice(found, found + state.opening);
        at = found + state.opening;
      } else {
        out += state.end;
        at = found + state.end.length;
        out += endPart();
        state = TEXT;
      }
    }
    return out;
  }

  function endPart(): string {
    const mark = isCut ? OVERSIZED_MARK : "";
    isCut = false;
    length = 0;
    return mark;
  }

  return {
    write(text) {
      const allowed = text.replace(FORBIDDEN, "");
      forbidden += text.length - allowed.length;
      const input = rest + allowed;
      rest = "";
      return process(input, false);
    },
    end() {
      const input = rest;
      rest = "";
      return process(input, true);
    },
    forbiddenCount: () => forbidden,
  };
}

function decideState(input: string, at: number): State {
  if (input.startsWith("<![CDATA[", at)) return CDATA;
  if (input.startsWith("<!--", at)) return COMMENT;
  return input.startsWith("<?", at) ? INSTRUCTION : TAG;
}
