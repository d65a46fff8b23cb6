import { portalBrand } from "#app/configuration/portal-brand.ts";
import { Title } from "#app/ui/title/title.tsx";

type WidgetFrameProps = { title: string; children: React.ReactNode };

/** The frame around a widget: its title and its publisher. Links leave the frame. */
export function WidgetFrame({ title, children }: WidgetFrameProps) {
  return (
    <>
      <Title size="M" as="h1" className="mb-2">
        {title}
      </Title>
      {children}
      <p className="mt-3 text-[0.9375rem] text-soft">
        Ein Service von{" "}
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center font-semibold text-accent underline-hover"
        >
          {portalBrand.name}
        </a>
      </p>
    </>
  );
}
