import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CheckList } from "#app/ui/check-list/check-list.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { WALL_TITLE } from "./wall-box.tsx";
import { toWallTexts } from "./wall-texts.ts";
import type { WallView } from "./wall-view.ts";

/**
 * What Plus is, what it costs, and the one button. While the provider's offer stands behind it, in the same box, the prices and the button
 * are the provider's (`offered:`, styles/app.css): once is enough.
 */
export function WallHead({ view }: { view: WallView }) {
  const { brand, path, meterText } = view;
  const { title, lead, prices, includes, print } = toWallTexts(view);
  return (
    <>
      <div className="print:hidden">
        <p className="font-[650] text-plus">{brand}</p>
        <Title size="L" as="h2" id={WALL_TITLE} className="mt-[0.15rem]">
          {title}
        </Title>
        <p className="mt-[0.6rem] max-w-136 text-[1.0625rem] leading-[1.45] text-pretty">{lead}</p>
        {meterText !== null && <p className="mt-[0.9rem] border-l-3 border-plus pl-[0.8rem] leading-[1.4]">{meterText}</p>}
        <div className="mt-4 offered:hidden">
          {/* On a phone the price and the button are in sight at once. */}
          <CheckList lines={includes} tone="plus" className="mb-5 max-sm:hidden" />
          <p>
            <span className="block font-serif text-[1.4375rem] leading-[1.2] font-[620] text-balance lining-nums">{prices}</span>
            <span className="mt-1 block text-[0.9375rem] text-soft">Jederzeit zum Ende der Laufzeit kündbar.</span>
          </p>
          <ButtonLink href={toAboPath({ returnTo: path })} size="xl" className="mt-[0.9rem] w-full sm:max-w-88">
            Abo ansehen
          </ButtonLink>
        </div>
      </div>
      <p className="hidden border-t border-rule pt-2 print:block">{print}</p>
    </>
  );
}
