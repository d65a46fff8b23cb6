/** A candle beside its number, drawn with the colour of the text. */
export function Candle({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 40"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3c3 3.6 3.8 5.6 3.8 7.2a3.8 3.8 0 0 1-7.6 0C8.2 8.6 9 6.6 12 3z" fill="currentColor" fillOpacity="0.18" />
      <path d="M12 14v3M7.5 17h9v20h-9zM4.5 37h15" />
    </svg>
  );
}
