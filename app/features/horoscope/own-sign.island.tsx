import { useEffect, useState } from "react";
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { SignSymbol } from "./sign-symbol.tsx";
import { findSign, signs } from "./signs.ts";

/** The portal's id (portal-brand.ts) is its prefix. */
const OWN_SIGN_KEY = "talblick:sternzeichen";

/** Texts by the slugs of their signs. */
type OwnSignProps = { texts: Readonly<Record<string, readonly string[]>> };

/** The way to each sign, and the one that this browser's reader chose, first. Without script the signs are links down the page. */
function OwnSign({ texts }: OwnSignProps) {
  const [slug, setSlug] = useState<string | null>(null);
  useEffect(() => setSlug(readStorage(OWN_SIGN_KEY)), []);
  const sign = findSign(slug);

  function choose(next: string | null): void {
    if (next === null) removeStorage(OWN_SIGN_KEY);
    else writeStorage(OWN_SIGN_KEY, next);
    setSlug(next);
  }

  return (
    <>
      <nav aria-label="Sternzeichen">
        <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-6">
          {signs.map((one) => (
            <li key={one.slug}>
              <a
                href={`#${one.slug}`}
                onClick={(event) => {
                  event.preventDefault();
                  choose(one.slug);
                }}
                aria-current={one === sign ? "true" : undefined}
                className={`flex min-h-18 flex-col items-center justify-center gap-1 rounded-xs border px-1 py-2 text-[0.9375rem] leading-tight ${one === sign ? "border-accent bg-accent text-on-accent font-semibold" : "border-rule bg-surface hover:border-accent"}`}
              >
                <SignSymbol path={one.path} className="size-6" />
                <span className="max-w-full">{one.title}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* As high with a text as without one: nothing below moves when the browser remembers. */}
      <div role="status" className="mt-5 flex min-h-60 flex-col justify-center rounded-xs bg-surface p-5 sm:min-h-48 sm:p-6">
        {sign === null ? (
          <p className="max-w-[41rem] text-soft">
            Wähle dein Sternzeichen. Dieser Browser merkt es sich und zeigt dir beim nächsten Besuch gleich dein Horoskop.
          </p>
        ) : (
          <>
            <p className="font-semibold text-accent">Dein Sternzeichen</p>
            <Title size="L" as="h2">
              {sign.title}
            </Title>
            {(texts[sign.slug] ?? ["Dafür gibt es noch keinen Text."]).map((paragraph) => (
              <p key={paragraph} className="mt-2 max-w-[41rem]">
                {paragraph}
              </p>
            ))}
            <p className="mt-3">
              <Button type="button" tone="quiet" onClick={() => choose(null)}>
                Nicht mehr merken
              </Button>
            </p>
          </>
        )}
      </div>
    </>
  );
}

export const OwnSignIsland = defineIsland("own-sign", OwnSign);
