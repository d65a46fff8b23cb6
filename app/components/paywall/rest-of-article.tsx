import { useLayoutEffect, useRef } from "react";
import { REST_ANCHOR } from "#app/domain/paywall/rest-anchor.ts";
import type { CheckoutView } from "./checkout/checkout-view.ts";
import { leadToRest } from "./lead-to-rest.client.ts";

type RestProps = NonNullable<CheckoutView["rest"]>;

/** The paid text in the place of the wall, as `article-text` has it for readers with access from the beginning. */
export function RestOfArticle({ html, wasWallOnScreen }: RestProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current === null ? undefined : leadToRest(ref.current, wasWallOnScreen)), [wasWallOnScreen]);
  return (
    <div
      ref={ref}
      id={REST_ANCHOR}
      className="paid mt-[1.365rem] outline-none"
      data-paid=""
      tabIndex={-1}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from this very page, as the server renders it for those who may read it
      dangerouslySetInnerHTML={html}
    />
  );
}
