/** Tells a long read from the news of the day (rules 3.6, `is_story`). */
export function StoryMarker({ className = "" }: { className?: string }) {
  return (
    <span className={`rounded-xs border border-soft px-[0.35em] text-[0.875em] text-ink ${className}`} data-story="">
      Story
    </span>
  );
}
