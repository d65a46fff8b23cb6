/** The key of an action, where keys work (moderation-keys.island.tsx). */
export function KeyMark({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="ml-2 hidden rounded-xs border border-current px-1.5 font-sans text-[0.8125rem] leading-5 font-normal pointer-fine:[[data-keys]_&]:inline"
    >
      {children}
    </span>
  );
}
