/** A style sheet taken apart by the build (compile-styles.ts), so that picking a document's part of it parses nothing. */

/**
 * What of a document a selector demands, as places in `CompiledStyles.names`. `oneOf` has an entry for each `:is`, `:where` and `:has`: its
 * alternatives, of which one must be met.
 */
export type Demand = { all: number[]; oneOf?: Demand[][] };

/** A declaration, or a rule within a rule. */
export type Part = Declaration | Block;

export type Declaration = {
  text: string;
  /** The custom property that it sets. */
  sets?: string;
  /** The custom properties that its value refers to. */
  uses?: string[];
  /** The words of an animation, one of which names its key frames. */
  animations?: string[];
};

/** `head` is what stands before the bracket. */
export type Block = { head: string; parts: Part[] };

export type StyleNode =
  | { kind: "rule"; selectors: { text: string; demand: Demand }[]; parts: Part[] }
  | { kind: "group"; head: string; nodes: StyleNode[] }
  | { kind: "property" | "keyframes"; name: string; head: string; parts: Part[] }
  | { kind: "other"; head: string; parts: Part[] | null };

/** `names` are those that selectors demand: classes begin with a dot, elements are in lower case. */
export type CompiledStyles = { names: string[]; nodes: StyleNode[] };
