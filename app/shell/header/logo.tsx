import { portalBrand } from "#app/configuration/portal-brand.ts";
import { Mark } from "#brand/mark.tsx";

/** The name with the brand's mark. */
export function Logo() {
  return (
    <a href="/" className="inline-flex items-center gap-2.5" aria-label={`${portalBrand.name}, zur Startseite`}>
      <svg
        viewBox="0 0 40 32"
        className="h-7 w-9 text-accent max-[359px]:hidden md:h-8 md:w-10"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Mark />
      </svg>
      <span className="font-serif text-[1.6rem] leading-none font-bold tracking-[-0.02em] md:text-[2rem]">
        {portalBrand.name}
      </span>
    </a>
  );
}
