-- The desk's pictures: what is known of them beside what readers see, where they are used, and how they are searched.

-- Only of pictures that the desk brought or touched.
CREATE TABLE picture_facts (
  media_id INTEGER PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE,
  added_at INTEGER, -- in seconds since 1970; null: it was there before somebody of the desk touched it
  added_by INTEGER, -- as in the staff log the number stays when the member is gone
  proposed_caption TEXT, -- what the file said, until an editor has saved the picture's words
  proposed_credit TEXT,
  revision INTEGER NOT NULL DEFAULT 0, -- of words and cut
  -- Address of the file that all sizes are made from; null: as the address of the sizes says (content/pictures/size-keys.ts).
  original TEXT,
  cut TEXT, -- shared/content/picture-cut.ts; null: what attracts the eye
  is_cut_due INTEGER NOT NULL DEFAULT 0 -- the sizes of this cut are not made yet, readers see the former ones
);
CREATE INDEX picture_facts_by_staff ON picture_facts (added_by, media_id) WHERE added_by IS NOT NULL;
CREATE INDEX picture_facts_due ON picture_facts (original) WHERE is_cut_due = 1;

-- Sizes of former cuts: pages, mails and browsers show them for some time.
CREATE TABLE picture_leftovers (
  file TEXT PRIMARY KEY, -- key in R2
  media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  due_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX picture_leftovers_due ON picture_leftovers (due_at);
CREATE INDEX picture_leftovers_by_media ON picture_leftovers (media_id);

-- The list of pictures, and of those that nobody has described.
CREATE INDEX media_pictures ON media (id) WHERE mime >= 'image/' AND mime < 'image0';
CREATE INDEX media_without_alt ON media (id) WHERE mime >= 'image/' AND mime < 'image0' AND alt = '';

-- Which texts name which files. What stands in columns (posts, terms, authors) has an index of its own; `desk` are posts of the desk,
-- `draft` the drafts of standing pages.
CREATE TABLE media_uses (
  media TEXT NOT NULL, -- source
  kind TEXT NOT NULL CHECK (kind IN ('post', 'page', 'desk', 'draft')),
  owner INTEGER NOT NULL,
  PRIMARY KEY (media, kind, owner)
) WITHOUT ROWID;
CREATE INDEX media_uses_by_owner ON media_uses (kind, owner);

-- Triggers, since texts are written by posts, tickers, pages and what is brought back from an export alike. Where the pictures stay the same
-- they change no row: D1 counts rows of triggers among those that a statement has changed.
CREATE TRIGGER media_uses_post_added AFTER INSERT ON post_bodies WHEN instr(NEW.blocks, '"media":') > 0 BEGIN
  INSERT INTO media_uses (media, kind, owner)
    SELECT DISTINCT value, 'post', NEW.post_id FROM json_tree(NEW.blocks) WHERE key = 'media' AND type = 'text';
END;
CREATE TRIGGER media_uses_post_changed AFTER UPDATE OF blocks ON post_bodies
WHEN NEW.blocks IS NOT OLD.blocks AND (instr(NEW.blocks, '"media":') > 0 OR instr(OLD.blocks, '"media":') > 0) BEGIN
  DELETE FROM media_uses WHERE kind = 'post' AND owner = NEW.post_id
    AND media NOT IN (SELECT value FROM json_tree(NEW.blocks) WHERE key = 'media' AND type = 'text');
  INSERT INTO media_uses (media, kind, owner)
    SELECT DISTINCT value, 'post', NEW.post_id FROM json_tree(NEW.blocks) WHERE key = 'media' AND type = 'text'
      AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media = value AND kind = 'post' AND owner = NEW.post_id);
END;
CREATE TRIGGER media_uses_post_removed AFTER DELETE ON post_bodies BEGIN
  DELETE FROM media_uses WHERE kind = 'post' AND owner = OLD.post_id;
END;
CREATE TRIGGER media_uses_page_added AFTER INSERT ON pages WHEN instr(NEW.blocks, '"media":') > 0 BEGIN
  INSERT INTO media_uses (media, kind, owner)
    SELECT DISTINCT value, 'page', NEW.id FROM json_tree(NEW.blocks) WHERE key = 'media' AND type = 'text';
END;
CREATE TRIGGER media_uses_page_changed AFTER UPDATE OF blocks ON pages
WHEN NEW.blocks IS NOT OLD.blocks AND (instr(NEW.blocks, '"media":') > 0 OR instr(OLD.blocks, '"media":') > 0) BEGIN
  DELETE FROM media_uses WHERE kind = 'page' AND owner = NEW.id
    AND media NOT IN (SELECT value FROM json_tree(NEW.blocks) WHERE key = 'media' AND type = 'text');
  INSERT INTO media_uses (media, kind, owner)
    SELECT DISTINCT value, 'page', NEW.id FROM json_tree(NEW.blocks) WHERE key = 'media' AND type = 'text'
      AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media = value AND kind = 'page' AND owner = NEW.id);
END;
CREATE TRIGGER media_uses_page_removed AFTER DELETE ON pages BEGIN
  DELETE FROM media_uses WHERE kind = 'page' AND owner = OLD.id;
END;

-- The words of pictures; rows are numbered as the picture is. Umlauts and accents are the tokenizer's, what is spelled out (ae, ss) stands
-- there in both ways.
CREATE VIRTUAL TABLE media_search USING fts5 (
  words, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
CREATE TRIGGER media_search_added AFTER INSERT ON media WHEN NEW.mime >= 'image/' AND NEW.mime < 'image0' BEGIN
  INSERT INTO media_search (rowid, words)
    SELECT NEW.id, text || ' ' || replace(replace(replace(text, 'ae', 'a'), 'oe', 'o'), 'ue', 'u') FROM (SELECT replace(lower(
      NEW.alt || ' ' || COALESCE(NEW.caption, '') || ' ' || COALESCE(NEW.credit, '')), 'ß', 'ss') AS text);
END;
CREATE TRIGGER media_search_changed AFTER UPDATE OF alt, caption, credit ON media
WHEN NEW.alt IS NOT OLD.alt OR NEW.caption IS NOT OLD.caption OR NEW.credit IS NOT OLD.credit BEGIN
  DELETE FROM media_search WHERE rowid = OLD.id;
  INSERT INTO media_search (rowid, words)
    SELECT NEW.id, text || ' ' || replace(replace(replace(text, 'ae', 'a'), 'oe', 'o'), 'ue', 'u') FROM (SELECT replace(lower(
      NEW.alt || ' ' || COALESCE(NEW.caption, '') || ' ' || COALESCE(NEW.credit, '')), 'ß', 'ss') AS text
      WHERE NEW.mime >= 'image/' AND NEW.mime < 'image0');
END;
CREATE TRIGGER media_search_removed AFTER DELETE ON media BEGIN
  DELETE FROM media_search WHERE rowid = OLD.id;
END;

-- How far the clock has come with what was there before these triggers (content/write/media/index-media.ts): it goes down from
-- `place`. A row goes when it is done.
CREATE TABLE picture_index_state (
  kind TEXT PRIMARY KEY,
  place INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO picture_index_state (kind, place)
  SELECT 'post', MAX(post_id) FROM post_bodies HAVING MAX(post_id) IS NOT NULL;
INSERT INTO picture_index_state (kind, place) SELECT 'page', MAX(id) FROM pages HAVING MAX(id) IS NOT NULL;
INSERT INTO picture_index_state (kind, place) SELECT 'media', MAX(id) FROM media HAVING MAX(id) IS NOT NULL;
