-- Standing pages as the newsroom keeps them: each has a number at the desk that stays, and says whether the desk writes it.
CREATE TABLE desk_pages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL UNIQUE, -- of its row in `pages`, where it is published; `desk-page:{id}` of one that was begun here
  owned_at INTEGER -- seconds since 1970: from then on the desk writes it and no import does; null: the desk never published it
);
INSERT INTO desk_pages (source) SELECT source FROM pages ORDER BY id;

-- Triggers, since pages come from the desk, from imports, from the bridge and back from an export alike.
CREATE TRIGGER desk_pages_added AFTER INSERT ON pages BEGIN
  INSERT INTO desk_pages (source) SELECT NEW.source WHERE NOT EXISTS (SELECT 1 FROM desk_pages WHERE source = NEW.source);
END;
-- One that the desk owns, or that somebody is working on, stays there without its page.
CREATE TRIGGER desk_pages_removed AFTER DELETE ON pages BEGIN
  DELETE FROM desk_pages WHERE source = OLD.source AND owned_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM desk_drafts WHERE kind = 'page' AND key = OLD.source AND content IS NOT NULL);
END;

-- Which pictures their drafts name (0141_picture_library.sql). Drafts come and go by the number of the page.
CREATE TRIGGER media_uses_draft_added AFTER INSERT ON desk_drafts WHEN NEW.kind = 'page' AND instr(NEW.content, '"media":') > 0 BEGIN
  INSERT INTO media_uses (media, kind, owner)
    SELECT DISTINCT value, 'draft', owner.id FROM desk_pages owner, json_tree(NEW.content)
      WHERE owner.source = NEW.key AND json_tree.key = 'media' AND type = 'text';
END;
CREATE TRIGGER media_uses_draft_changed AFTER UPDATE OF content ON desk_drafts
WHEN NEW.kind = 'page' AND NEW.content IS NOT OLD.content AND (instr(NEW.content, '"media":') > 0 OR instr(OLD.content, '"media":') > 0) BEGIN
  DELETE FROM media_uses WHERE kind = 'draft' AND owner = (SELECT id FROM desk_pages WHERE source = NEW.key);
  INSERT INTO media_uses (media, kind, owner)
    SELECT DISTINCT value, 'draft', owner.id FROM desk_pages owner, json_tree(COALESCE(NEW.content, 'null'))
      WHERE owner.source = NEW.key AND json_tree.key = 'media' AND type = 'text';
END;
CREATE TRIGGER media_uses_draft_removed AFTER DELETE ON desk_pages BEGIN
  DELETE FROM media_uses WHERE kind = 'draft' AND owner = OLD.id;
END;
