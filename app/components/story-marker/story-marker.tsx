/** Tells a long read from the news of the day (rules 3.6, `is_story`). */
export function StoryMarker({ className = "" }: { className?: string }) {
  return (
    <span className={`text-ink ${className}`} data-story="">
      Story
    </span>
  );
}
