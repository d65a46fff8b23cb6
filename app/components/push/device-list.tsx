import { PostForm } from "#app/components/form/post-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { DeviceRow } from "./device-rows.ts";

type DeviceListProps = {
  devices: readonly DeviceRow[];
  /** The page that removes them. */
  action: string;
  className?: string;
};

/** Where an account gets notices, each to be removed. */
export function DeviceList({ devices, action, className = "" }: DeviceListProps) {
  return (
    <ul className={`divide-y divide-rule ${className}`}>
      {devices.map(({ id, name, text }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-2.5">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <br />
            <span className="text-[0.9375rem] text-soft">{text}</span>
          </p>
          <PostForm intent="remove-device" action={action} fields={{ id: String(id) }} className="flex-none">
            <Button type="submit" tone="quiet">
              Entfernen
              <span className="sr-only">: {name}</span>
            </Button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}
