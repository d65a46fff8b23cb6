/** The portraits of the demo paper's staff, drawn by this program in the palette of the other pictures: flat shapes, one face each. */
import sharp from "sharp";
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";

type Face = {
  name: string;
  ground: string;
  skin: string;
  /** Neck, ears and nose. */
  shade: string;
  hair: string;
  cloth: string;
  cut: keyof typeof cuts;
  collar?: true;
  glasses?: true;
  beard?: true;
};

const light = { skin: "#e5c3a2", shade: "#cfa680" };
const warm = { skin: "#deb792", shade: "#c99f78" };
const dark = { skin: "#c99a70", shade: "#b3835a" };

/** By the slug of the author. */
const faces: Readonly<Record<string, Face>> = {
  "lea-bertsch": {
    name: "Lea Bertsch",
    ground: "#d3bfa0",
    ...light,
    hair: "#4a3428",
    cloth: "#35506b",
    cut: "bob",
    collar: true,
  },
  "jonas-maetzler": {
    name: "Jonas Mätzler",
    ground: "#b8c3bd",
    ...warm,
    hair: "#49362a",
    cloth: "#7a4a3c",
    cut: "short",
    beard: true,
  },
  "miriam-fessler": {
    name: "Miriam Fessler",
    ground: "#c9c3ad",
    ...warm,
    hair: "#8a5a34",
    cloth: "#5b4a63",
    cut: "bun",
    glasses: true,
  },
  "david-rhomberg": {
    name: "David Rhomberg",
    ground: "#c7b8b0",
    ...dark,
    hair: "#2c2523",
    cloth: "#4a614e",
    cut: "curls",
    beard: true,
  },
  "katharina-natter": { name: "Katharina Natter", ground: "#bcc7cc", ...light, hair: "#c89a55", cloth: "#6b3f43", cut: "long" },
  "elias-burtscher": {
    name: "Elias Burtscher",
    ground: "#d3bfa0",
    ...light,
    hair: "#b07f4a",
    cloth: "#4a614e",
    cut: "short",
    collar: true,
  },
  "anna-summer": {
    name: "Anna Summer",
    ground: "#c5cdb8",
    ...light,
    hair: "#a4512f",
    cloth: "#40606b",
    cut: "long",
    collar: true,
  },
  "thomas-hagen": {
    name: "Thomas Hagen",
    ground: "#c9c3ad",
    ...warm,
    hair: "#8d8b85",
    cloth: "#3e4651",
    cut: "short",
    collar: true,
    glasses: true,
  },
  "sophie-moosbrugger": {
    name: "Sophie Moosbrugger",
    ground: "#c9bcc4",
    ...warm,
    hair: "#3a2d2a",
    cloth: "#7c6a3a",
    cut: "bob",
    glasses: true,
  },
};

/** Behind the face, and over it. */
const cuts = {
  short: {
    behind: "",
    over: '<path d="M132 190c-14-76 24-112 70-112s82 36 66 112c-2-30-12-52-24-62-34 12-66 6-88-12-14 16-22 42-24 74z"/>',
  },
  curls: {
    behind: '<circle cx="146" cy="146" r="34"/><circle cx="254" cy="146" r="34"/>',
    over:
      '<circle cx="160" cy="112" r="34"/><circle cx="200" cy="98" r="36"/><circle cx="240" cy="112" r="34"/>' +
      '<path d="M134 150h132c-8-14-22-22-66-22s-58 8-66 22z"/>',
  },
  bob: {
    behind: '<path d="M118 262c-14-120 8-186 82-186s96 66 82 186c-28 12-136 12-164 0z"/>',
    over: '<path d="M138 176c2-56 26-84 62-84s60 28 62 84c-20-10-34-26-42-46-16 24-46 42-82 46z"/>',
  },
  long: {
    behind: '<path d="M110 350c-6-190-6-276 90-276s96 86 90 276z"/>',
    over: '<path d="M138 182c0-60 24-90 62-90s62 30 62 90c-26-12-50-34-58-58-10 26-36 48-66 58z"/>',
  },
  bun: {
    behind: '<circle cx="200" cy="72" r="36"/>',
    over: '<path d="M136 178c-4-58 22-92 64-92s68 34 64 92c-8-30-30-50-64-50s-56 20-64 50z"/>',
  },
} as const;

