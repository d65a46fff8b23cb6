/** The poster of a video for which there is no picture: type on the paper's ground. Its words stand beside it as well, or name the player. */
export function TypedPoster({ words }: { words: string }) {
  return (
    <p className="typed-poster" aria-hidden="true">
      {words}
    </p>
  );
}
