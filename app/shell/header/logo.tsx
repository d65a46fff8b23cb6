import { portalBrand } from "#app/configuration/portal-brand.ts";
import { Mark } from "#brand/mark.tsx";

/** The name with the brand's mark. */
export function Logo() {
  return (
    <a href="/" className="inline-flex items-center gap-2.5" aria-label={`${portalBrand.name}, zur Startseite`}>
      <svg
        viewBox="0 0 40 32"
        className="logo"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Mark />
      </svg>
      <span className="logo-name">{portalBrand.name}</span>
    </a>
  );
}
