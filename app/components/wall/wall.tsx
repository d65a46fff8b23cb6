import { toDialogPath } from "#app/domain/page/dialog.ts";
import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CheckList } from "#app/ui/check-list/check-list.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { Ridge } from "./ridge.tsx";
import { toWallTexts } from "./wall-texts.ts";
import type { WallView } from "./wall-view.ts";

const linkPlace = "inline-block py-[0.35rem]";

/** For counting (decision 97); empty on the wall of a signed-out reader, so that it takes no room in the pages that everybody gets. */
function toWallWord({ isPromotion, isExpired, isSignedIn }: WallView): "" | "promotion" | "expired" | "account" {
  if (isPromotion) return "promotion";
  return isExpired ? "expired" : isSignedIn ? "account" : "";
}

/**
 * Stands where the free part of a premium post ends, or within a promotion: what Plus is, what it costs, and three ways
 * on, all of them plain links. As long as the provider's offer stands behind it (components/paywall), what the wall itself
 * sells is not shown (`offered:`, styles/app.css), and its other ways on stay; a signed-in reader is not asked to sign in.
 */
export function Wall({ view }: { view: WallView }) {
  const { brand, path, meterText } = view;
  const { title, lead, account, prices, includes, print } = toWallTexts(view);
  return (
    <aside
      className={view.isPromotion ? "my-8 font-sans hyphens-manual" : "-mt-1 font-sans hyphens-manual print:mt-4"}
      data-wall={toWallWord(view)}
      aria-labelledby="wall-title"
    >
      <Ridge className="print:hidden" />
      <div className="bg-surface px-5 pt-3 pb-[1.4rem] sm:px-8 sm:pt-4 sm:pb-7 print:hidden">
        <p className="font-[650] text-plus">{brand}</p>
        <Title size="L" as="h2" id="wall-title" className="mt-[0.15rem]">
          {title}
        </Title>
        <p className="mt-[0.7rem] max-w-136 text-[1.125rem] leading-[1.45] text-pretty">{lead}</p>
        {meterText !== null && <p className="mt-[0.9rem] border-l-3 border-plus pl-[0.8rem] leading-[1.4]">{meterText}</p>}
        <div className="mt-[1.4rem] grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,16.5rem)] sm:gap-9 offered:mt-[0.9rem] offered:block">
          <CheckList lines={includes} tone="plus" className="offered:hidden" />
          <div className="grid content-start gap-[0.9rem]">
            <p className="offered:hidden">
              <span className="mb-[0.2rem] block font-serif text-[1.3125rem] leading-[1.25] font-[620] text-balance lining-nums">
                {prices}
              </span>
              Jederzeit zum Ende der Laufzeit kündbar.
            </p>
            <ButtonLink href={toAboPath({ returnTo: path })} size="l" className="offered:hidden">
              Abo ansehen
            </ButtonLink>
            {account !== null ? (
              <p>
                {account}{" "}
                <TextLink href="/profil" className={linkPlace}>
                  Zum Profil
                </TextLink>
              </p>
            ) : (
              <p className="group-data-signed-in/wall:hidden">
                Du hast schon ein Abo?{" "}
                <TextLink href={toDialogPath("Login", path)} data-dialog-link="Login" className={linkPlace}>
                  Anmelden
                </TextLink>
              </p>
            )}
          </div>
        </div>
        <p className="mt-5 border-t border-rule pt-[0.8rem] offered:mt-0 offered:border-t-0 offered:pt-0">
          Du hast die gedruckte Zeitung?{" "}
          <TextLink href={toDialogPath("AbocardActivation", path)} data-dialog-link="AbocardActivation" className={linkPlace}>
            Mit der Abokarte weiterlesen
          </TextLink>
        </p>
      </div>
      <p className="hidden border-t border-rule pt-2 print:block">{print}</p>
    </aside>
  );
}
