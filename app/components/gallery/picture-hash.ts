/**
 * A picture in fullscreen has an address: `#bild-3` is the third of a text's first gallery, `#bild-3-2` that of its second.
 * Without script it leads to the picture in its row, which bears the same name.
 */

/** `gallery` and what the name shows begin at 1, `index` at 0. */
export function toPictureName(gallery: number, index: number): string {
  return gallery === 1 ? `bild-${index + 1}` : `bild-${index + 1}-${gallery}`;
}

/** Index of the picture that a hash names; null for none of this gallery with its `total` pictures. */
export function parsePictureHash(hash: string, gallery: number, total: number): number | null {
  const [, number = "", ofGallery = "1"] = /^#bild-(\d{1,4})(?:-(\d{1,4}))?$/.exec(hash) ?? [];
  const index = Number(number) - 1;
  const isNamed = index >= 0 && index < total && hash === `#${toPictureName(Number(ofGallery), index)}`;
  return isNamed && Number(ofGallery) === gallery ? index : null;
}
