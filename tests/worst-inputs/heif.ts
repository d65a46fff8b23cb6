/** HEIC and AVIF: boxes, items, places of items, properties. */
import { type Bytes, be, join, noise, repeat, toBytes, type WorstInput } from "./worst-input.ts";

export function box(type: string, ...content: readonly Uint8Array[]): Bytes {
  const joined = join(...content);
  return join(Uint8Array.from(be(8 + joined.length, 4)), toBytes(type), joined);
}

const full = (version: number) => Uint8Array.of(version, 0, 0, 0);
const bytes = (...values: readonly (readonly number[])[]) => Uint8Array.from(values.flat());
const info = (id: number, kind: string) => box("infe", full(2), bytes(be(id, 2), be(0, 2)), toBytes(`${kind}\0`));
const infos = (entry: Uint8Array) => box("iinf", full(0), bytes(be(1, 2)), entry);
const extents = box("ispe", full(0), bytes(be(64, 4), be(48, 4)));
const properties = (...more: readonly Uint8Array[]) => box("iprp", box("ipco", extents, ...more));

/** Offsets and lengths of `width` bytes; an item with so many places. */
function places(width: 0 | 4, id: number, count: number, place: readonly number[]): Uint8Array {
  const list = repeat(count * place.length, Uint8Array.from(place));
  const head = bytes([(width << 4) | width, 0], be(1, 2), be(id, 2), be(0, 2), be(count, 2));
  return box("iloc", full(0), head, place.length === 0 ? new Uint8Array() : list);
}

/** Items, each with 65,535 places that take no byte. */
function zeroWidth(size: number): Uint8Array {
  const count = Math.min(65_535, Math.max(1, Math.floor(size / 6)));
  const list = repeat(count * 6, bytes(be(1, 2), be(0, 2), be(65_535, 2)));
  return box("iloc", full(0), bytes([0, 0], be(count, 2)), list);
}

const of =
  (
    brand: string,
    toParts: (size: number) => readonly Uint8Array[],
    more: (size: number) => Uint8Array = () => new Uint8Array(),
  ) =>
  (size: number) =>
    join(box("ftyp", toBytes(`${brand}\0\0\0\0mif1${brand}`)), box("meta", full(0), ...toParts(size)), more(size));

export function createWorstHeifs(brand: "heic" | "avif"): readonly WorstInput[] {
  const exif = infos(info(1, "Exif"));
  return [
    { name: "places without width", create: of(brand, (size) => [exif, properties(), zeroWidth(size)]), outcome: "refused" },
    {
      name: "an item that lies everywhere, again and again",
      create: of(
        brand,
        (size) => [
          exif,
          properties(),
          places(4, 1, Math.min(65_535, Math.ceil(size / 16)), [...be(0, 4), ...be(Math.floor(size / 4), 4)]),
        ],
        (size) => box("mdat", new Uint8Array(Math.floor(size / 2))),
      ),
      outcome: "refused",
    },
    {
      name: "items of metadata without end",
      create: of(brand, (size) => [box("iinf", full(0), bytes(be(1, 2)), repeat(size, info(1, "Exif")))]),
      outcome: "refused",
    },
    {
      name: "as many items as there are",
      create: of(brand, (size) => {
        const entries = repeat(Math.min(1_400_000, size), info(0, "Exif"));
        const { length } = info(0, "Exif");
        // Each has a number of its own.
        for (let id = 0; id * length < entries.length; id += 1) entries.set(be(id, 2), id * length + 12);
        return [box("iinf", full(0), bytes(be(entries.length / length, 2)), entries), properties(), places(4, 1, 1, be(0, 8))];
      }),
      outcome: "refused",
    },
    { name: "empty boxes", create: of(brand, (size) => [repeat(size, box("free"))]), outcome: "refused" },
    {
      name: "empty boxes behind it",
      create: of(
        brand,
        () => [properties()],
        (size) => repeat(size, box("skip")),
      ),
      outcome: "refused",
    },
    {
      // A tip's picture is not asked for its size.
      name: "sizes of pictures without end",
      create: of(brand, (size) => [box("iprp", box("ipco", repeat(size, extents)))]),
      outcome: "taken",
    },
    { name: "noise", create: (size) => noise(size, of(brand, () => [properties()])(0), 5), outcome: "either" },
  ];
}
