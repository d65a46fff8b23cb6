import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import type { DateText } from "#app/domain/post/date-text.ts";

/** A teaser, ready to show. Pages share it. */
export type Teaser = Readonly<{
  id: number;
  title: string;
  kicker: string | null;
  excerpt: string | null;
  link: string;
  /** The text stands on another site. */
  isExternal: boolean;
  date: DateText;
  /** Its date is not shown (decide-label.ts). */
  isTimeless: boolean;
  /** Brand under whose name the post is sold; null when everybody may read it. */
  premium: string | null;
  label: string | null;
  /** Its live ticker goes on; null where the back end says nothing of that, and the label decides. */
  isLive: boolean | null;
  pictureCount: string | null;
  commentCount: string | null;
  isStory: boolean;
  picture: ResponsivePicture | null;
  widePicture: ResponsivePicture | null;
  portraitPicture: ResponsivePicture | null;
}>;
