/** Icons of one set, 24 units wide, drawn with the colour of the text. */
const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  pin: "M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.4 3.6-7 8-7s8 2.6 8 7",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  back: "M19 5v14l-9-7zM6 5v14",
  forward: "M5 5v14l9-7zM18 5v14",
  sound: "M4 9v6h4l5 4V5L8 9zM17 9v6",
  phone: "M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM11 18.5h2",
  computer: "M4 4.5h16v11H4zM2 19.5h20",
  check: "M5 12.5l4.5 4.5L19 7.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  "eye-off": "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 4l16 16",
  share: "M12 15V4M8 7.5l4-4 4 4M5 12v8h14v-8",
  expand: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  bookmark: "M6 4h12v17l-6-5-6 5z",
  plus: "M12 5v14M5 12h14",
  gift: "M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-5 0-5-4-3-4s3 4 3 4zM12 7c5 0 5-4 3-4s-3 4-3 4z",
  search: "M11 4a7 7 0 1 0 .1 0zM16 16l4 4",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
