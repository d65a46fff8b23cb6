/**
 * Markup that pages share is rendered once (decision 59). While a page is rendered a mark stands in its place, so that neither React nor
 * what reads the page afterwards passes over it again.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { type KeepMarkup, KeptMarkup, type WrittenMarkup } from "#app/components/kept-markup/kept.tsx";
import { findNames, type Names } from "./critical-css/find-names.ts";

export type KeptPieces = {
  keep: KeepMarkup;
  /** What of them decides over the page's styles. */
  names: () => Iterable<Names>;
  /** Puts them in their places. Throws when the page has more or fewer places than pieces. */
  fill: (html: string) => string;
};

type Piece = { html: string; names: Names };

/** No text can contain it: a text's tags are escaped, and sanitised markup has no comments. */
const MARK = "<!--kept-->";

/** They go when what they show goes (to-teaser.ts keeps it). */
const kept = new WeakMap<object, Map<string, Piece>>();

/** For one rendering of one page; pieces are asked for in the order of the document. */
export function collectPieces(): KeptPieces {
  const pieces: Piece[] = [];
  return {
    keep: (owner, variant, contents) => {
      pieces.push(readPiece(owner, variant, contents));
      return MARK;
    },
    names: () => pieces.map(({ names }) => names),
    fill: (html) => {
      if (pieces.length === 0) return html;
      const rest = html.split(MARK);
      if (rest.length !== pieces.length + 1) throw new Error(`${pieces.length} kept pieces have ${rest.length - 1} places`);
      return rest.map((part, index) => part + (pieces[index]?.html ?? "")).join("");
    },
  };
}

/** Null keeps nothing: the page is rendered as it stands. */
export function KeptPiecesProvider({ pieces, children }: { pieces: KeptPieces | null; children: React.ReactNode }) {
  return <KeptMarkup value={pieces?.keep ?? null}>{children}</KeptMarkup>;
}

function readPiece(owner: object, variant: string, contents: Parameters<KeepMarkup>[2]): Piece {
  const variants = kept.get(owner) ?? new Map<string, Piece>();
  kept.set(owner, variants);
  const known = variants.get(variant);
  if (known !== undefined) return known;
  const made = contents();
  const html = isWritten(made) ? made.written : renderToStaticMarkup(made);
  const piece = { html, names: findNames(html) };
  variants.set(variant, piece);
  return piece;
}

function isWritten(made: React.ReactNode | WrittenMarkup): made is WrittenMarkup {
  return typeof made === "object" && made !== null && "written" in made;
}
