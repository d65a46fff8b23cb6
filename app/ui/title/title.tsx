/** The five teaser typographies (rules 2.5: title sizes XL to XS). */
export type TitleSize = "XL" | "L" | "M" | "S" | "XS";

const typographies: Record<TitleSize, string> = {
  XL: "font-serif text-title-xl leading-[1.08] font-[650] tracking-[-0.012em]",
  L: "font-serif text-title-l leading-[1.15] font-[650] tracking-[-0.006em]",
  M: "font-serif text-title-m leading-[1.22] font-[620]",
  S: "font-serif text-title-s leading-[1.26] font-[620]",
  XS: "font-serif text-title-xs leading-[1.3] font-[600]",
};

type TitleProps = { size: TitleSize; as?: "h1" | "h2" | "h3" | "h4"; children: React.ReactNode };

export function Title({ size, as: Heading = "h3", children }: TitleProps) {
  return <Heading className={typographies[size]}>{children}</Heading>;
}
