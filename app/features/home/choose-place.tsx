import { PLACES_HREF } from "#app/components/municipality-dropdown/places-id.ts";

/** Where a municipality's news would stand, until the reader chooses one: in the header, which the link opens. */
export function ChoosePlace({ title }: { title: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-y border-rule py-2">
      <h2 className="font-bold">{title}</h2>
      <a href={PLACES_HREF} className="inline-flex min-h-11 items-center font-semibold text-accent underline-hover">
        Gemeinde auswählen
      </a>
    </div>
  );
}
