import { FormError } from "#app/components/form/form-error.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { GroupLinks } from "#app/components/services/group-links.tsx";
import { MOUNTAINS_PATH } from "#app/domain/mountain/mountain-paths.ts";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import type { MountainsView } from "./mountains-view-model.ts";
import { PassTable } from "./pass-table.tsx";
import { WebcamCard } from "./webcam-card.tsx";

type MountainsPageProps = {
  view: MountainsView;
  /** Sanitised HTML. */
  formError: string | null;
};

/** Which passes are open, and what webcams show. */
export function MountainsPage({ view: { passes, changed, webcams, loaded, isSample }, formError }: MountainsPageProps) {
  return (
    <>
      <PageHeading title="Pässe und Webcams" description={`Welche Pässe ${land.in} offen sind, und wie es oben aussieht.`} />
      <FormError html={formError} />
      {isSample && <SampleNote className="mb-6 max-w-[52rem]" />}
      <section aria-labelledby="paesse">
        <Title size="section" as="h2" id="paesse" className="mb-2">
          Pässe
        </Title>
        {changed === null ? (
          <p className="text-soft">Zurzeit wissen wir nichts über die Pässe.</p>
        ) : (
          <>
            <p className="mb-3 text-[0.9375rem] text-soft tabular-nums">
              Stand: <time dateTime={changed.iso}>{changed.text}</time>, Angaben der Redaktion ohne Gewähr
            </p>
            <PassTable passes={passes} />
          </>
        )}
      </section>
      {webcams.length > 0 && (
        <section aria-labelledby="webcams" className="mt-12">
          <Title size="section" as="h2" id="webcams" className="mb-4">
            Webcams
          </Title>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {webcams.map((webcam) => (
              <li key={webcam.id} id={webcam.elementId} className="scroll-mt-4">
                <WebcamCard webcam={webcam} loaded={loaded} isSample={isSample} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <GroupLinks path={MOUNTAINS_PATH} />
    </>
  );
}
