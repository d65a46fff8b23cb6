import { toAvatar } from "./to-avatar.ts";

/** The initial of a name on the colour pair of its letter (rules 2.5). */
export function Avatar({ name, size = "size-9" }: { name: string; size?: "size-9" | "size-14 text-[1.5rem]" }) {
  const { initial, colors } = toAvatar(name);
  return (
    <span
      className={`inline-flex ${size} shrink-0 items-center justify-center rounded-full font-semibold ${colors}`}
      aria-hidden="true"
    >
      {initial}
    </span>
  );
}
