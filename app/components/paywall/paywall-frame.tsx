import type { ReactNode, Ref } from "react";
import { REST_ANCHOR } from "#app/domain/paywall/rest-anchor.ts";

type PaywallFrameProps = { kind: "wall" | "promotion"; ref?: Ref<HTMLDivElement>; children: ReactNode };

/** A wall stands where a text was paid for, a promotion within a free one; search engines and styles go by it. */
export function PaywallFrame({ kind, ref, children }: PaywallFrameProps) {
  const mark = kind === "wall" ? { className: "paid", "data-paid": "", id: REST_ANCHOR } : { "data-promotion": "" };
  return (
    <div ref={ref} {...mark}>
      {children}
    </div>
  );
}
