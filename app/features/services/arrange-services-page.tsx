import { DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import { ServiceLine } from "#app/components/service-line/service-line.tsx";
import { ARRANGE_PATH, type Arrangement, type LineService } from "#app/domain/services/service-order.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

export type ArrangeServicesView = {
  shown: readonly LineService[];
  others: readonly LineService[];
  isUsual: boolean;
  isSignedIn: boolean;
};

type PageProps = {
  view: ArrangeServicesView;
  /** Sanitised HTML. */
  formError: string | null;
};

/** Which services stand in the front page's line, and in which order. */
export function ArrangeServicesPage({ view: { shown, others, isUsual, isSignedIn }, formError }: PageProps) {
  return (
    <div>
      <PageHeading
        title="Services anordnen"
        description="Wähle, was in der Zeile der Startseite steht, und in welcher Reihenfolge."
      >
        <Kept isSignedIn={isSignedIn} />
      </PageHeading>
      <FormError html={formError} />
      {shown.length > 0 && (
        <div className="mb-8 rounded-xs bg-surface px-4 pt-4 pb-1 sm:px-5">
          <ServiceLine services={shown} weather={null} canArrange={false} label="So sieht die Zeile aus" />
        </div>
      )}
      <TitledSection title="In der Zeile" link={null} className="mb-10">
        {shown.length === 0 ? (
          <p className="text-soft">Gerade steht nichts in der Zeile.</p>
        ) : (
          <ol className="-mt-3 divide-y divide-rule">
            {shown.map((service, at) => (
              <Row key={service.name} service={service}>
                <Act service={service} act="up" said="Nach oben" isOff={at === 0}>
                  <Icon name="down" className="size-5 rotate-180" />
                </Act>
                <Act service={service} act="down" said="Nach unten" isOff={at === shown.length - 1}>
                  <Icon name="down" />
                </Act>
                <Act service={service} act="hide" said="Ausblenden">
                  <Icon name="eye-off" className="size-5 sm:hidden" />
                  <span className="max-sm:hidden">Ausblenden</span>
                </Act>
              </Row>
            ))}
          </ol>
        )}
      </TitledSection>
      {others.length > 0 && (
        <TitledSection title="Weitere Services" link={null} className="mb-10">
          <ul className="-mt-3 divide-y divide-rule">
            {others.map((service) => (
              <Row key={service.name} service={service}>
                <Act service={service} act="show" said="In die Zeile">
                  In die Zeile
                </Act>
              </Row>
            ))}
          </ul>
        </TitledSection>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Zur Startseite</ButtonLink>
        {!isUsual && (
          <PostForm intent="reset" action={ARRANGE_PATH}>
            <Button type="submit" tone="quiet">
              Wie am Anfang
            </Button>
          </PostForm>
        )}
      </div>
    </div>
  );
}

function Kept({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn) return <p className="text-soft">Das merkt sich dein Konto, für alle deine Geräte.</p>;
  return (
    <>
      <p className="text-soft">Das merkt sich nur dieser Browser.</p>
      <DialogLink dialog="Login" returnTo={ARRANGE_PATH}>
        Anmelden und überall so sehen
      </DialogLink>
    </>
  );
}

function Row({ service: { name, title }, children }: { service: LineService; children: React.ReactNode }) {
  return (
    <li id={name} className="flex scroll-mt-4 items-center justify-between gap-4 py-2.5 max-[22.5rem]:flex-wrap">
      <span className="font-semibold">{title}</span>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

type ActProps = { service: LineService; act: Arrangement; said: string; isOff?: boolean; children: React.ReactNode };

function Act({ service: { name, title }, act, said, isOff = false, children }: ActProps) {
  return (
    <PostForm intent={act} action={ARRANGE_PATH} fields={{ service: name }}>
      <Button type="submit" tone="quiet" disabled={isOff} aria-label={`${said}: ${title}`}>
        {children}
      </Button>
    </PostForm>
  );
}
