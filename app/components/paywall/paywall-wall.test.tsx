/** The wall as the portal serves it, for readers with and without script. */
import { expect, test } from "vitest";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import type { PaywallSettings } from "#app/domain/paywall/configuration/paywall-settings.ts";
import { Island } from "#app/islands/island.tsx";
import { render, within } from "#tests/support/units/markup.ts";
import { PaywallWallIsland } from "./paywall-wall.island.tsx";

const settings: PaywallSettings = { isPromotionPaywall: false, triggerManual: false, paywallAsModal: false, paywallPos: null };
const config = { aid: "A", siteId: null, isSandbox: true, isDebug: false, scriptOrigin: "https://s", apiOrigin: "https://a" };

function open(kind: "wall" | "promotion", changed: Partial<PaywallSettings> = {}) {
  const page: PaywallPage = { config, settings: { ...settings, ...changed }, user: null, post: null };
  return render(
    <Island of={PaywallWallIsland} until="visible" props={{ kind, page }}>
      <p>Hier geht es weiter</p>
    </Island>,
  );
}

/** What the portal has written, the ways of who has paid already, and who brings the offer. */
const shown = [
  "Hier geht es weiter",
  "Du hast schon ein Abo? Anmelden",
  "Du hast die gedruckte Zeitung? Mit der Abokarte weiterlesen",
  "Das Angebot lädt Piano, unser Anbieter für Abos. Datenschutz",
].join("");

test("the wall stands where a text was paid for, with an empty place for the provider's offer in its one box", () => {
  const paid = open("wall").one("div", { id: "weiter", "data-paid": true });
  expect(within(paid).text).toBe(shown);
  const place = within(within(paid).one("aside", { "data-wall": true })).one("div", { "data-wall-offer": true });
  expect([place.attribs.id, place.attribs.hidden, place.children]).toEqual(["paywall-offer", "", []]);
});

test("a promotion is no part of a text that was paid for", () => {
  expect(open("promotion").all("div", { "data-paid": true })).toEqual([]);
  expect(within(open("promotion").one("div", { "data-promotion": true })).text).toBe(shown);
});

test("a button that needs script is not to be seen before it works, and is there only where the newsroom wants one", () => {
  expect(open("wall").all("button")).toEqual([]);
  const button = open("wall", { triggerManual: true }).one("button", { type: "button" });
  expect(button.attribs.class?.split(" ")).toContain("until-awake");
});
