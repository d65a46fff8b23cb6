/** Decoration: the sign's name is beside it. */
export function SignSymbol({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
