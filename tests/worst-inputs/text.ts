/** Texts for the log's redaction: what its expressions begin with, again and again, and never what they end with. */

const pieces = [
  ...["a", "A1", "1", "é", "-", "=", ".", "/", " ", "\n", "?", "#", '"', "'", "@", ":", "+", "_", "%40"],
  ...["a.", "a@", "1:", "//", "//a", "/-", "/?", "://", "https://", "AT61 ", "+43 ", "00 ", "aA1-", "aA1+", "aA1="],
  ...["key=", 'key="', "key='a ", "a-token", "pass_", "eyJ-", "-eyJ.", "token ", "Mozilla/5", "a at b ", "a(at)", "f::1:"],
];

/** Of about `size` letters each: every piece alone, and behind a word. */
export function createWorstTexts(size: number): { piece: string; text: string }[] {
  return [...pieces, ...pieces.map((piece) => `Wort${piece}`)].map((piece) => ({
    piece,
    text: piece.repeat(Math.ceil(size / piece.length)),
  }));
}
