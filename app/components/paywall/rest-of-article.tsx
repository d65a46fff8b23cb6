import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { REST_ANCHOR } from "#app/domain/paywall/rest-anchor.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import type { CheckoutView } from "./checkout/checkout-view.ts";
import { GivingLink } from "./giving-link.tsx";
import { leadToRest } from "./lead-to-rest.client.ts";

type RestProps = NonNullable<CheckoutView["rest"]>;

/** The paid text in the place of the wall, as `article-text` has it for readers with access from the beginning. */
export function RestOfArticle({ html, giving, readingTime, wasWallOnScreen }: RestProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current === null ? undefined : leadToRest(ref.current, wasWallOnScreen)), [wasWallOnScreen]);
  return (
    <>
      <ReadingTime text={readingTime} />
      <Giving path={giving} />
      <div
        ref={ref}
        id={REST_ANCHOR}
        className="paid mt-[1.365rem] outline-none"
        data-paid={readingTime}
        tabIndex={-1}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: from this very page, as the server renders it for those who may read it
        dangerouslySetInnerHTML={html}
      />
    </>
  );
}

/** In the place that the article's header keeps for it: before the wall was gone nobody knew how long the text is. */
function ReadingTime({ text }: { text: string }) {
  const place = text === "" ? null : document.querySelector("[data-reading-time]");
  return place && createPortal(place.nextSibling === null ? text : `${text}${DOT}`, place);
}

/** Likewise in the header: who bought the article here may give it away. */
function Giving({ path }: { path: RestProps["giving"] }) {
  const place = path === null ? null : document.querySelector("[data-giving]");
  return path !== null && place && createPortal(<GivingLink path={path} />, place);
}
