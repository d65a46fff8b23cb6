/** The words above a gift. */
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { GetGiftQuery } from "#graphql/generated/operations.ts";

type WireGift = Pick<NonNullable<GetGiftQuery["gift"]>, "state" | "giver" | "ends">;

export type GiftBarView = {
  title: string;
  text: string;
  /** Opens it, where nobody has said yet that a person asks. */
  opens: boolean;
};

/** `isOpen`: the whole text stands below; `isOwn`: the reader could read it anyway. */
export function toGiftBar(gift: WireGift, { isOpen, isOwn }: { isOpen: boolean; isOwn: boolean }): GiftBarView {
  const title = gift.giver === null ? "Dieser Artikel ist ein Geschenk." : `${gift.giver} hat dir diesen Artikel geschenkt.`;
  if (isOwn) return { title, text: "Du kannst ihn auch ohne Geschenk lesen.", opens: false };
  if (isOpen) return { title, text: `Du kannst ihn hier bis ${toMomentText(gift.ends)} ganz lesen.`, opens: false };
  switch (gift.state) {
    case "OPEN":
      return { title, text: `Du kannst ihn bis ${toMomentText(gift.ends)} ganz lesen.`, opens: true };
    case "EXPIRED":
      return { title: "Dieses Geschenk ist abgelaufen.", text: `Es galt bis ${toMomentText(gift.ends)}.`, opens: false };
    case "ENDED":
      return { title: "Dieses Geschenk ist beendet.", text: "Der Link öffnet den Artikel nicht mehr.", opens: false };
    case "USED_UP":
      return {
        title: "Dieses Geschenk ist aufgebraucht.",
        text: "So viele Leserinnen und Leser, wie ein Geschenk hat, haben es schon geöffnet.",
        opens: false,
      };
  }
}
