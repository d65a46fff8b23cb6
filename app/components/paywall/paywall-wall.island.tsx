import { type ReactNode, useEffect, useRef } from "react";
import { WallBox } from "#app/components/wall/wall-box.tsx";
import { WallWays } from "#app/components/wall/wall-ways.tsx";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { PAYWALL_PROVIDER } from "#app/domain/paywall/provider-name.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { useStore } from "#app/islands/react/use-store.ts";
import { sessionStore, unknownSession } from "#app/islands/stores/session-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { useCheckout } from "./checkout/use-checkout.ts";
import { isOnScreen } from "./lead-to-rest.client.ts";
import { OfferPlace } from "./offer-place.tsx";
import { PaywallFrame } from "./paywall-frame.tsx";
import { RestOfArticle } from "./rest-of-article.tsx";

type PaywallWallProps = {
  kind: "wall" | "promotion";
  page: PaywallPage;
  /** The reader's subscription has ended; left out it has not, as for most. */
  isExpired?: boolean;
  /** What the wall says and sells itself: it stays the server's. */
  children?: ReactNode;
};

/** The wall of a post, or a promotion on a free one, with the provider's offer in its box; without script the links of the wall work. */
function PaywallWall({ kind, page, isExpired = false, children }: PaywallWallProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { checkout, offer, isPending, wasClosed, isBusy, rest, isOver } = useCheckout({
    page,
    kind,
    termId: null,
    isOnScreen: () => isOnScreen(ref.current),
  });
  const { user } = useStore(sessionStore, unknownSession);
  const { triggerManual } = page.settings;

  useEffect(() => {
    if (!triggerManual) checkout?.open();
  }, [checkout, triggerManual]);

  if (isOver) return null;
  if (rest !== null) return <RestOfArticle {...rest} />;
  return (
    <PaywallFrame kind={kind} ref={ref}>
      <WallBox isPromotion={kind === "promotion"} isExpired={isExpired} isSignedIn={page.user !== null}>
        <Slot className="contents">{children}</Slot>
        {offer === null && (triggerManual || wasClosed) && (
          <OffersButton isAwake={checkout !== null} isBusy={isBusy} isFocused={wasClosed} onClick={() => void checkout?.ask()} />
        )}
        <OfferPlace offer={offer} isPending={isPending} className="-mx-1 mt-3 print:hidden" />
        <WallWays path={page.post?.link ?? "/"} isSignedIn={page.user !== null || user !== null} isExpired={isExpired} />
        <p className="mt-2 text-[0.875rem] text-soft print:hidden">
          Das Angebot lädt {PAYWALL_PROVIDER}, unser Anbieter für Abos.{" "}
          <a href="/datenschutz" className="underline">
            Datenschutz
          </a>
        </p>
      </WallBox>
    </PaywallFrame>
  );
}

type OffersButtonProps = { isAwake: boolean; isBusy: boolean; isFocused: boolean; onClick: () => void };

function OffersButton({ isAwake, isBusy, isFocused, onClick }: OffersButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const place = "mt-3 w-full sm:max-w-88 print:hidden";
  useEffect(() => {
    // The offer that had the focus is gone.
    if (isFocused && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <Button
      ref={ref}
      type="button"
      tone="paper"
      className={isAwake ? place : `until-awake ${place}`}
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {isBusy ? "Angebote werden geladen …" : "Angebote ansehen"}
    </Button>
  );
}

export const PaywallWallIsland = defineIsland("paywall-wall", PaywallWall);
