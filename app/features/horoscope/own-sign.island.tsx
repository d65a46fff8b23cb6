import { useEffect, useState } from "react";
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Title } from "#app/ui/title/title.tsx";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { SignSymbol } from "./sign-symbol.tsx";
import { findSign, signs } from "./signs.ts";

/** The portal's id (portal-brand.ts) is its prefix. */
const OWN_SIGN_KEY = `${PORTAL_ID}:sternzeichen`;

/** Shown while no sign is chosen. */
const STAR = "M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z";

/** Texts by the slugs of their signs. */
type OwnSignProps = { texts: Readonly<Record<string, readonly string[]>> };

/** Links to all signs, with the one that was chosen in this browser first. Without script the signs are links down the page. */
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
      {/* About as high with a text as without one: little below moves when the browser remembers. */}
      <div role="status" className="mt-5 flex min-h-72 flex-col justify-center rounded-xs bg-surface p-5 sm:min-h-56 sm:p-6">
        {sign === null ? (
          <div className="mx-auto max-w-[30rem] text-center">
            <SignSymbol path={STAR} className="mx-auto size-10 text-accent" />
            <p className="mt-3 text-[1.0625rem]">
              Wähle dein Sternzeichen. Dieser Browser merkt es sich und zeigt dir beim nächsten Besuch gleich dein Horoskop.
            </p>
          </div>
        ) : (
          <div className="grow">
            <div className="flex items-start justify-between gap-4">
              <div>
                <p className="font-semibold text-accent">Dein Sternzeichen</p>
                <Title size="L" as="h2">
                  {sign.title}
                </Title>
              </div>
              <button
                type="button"
                onClick={() => choose(null)}
                className="min-h-11 flex-none text-[0.9375rem] text-soft underline-hover"
              >
                Nicht mehr merken
              </button>
            </div>
            {(texts[sign.slug] ?? ["Dafür gibt es noch keinen Text."]).map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

export const OwnSignIsland = defineIsland("own-sign", OwnSign);
