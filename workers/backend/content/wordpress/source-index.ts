/** What has to be looked up while a source is read: on disk for an import (import-index.ts), of one entry for the bridge. */
import type { SourceComment, WordPressAttachment, WordPressAuthor, WordPressTerm } from "./wordpress-source.ts";

export type ImportIndex = {
  addAttachment(attachment: WordPressAttachment, parent: number | null): void;
  findAttachment(id: number): WordPressAttachment | null;
  attachedTo(parent: number): number[];
  addPattern(id: number, content: string): void;
  findPattern(id: number): string | null;
  addAuthor(login: string, author: WordPressAuthor): void;
  findAuthor(login: string): WordPressAuthor | null;
  authors(): Iterable<{ login: string; author: WordPressAuthor }>;
  addTerm(id: number | null, term: WordPressTerm): void;
  findTerm(taxonomy: WordPressTerm["taxonomy"], id: number): WordPressTerm | null;
  terms(): Iterable<WordPressTerm>;
  addPageSlug(id: number, slug: string): void;
  findPageSlug(id: number): string | null;
  addComments(postId: number, count: number): void;
  addComment(postId: number, comment: SourceComment): void;
  /** At most a thousand, in the order in which they came. */
  commentsOf(postId: number): SourceComment[];
  countComments(postId: number): number;
  countAllComments(): number;
  /** False when the name was taken before in this run: ids of items, slugs of pages, sources of media. */
  claim(scope: string, name: string): boolean;
  isClaimed(scope: string, name: string): boolean;
  close(): void;
};

/** What one entry of the REST interface needs to be understood. */
export type ItemLookup = Pick<ImportIndex, "findAuthor" | "findTerm" | "findPageSlug" | "countComments">;
