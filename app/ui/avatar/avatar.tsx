import { toAvatar } from "./to-avatar.ts";

/** The initial of a name on the colour pair of its letter (spec 2.5). */
export function Avatar({ name }: { name: string }) {
  const { initial, colors } = toAvatar(name);
  return (
    <span className={`inline-flex size-9 items-center justify-center rounded-full font-semibold ${colors}`} aria-hidden="true">
      {initial}
    </span>
  );
}
