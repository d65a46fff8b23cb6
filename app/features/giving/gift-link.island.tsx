/** Ways to pass a gift's link on: the clipboard and the device's share sheet with script, mail without. Nothing of it is told to analytics. */
import { useEffect, useState } from "react";
import { copyLink, hasShareSheet, openShareSheet } from "#app/components/share/share-effects.client.ts";
import { type Shared, shareLabels, toMailLink } from "#app/components/share/share-targets.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";

function GiftLink({ url, text }: Shared) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const [hasSheet, setSheet] = useState(false);
  useEffect(() => setSheet(hasShareSheet()), []);

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button type="button" className="needs-script" onClick={() => void copyLink({ url, text }).then(setCopied)}>
          {shareLabels.clipboard}
        </Button>
        {hasSheet && (
          <Button type="button" tone="quiet" onClick={() => openShareSheet({ url, text })}>
            {shareLabels.native}
          </Button>
        )}
        <ButtonLink tone="quiet" href={toMailLink({ url, text }, portalBrand.name)}>
          Per E-Mail senden
        </ButtonLink>
      </div>
      <p role="status" className="text-[0.9375rem] font-semibold text-accent empty:hidden">
        {isCopied === true && "Der Link ist kopiert."}
        {isCopied === false && "Dein Browser lässt das nicht zu: Markiere den Link und kopiere ihn selbst."}
      </p>
    </div>
  );
}

export const GiftLinkIsland = defineIsland("gift-link", GiftLink);
