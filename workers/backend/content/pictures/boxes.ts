/** Boxes of ISO/IEC 14496-12, of which HEIC, AVIF and films are made. None is kept: each is shown to the caller as it is met. */

export type BoxWalk = {
  readonly view: DataView;
  /** How many more boxes are looked at. */
  left: number;
};

/** From where to where its content lies. */
export type Box = { readonly type: string; readonly from: number; readonly to: number };

/** More than any picture has, with all its tiles. */
const MAX_BOXES = 10_000;

export function createBoxWalk(bytes: Uint8Array): BoxWalk {
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), left: MAX_BOXES };
}

/**
 * Calls `visit` with each box from `from` to `to`. False where one is longer than what it stands in, and where there are more than a
 * picture has. Throws a RangeError for a header behind the end of the file.
 */
export function walkBoxes(walk: BoxWalk, from: number, to: number, visit: (box: Box) => void): boolean {
  const { view } = walk;
  for (let at = from; at + 8 <= to; ) {
    walk.left -= 1;
    if (walk.left < 0) return false;
    const isLong = view.getUint32(at) === 1;
    const header = isLong ? 16 : 8;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : view.getUint32(at) || to - at;
    if (size < header || at + size > to) return false;
    visit({ type: readBoxType(view, at + 4), from: at + header, to: at + size });
    at += size;
  }
  return true;
}

/** The first box of each of these types; null as from `walkBoxes`. */
export function findBoxes<Type extends string>(
  walk: BoxWalk,
  from: number,
  to: number,
  types: readonly Type[],
): Partial<Record<Type, Box>> | null {
  const found: Partial<Record<Type, Box>> = {};
  const isWhole = walkBoxes(walk, from, to, (box) => {
    const type = types.find((wanted) => wanted === box.type);
    if (type !== undefined) found[type] ??= box;
  });
  return isWhole ? found : null;
}

export function readBoxType(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}
