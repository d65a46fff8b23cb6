/** An `EnvironmentFile=` as systemd reads it (systemd.exec(5)): it knows comments only at the beginning of a line, and no variables. */

type State = (character: string) => State;

const NEEDS_ESCAPE = '"\\`$';

/** Variables by their names; lines without `=` are ignored, a later line counts for an earlier one of its name. */
export function readEnvironmentFile(text: string): Record<string, string> {
  const variables: Record<string, string> = {};
  let key = "";
  let value = "";
  /** Length of the value without the spaces that may end it. */
  let kept = 0;

  const beforeKey: State = (character) => {
    if (character === "#" || character === ";") return comment;
    if (/\s/.test(character)) return beforeKey;
    key = character;
    return inKey;
  };
  const comment: State = (character) => (character === "\n" ? beforeKey : character === "\\" ? () => comment : comment);
  const inKey: State = (character) => {
    if (character === "\n") return beforeKey;
    if (character !== "=") {
      key += character;
      return inKey;
    }
    [value, kept] = ["", 0];
    return beforeValue;
  };
  const beforeValue: State = (character) => {
    if (character === "\n") return finish();
    if (character === "'") return inSingleQuotes;
    if (character === '"') return inDoubleQuotes;
    if (character === "\\") return escaped;
    return /\s/.test(character) ? beforeValue : add(character, inValue);
  };
  const inValue: State = (character) => {
    if (character === "\n") return finish();
    if (character === "\\") return escaped;
    if (!/\s/.test(character)) return add(character, inValue);
    value += character;
    return inValue;
  };
  const escaped: State = (character) => (character === "\n" ? inValue : add(character, inValue));
  const inSingleQuotes: State = (character) => (character === "'" ? beforeValue : add(character, inSingleQuotes));
  const inDoubleQuotes: State = (character) => {
    if (character === '"') return beforeValue;
    return character === "\\" ? escapedInQuotes : add(character, inDoubleQuotes);
  };
  const escapedInQuotes: State = (character) => {
    if (character === "\n") return inDoubleQuotes;
    return add(NEEDS_ESCAPE.includes(character) ? character : `\\${character}`, inDoubleQuotes);
  };

  function add(characters: string, next: State): State {
    value += characters;
    kept = value.length;
    return next;
  }
  function finish(): State {
    const name = key.trim();
    // Others are ignored with a warning.
    if (/^[A-Za-z_]\w*$/.test(name)) variables[name] = value.slice(0, kept);
    return beforeKey;
  }

  let state: State = beforeKey;
  for (const character of text.endsWith("\n") ? text : `${text}\n`) state = state(character);
  return variables;
}
