/** The municipality widget's news as readers see them. */
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";

export type NewsPost = {
  id: number;
  title: string;
  link: string;
  isExternal: boolean;
  kicker: string | null;
  premium: string | null;
  date: { iso: string; text: string };
  picture: ResponsivePicture | null;
  categories: { title: string; link: string }[];
};

export type NewsView = { posts: NewsPost[]; button: { text: string; link: string } };
