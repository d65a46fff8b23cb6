type PriceProps = {
  text: string;
  /** Its place, no looks. */
  className?: string;
};

/** What a year costs by the month, under its price. */
export function MonthlyPrice({ text, className = "" }: PriceProps) {
  return (
    <span className={`block font-sans text-[0.9375rem] leading-[1.35] font-normal tracking-normal text-soft ${className}`}>
      {text}
    </span>
  );
}
