/** Says above a gift who gives it and for how long, or why it opens nothing. */
import { OPENS } from "#app/domain/gift/gift-paths.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { GiftBarView } from "./gift-view-model.ts";

export function GiftBar({ title, text, opens }: GiftBarView) {
  return (
    <aside aria-label="Geschenk" className="mx-auto mb-8 max-w-[41rem] print:hidden">
      <Notice tone="plus" data-gift="">
        <p>
          <strong className="font-semibold">{title}</strong> {text}
        </p>
        {opens && (
          <p className="mt-3">
            {/* The way of browsers that do not say that a person goes to a page; programs that show links do not follow it. */}
            <ButtonLink href={`?${OPENS}`} rel="nofollow">
              Artikel lesen
            </ButtonLink>
          </p>
        )}
      </Notice>
    </aside>
  );
}
