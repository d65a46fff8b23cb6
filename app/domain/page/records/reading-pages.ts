/** Posts, and the lists that lead to them. */
import {
  AFTER_PARAMETER,
  CONVERSATION_CURSOR,
  LIST_CURSOR,
  SORT_PARAMETER,
  SORT_WORD,
} from "#app/domain/comment/comment-paths.ts";
import { PAGE_NUMBER } from "#app/domain/page/address/page-number.ts";
import { TICKER_PAGE, TICKER_PAGE_NUMBER } from "#app/domain/post/ticker-page.ts";
import { KEPT_QUERY, type searchParameters } from "#app/domain/search/search-address.ts";
import type { PageRecords } from "./page-record.ts";

const pageNumber = /^\d{1,6}$/;
const postId = /^\d{1,10}$/;

const searchSlug = /^[\p{L}\p{N}_-]{0,60}$/u;
const searchChoice = /^[a-z]{0,20}$/;
const searchReads = {
  q: KEPT_QUERY,
  gemeinde: searchSlug,
  thema: searchSlug,
  art: searchChoice,
  zeitraum: searchChoice,
  zugang: searchChoice,
  sortierung: searchChoice,
  seite: orNone(PAGE_NUMBER),
} as const satisfies Record<(typeof searchParameters)[number], RegExp>;

function orNone({ source }: RegExp): RegExp {
  return new RegExp(`${source}|^$`);
}

export const readingPages = {
  "/": {
    kind: "home",
    shared: { refuses: ["p"], hasMunicipality: true, hasServiceLine: true },
    sitemap: "/",
    advertising: "front",
  },
  "/page/:page": { kind: "listing", params: { page: pageNumber }, shared: {} },
  "/:post_slug/:id": {
    kind: "article",
    params: { id: postId },
    shared: { reads: { [TICKER_PAGE]: TICKER_PAGE_NUMBER }, ignoresOthers: true },
    advertising: "article",
  },
  /** Opinions of others beside the article itself: found through it, not in its place. */
  "/:post_slug/:id/kommentare": {
    kind: "page",
    params: { id: postId },
    shared: { reads: { [SORT_PARAMETER]: SORT_WORD, [AFTER_PARAMETER]: LIST_CURSOR }, ignoresOthers: true },
    personal: "posted",
    isIndexed: false,
  },
  "/:post_slug/:id/kommentare/:comment": {
    kind: "page",
    params: { id: postId, comment: postId },
    shared: { reads: { [AFTER_PARAMETER]: CONVERSATION_CURSOR }, ignoresOthers: true },
    personal: "posted",
    isIndexed: false,
  },
  "/:post_slug/:id/kommentare/page/:page": {
    kind: "page",
    params: { id: postId, page: pageNumber },
    shared: {},
    isIndexed: false,
  },
  "/vorschau/:token": { kind: "page", personal: "always", isPrivate: true },
  /** The token opens the post: it stands in no list, no log and no other address. */
  "/geschenk/:token": { kind: "page", personal: "always", isPrivate: true, isReadAhead: false, disallow: ["/geschenk/"] },
  "/themen": {
    kind: "topic",
    shared: { reads: { q: KEPT_QUERY } },
    sitemap: "/themen",
    service: {
      group: "Lesen, hören, schauen",
      place: 9,
      title: "Themen",
      text: "Was uns länger beschäftigt, gesammelt an einem Ort.",
    },
  },
  "/themen/page": { kind: "topic", shared: {} },
  "/themen/page/:page": { kind: "topic", shared: {} },
  "/themen/:slug": { kind: "topic", shared: {}, advertising: "list" },
  "/themen/:slug/:_": { kind: "topic", shared: {} },
  "/themen/:slug/:_/:page": { kind: "topic", shared: {} },
  "/news/:slug": { kind: "listing", shared: {}, advertising: "list" },
  "/news/:slug/page/:page": { kind: "listing", params: { page: pageNumber }, shared: {} },
  "/autor/:slug": { kind: "listing", shared: {} },
  "/autor/:slug/page/:page": { kind: "listing", params: { page: pageNumber }, shared: {} },
  "/gemeinde/:municipality": {
    kind: "municipality",
    shared: { reads: { page: PAGE_NUMBER } },
    advertising: "municipality",
    sitemap: "/gemeinde/gemeinde",
    address: "/gemeinde/gemeinde",
    service: {
      group: "Im Alltag",
      place: 7,
      title: "Meine Gemeinde",
      text: "Nachrichten, Vereine, Schulen und Familiäres aus {region}.",
    },
  },
  "/video": {
    kind: "video",
    shared: {},
    sitemap: "/video",
    service: {
      group: "Lesen, hören, schauen",
      place: 11,
      title: "Video",
      text: "Nachrichten und Geschichten in bewegten Bildern.",
    },
  },
  "/video/page/:page": { kind: "video", params: { page: pageNumber }, shared: {} },
  "/video/:post_slug/:id": { kind: "video", params: { id: postId }, shared: {} },
  "/video/player": { kind: "video" },
  "/liveticker": {
    kind: "listing",
    shared: {},
    sitemap: "/liveticker",
    service: {
      group: "Lesen, hören, schauen",
      place: 10,
      title: "Liveticker",
      text: "Was wir gerade Minute für Minute begleiten.",
    },
  },
  "/liveticker/page/:page": { kind: "listing", params: { page: pageNumber }, shared: {} },
  "/suche": {
    kind: "search",
    shared: { reads: searchReads },
    isPrerendered: true,
    service: {
      group: "Lesen, hören, schauen",
      place: 8,
      title: "Suche",
      text: "Alle Artikel, Themen und Gemeinden durchsuchen.",
    },
  },
  "/suche/vorschlaege": { kind: "call", shared: { reads: { q: KEPT_QUERY } } },
  /** Pages of the publisher's own, such as `/impressum`. */
  "/:page": { kind: "page", params: { page: /^[a-z0-9-]+$/ }, shared: {} },
  /** Any address without a page. */
  "/*": { kind: "page" },
} as const satisfies PageRecords;
