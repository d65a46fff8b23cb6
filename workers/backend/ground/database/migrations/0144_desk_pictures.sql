-- Which pictures the desk's texts name (0141_picture_library.sql).
CREATE TRIGGER media_uses_desk_added AFTER INSERT ON desk_posts WHEN instr(NEW.text, '"media":') > 0 BEGIN
  INSERT INTO media_uses (media, kind, owner)
    SELECT DISTINCT value, 'desk', NEW.id FROM json_tree(NEW.text) WHERE key = 'media' AND type = 'text';
END;
CREATE TRIGGER media_uses_desk_changed AFTER UPDATE OF text ON desk_posts
WHEN NEW.text IS NOT OLD.text AND (instr(NEW.text, '"media":') > 0 OR instr(OLD.text, '"media":') > 0) BEGIN
  DELETE FROM media_uses WHERE kind = 'desk' AND owner = NEW.id
    AND media NOT IN (SELECT value FROM json_tree(NEW.text) WHERE key = 'media' AND type = 'text');
  INSERT INTO media_uses (media, kind, owner)
    SELECT DISTINCT value, 'desk', NEW.id FROM json_tree(NEW.text) WHERE key = 'media' AND type = 'text'
      AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media = value AND kind = 'desk' AND owner = NEW.id);
END;
CREATE TRIGGER media_uses_desk_removed AFTER DELETE ON desk_posts BEGIN
  DELETE FROM media_uses WHERE kind = 'desk' AND owner = OLD.id;
END;