const INK = "#22292f";
const LIPS = "#8a4740";
const PAPER = "#ece3d0";

function toSvg({ ground, skin, shade, hair, cloth, cut, collar, glasses, beard }: Face): string {
  const parts = [
    `<rect width="400" height="400" fill="${ground}"/>`,
    `<g fill="${hair}">${cuts[cut].behind}</g>`,
    `<path d="M48 400c0-84 62-128 152-128s152 44 152 128z" fill="${cloth}"/>`,
    `<path d="M164 220h72l8 74c-16 22-72 22-88 0z" fill="${shade}"/>`,
    collar ? `<path d="M150 286l50 62 50-62 24 36-36 70-38-34-38 34-36-70z" fill="${PAPER}"/>` : "",
    cut === "bob" || cut === "long"
      ? ""
      : `<g fill="${shade}"><ellipse cx="134" cy="190" rx="10" ry="17"/><ellipse cx="266" cy="190" rx="10" ry="17"/></g>`,
    `<ellipse cx="200" cy="184" rx="64" ry="80" fill="${skin}"/>`,
    beard
      ? `<path d="M136 190c4 34 12 44 30 36 20-10 48-10 68 0 18 8 26-2 30-36 6 60-22 90-64 90s-70-30-64-90z" fill="${hair}"/>`
      : "",
    `<g fill="${hair}">${cuts[cut].over}</g>`,
    `<g fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"><path d="M160 158q14-9 27-2M213 156q13-7 27 2"/></g>`,
    `<g fill="${INK}"><circle cx="174" cy="176" r="6"/><circle cx="226" cy="176" r="6"/></g>`,
    `<path d="M192 182c-4 22-6 32 10 32" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M180 234q20 12 42-2" fill="none" stroke="${LIPS}" stroke-width="5" stroke-linecap="round"/>`,
    glasses
      ? `<g fill="none" stroke="${INK}" stroke-width="5"><circle cx="172" cy="177" r="23"/><circle cx="228" cy="177" r="23"/><path d="M195 177h10M149 175l-13-4M251 175l13-4"/></g>`
      : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="640" height="640">${parts.join("")}</svg>`;
}

const LARGE = 640;
const files = [
  { width: 320, type: "image/webp", name: "1-1-320.webp" },
  { width: LARGE, type: "image/jpeg", name: `1-1-${LARGE}.jpg` },
] as const;

const toFolder = (slug: string) => `demo/autor/${slug}`;

/** The `source` of an author's portrait; null for who has none. */
export function toPortraitSource(slug: string): string | null {
  return slug in faces ? `demo:autor/${slug}` : null;
}

/** One record a face. */
export function toPortraitRecords(): MediaRecord[] {
  return Object.entries(faces).map(([slug, { name }]) => ({
    kind: "media",
    source: `demo:autor/${slug}`,
    src: `/media/${toFolder(slug)}/${files[1].name}`,
    mime: "image/jpeg",
    width: LARGE,
    height: LARGE,
    alt: `Porträt von ${name}`,
    credit: "Illustration: Talblick",
    crops: files.map(({ width, type, name: file }) => ({
      crop: "1-1",
      type,
      width,
      height: width,
      srcset: [{ src: `/media/${toFolder(slug)}/${file}`, w: width }],
    })),
  }));
}

/** All files of all portraits, with their names in the store. */
export async function drawPortraits(): Promise<{ name: string; type: string; bytes: Buffer }[]> {
  const drawn = await Promise.all(
    Object.entries(faces).map(async ([slug, face]) => {
      const image = sharp(Buffer.from(toSvg(face)));
      return Promise.all(
        files.map(async ({ width, type, name }) => {
          const sized = image.clone().resize(width, width);
          const bytes = await (type === "image/webp"
            ? sized.webp({ quality: 80, effort: 1 })
            : sized.jpeg({ quality: 80 })
          ).toBuffer();
          return { name: `${toFolder(slug)}/${name}`, type, bytes };
        }),
      );
    }),
  );
  return drawn.flat();
}
