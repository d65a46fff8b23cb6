/** Words that say of a file only that it is a picture. */
const plainWords = new Set(["bild", "foto", "image", "photo", "picture", "titelbild", "symbolbild", "original"]);

/**
 * What a picture shows, as far as its address tells: the first word of its file's name, or of its folder's where the file is named after its
 * size. `/media/demo/alpe-herbst/4-3-800.jpeg` and `/2026/alpe-melken-1.jpg` both show an "alpe". A name that tells nothing stands for itself.
 */
export function toMotif(address: string): string {
  const parts = address.split(/[?#]/, 1).join("").split("/").reverse();
  const name = parts
    .map((part, index) => (index === 0 ? part.replace(/\.\w+$/, "") : part))
    .find((part) => /\p{L}{3}/u.test(part));
  const word = /\p{L}{4,}/u.exec(name ?? "")?.[0].toLowerCase();
  return word === undefined || plainWords.has(word) ? address : word;
}
