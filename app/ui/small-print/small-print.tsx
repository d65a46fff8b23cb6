type SmallPrintProps = {
  /** Its place, no looks. */
  className?: string;
  children: React.ReactNode;
};

/** What one may read besides: conditions, and whom to ask. */
export function SmallPrint({ className, children }: SmallPrintProps) {
  const look = "text-[0.9375rem] leading-[1.45] text-soft";
  return <p className={className === undefined ? look : `${look} ${className}`}>{children}</p>;
}
