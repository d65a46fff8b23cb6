/** The five teaser typographies (rules 2.5: title sizes XL to XS). */
export type TitleSize = "XL" | "L" | "M" | "S" | "XS";

/** Headlines other than those of teasers, by what they stand over. */
type HeadlineKind =
  | "article"
  | "page"
  | "claim"
  | "person"
  | "error"
  | "section"
  | "chapter"
  | "box"
  | "offer"
  | "card"
  | "rank"
  | "sub";

const typographies: Record<TitleSize | HeadlineKind, string> = {
  XL: "font-serif text-title-xl leading-[1.08] font-[650] tracking-[-0.012em] text-balance",
  L: "font-serif text-title-l leading-[1.15] font-[650] tracking-[-0.006em]",
  M: "font-serif text-title-m leading-[1.22] font-[620]",
  S: "font-serif text-title-s leading-[1.26] font-[620]",
  XS: "font-serif text-title-xs leading-[1.3] font-[600]",
  article: "font-serif text-title-xl leading-[1.1] font-[680] tracking-[-0.014em] text-balance",
  page: "font-serif text-title-xl leading-[1.1] font-[650] tracking-[-0.012em] text-balance",
  claim: "font-serif text-title-xl leading-[1.08] font-[650] tracking-[-0.014em] text-balance",
  person: "font-serif text-title-l leading-[1.15] font-[650]",
  error: "font-serif text-title-l leading-tight font-[650]",
  section: "font-serif text-title-l leading-[1.2] font-[650] tracking-[-0.006em]",
  chapter: "font-serif text-title-l leading-[1.2] font-[650]",
  box: "font-serif text-[1.5rem] leading-[1.2] font-[650] tracking-[-0.006em]",
  offer: "font-serif text-[1.625rem] leading-[1.15] font-[650] tracking-[-0.006em]",
  card: "font-serif text-[1.0625rem] leading-snug font-[620]",
  rank: "text-[1.1875rem] leading-snug font-bold",
  sub: "text-[1.1875rem] leading-[1.3] font-bold",
};

type TitleProps = {
  size: TitleSize | HeadlineKind;
  as?: "h1" | "h2" | "h3" | "h4" | "legend";
  id?: string;
  /** Its place: margins and measure, no type. */
  className?: string;
  children: React.ReactNode;
};

export function Title({ size, as: Heading = "h3", id, className, children }: TitleProps) {
  return (
    <Heading id={id} className={className === undefined ? typographies[size] : `${typographies[size]} ${className}`}>
      {children}
    </Heading>
  );
}
