type SmallPrintProps = {
  /** Its place, no looks. */
  className?: string;
  children: React.ReactNode;
};

/** Further details: conditions and contacts. */
export function SmallPrint({ className, children }: SmallPrintProps) {
  const look = "text-[0.9375rem] leading-[1.45] text-soft";
  return <p className={className === undefined ? look : `${look} ${className}`}>{children}</p>;
}
