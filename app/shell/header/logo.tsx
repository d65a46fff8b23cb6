import { portalBrand } from "#app/configuration/portal-brand.ts";

/** The name with the line of a valley. */
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
        <path d="M2 23 12 8l8 12L30 4l8 13" />
        <path d="M2 29c10 0 14-6 20-6s8 3 16 3" strokeWidth="2.2" />
      </svg>
      <span className="font-serif text-[1.6rem] leading-none font-bold tracking-[-0.02em] md:text-[2rem]">
        {portalBrand.name}
      </span>
    </a>
  );
}
