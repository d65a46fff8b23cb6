import { PageHeading } from "#app/components/section/page-heading.tsx";
import { TitledSection } from "#app/components/section/titled-section.tsx";
import { type Service, serviceGroups } from "#app/domain/page/records/page-lists.ts";
import { NOTICES_PATH } from "#app/domain/push/push-paths.ts";
import { Title } from "#app/ui/title/title.tsx";

/** Everything the paper offers besides its articles; notices in the browser only where they are sent. */
export function ServicesPage({ hasNotices }: { hasNotices: boolean }) {
  return (
    <>
      <PageHeading
        title="Service"
        description="Was du jeden Tag brauchst: Verkehr, Spritpreise, Notdienste und mehr."
        isRuled={false}
      />
      {serviceGroups.map(({ title, services }) => (
        <TitledSection key={title} title={title} link={null} className="mb-10">
          <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {services
              .filter(({ link }) => hasNotices || link !== NOTICES_PATH)
              .map((service) => (
                <li key={service.link}>
                  <ServiceCard service={service} />
                </li>
              ))}
          </ul>
        </TitledSection>
      ))}
    </>
  );
}

function ServiceCard({ service: { title, link, text } }: { service: Service }) {
  return (
    <div className="group relative">
      <Title size="S" as="h3">
        <a href={link} className="stretched underline-hover">
          {title}
        </a>
      </Title>
      <p className="mt-1 leading-snug text-soft">{text}</p>
    </div>
  );
}
