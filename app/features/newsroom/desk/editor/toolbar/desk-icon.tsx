/** Icons of the editor alone, 24 units wide: those of app/ui/icon are in what every reader loads. */
const paths = {
  bold: "M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z",
  italic: "M10 4h8M6 20h8M14 4l-4 16",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  bulletList: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  orderedList: "M10 6h10M10 12h10M10 18h10M4 4.5h1.5V9M4 9h3M4 14h2.5v2L4 18.5V19h3",
  quote: "M9 7c-3 1-4 3-4 6v4h5v-5H7M18 7c-3 1-4 3-4 6v4h5v-5h-3",
  undo: "M9 7L4 12l5 5M4 12h10a4 4 0 0 1 0 8h-3",
  redo: "M15 7l5 5-5 5M20 12H10a4 4 0 0 0 0 8h3",
  plus: "M12 5v14M5 12h14",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  remove: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  table: "M4 5h16v14H4zM4 10h16M10 5v14",
} as const;

export type DeskIconName = keyof typeof paths;

export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "grip" || name === "more" ? 2.6 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
