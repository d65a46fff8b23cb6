import { Icon } from "#app/ui/icon/icon.tsx";

/** Among the tools of an article that its reader has paid for. */
export function GivingLink({ path }: { path: string }) {
  return (
    <a className="tool" href={path}>
      <Icon name="gift" />
      <span className="max-md:sr-only">Verschenken</span>
    </a>
  );
}
