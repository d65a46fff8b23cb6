import { serviceGroups } from "#app/domain/page/records/page-lists.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

/** Below the page of a service: what else there is in its group. */
export function GroupLinks({ path }: { path: string }) {
  const group = serviceGroups.find(({ services }) => services.some(({ link }) => link === path));
  if (group === undefined) return null;
  return (
    <nav aria-label={`Mehr: ${group.title}`} className="mt-10 border-t border-rule pt-3 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {group.services
          .filter(({ link }) => link !== path)
          .map(({ link, title }) => (
            <li key={link}>
              <TextLink isTall href={link}>
                {title}
              </TextLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
