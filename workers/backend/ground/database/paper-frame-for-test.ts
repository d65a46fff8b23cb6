/** For tests: what stands around the posts of the small paper: places, names, pictures, pages, menus. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";

const srcset = (name: string) => [
  { src: `/media/test/${name}-320.avif`, w: 320 },
  { src: `/media/test/${name}-960.avif`, w: 960 },
];

function createMedia(name: string, texts: { alt?: string; caption?: string; credit?: string } = {}): ContentRecord {
  const crop = (of: string, width: number, height: number) => ({
    crop: of,
    type: "image/avif",
    width,
    height,
    srcset: srcset(`${name}-${of}`),
  });
  return {
    kind: "media",
    source: `test:${name}`,
    src: `/media/test/${name}.jpg`,
    mime: "image/jpeg",
    width: 1600,
    height: 1200,
    crops: [crop("4-3", 960, 720), crop("16-9", 960, 540)],
    ...texts,
  };
}

export const media: ContentRecord[] = [
  createMedia("damm", { alt: "Der Damm", caption: "Der Damm am Abend", credit: "Foto: Berger" }),
  createMedia("bild", { alt: "Ein Bild", credit: "Foto: Archiv" }),
  createMedia("goldkiste", { alt: "Schatzmeister", caption: "Schatzkarte" }),
];

export const places: ContentRecord[] = [
  { kind: "district", id: 803, slug: "bezirk-dornbirn", title: "Dornbirn" },
  { kind: "district", id: 802, slug: "bezirk-bregenz", title: "Bregenz" },
  {
    kind: "municipality",
    id: 80301,
    slug: "dornbirn",
    title: "Dornbirn",
    district: "bezirk-dornbirn",
    latitude: 47.4,
    longitude: 9.7,
  },
  {
    kind: "municipality",
    id: 80208,
    slug: "bregenz",
    title: "Bregenz",
    district: "bezirk-bregenz",
    latitude: 47.5,
    longitude: 9.75,
  },
  {
    kind: "municipality",
    id: 80202,
    slug: "ubersaxen",
    title: "Übersaxen",
    district: "bezirk-bregenz",
    latitude: 47.2,
    longitude: 9.6,
  },
];

export const names: ContentRecord[] = [
  { kind: "brand", slug: "rheinbote", title: "Rheinbote" },
  {
    kind: "author",
    slug: "anna-berger",
    name: "Anna Berger",
    role: "Redakteurin",
    description: "Schreibt über Wasser.",
    email: "anna@example.org",
    media: "test:damm",
    contact: { mail: "redaktion@example.org", links: [{ title: "Mastodon", link: "https://social.example/@anna" }] },
  },
  { kind: "author", slug: "jakob-moos", name: "Jakob Moos" },
  { kind: "term", taxonomy: "category", slug: "politik", title: "Politik", description: "Aus dem Land" },
  { kind: "term", taxonomy: "tag", slug: "hochwasser", title: "Hochwasser" },
  {
    kind: "term",
    taxonomy: "topic",
    slug: "gemeindewahl",
    title: "Gemeindewahl",
    description: "Alle Ergebnisse",
    media: "test:damm",
    buttonText: "Zu den Gemeindewahlen",
    buttonLink: "/themen/gemeindewahl",
  },
  { kind: "term", taxonomy: "topic", slug: "gemeindewahl-dornbirn", title: "Gemeindewahl Dornbirn", parent: "gemeindewahl" },
];

export const pages: ContentRecord[] = [
  {
    kind: "page",
    source: "test:impressum",
    slug: "impressum",
    title: "Impressum & Kontakt",
    description: "Wer wir sind",
    modified: "2026-01-01T00:00:00Z",
    blocks: [
      { kind: "paragraph", html: "Talblick" },
      { kind: "image", image: { media: "test:bild" } },
    ],
  },
  {
    kind: "navigation",
    menu: "header",
    items: [
      { title: "Politik", link: "/news/politik", children: [{ title: "Gemeindewahl", link: "/themen/gemeindewahl" }] },
      { title: "Video", link: "/video" },
    ],
  },
  { kind: "navigation", menu: "footer", items: [{ title: "Impressum", link: "/impressum" }] },
  {
    kind: "home",
    sections: [
      { layout: "LEAD", title: null, link: null, feed: "type:post", postCount: 1 },
      {
        layout: "LIST",
        title: "Politik",
        link: "/news/politik",
        feed: "category:politik",
        postCount: 2,
        ratio: "CARD",
        buttonText: "Alle Politik",
        showsPictures: false,
      },
      { layout: "MUNICIPALITY", title: "Deine Gemeinde", link: null, feed: null, postCount: 3 },
      { layout: "VIDEO", title: "Video", link: "/video", feed: "video", postCount: 2 },
      { layout: "MOST_READ", title: "Meistgelesen", link: null, feed: null, postCount: 5 },
      { layout: "GRID", title: "Leer", link: null, feed: "tag:gibt-es-nicht", postCount: 5 },
    ],
  },
];
