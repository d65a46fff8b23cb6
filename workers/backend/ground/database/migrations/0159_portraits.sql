-- Pictures that an import brought for a death notice that is no more: the clock deletes those that nothing else shows.
CREATE TABLE left_portraits (
  media_id INTEGER PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE
);
CREATE TRIGGER death_notices_leave_portraits AFTER DELETE ON death_notices
WHEN OLD.media_id IS NOT NULL AND OLD.picture_address IS NOT NULL
BEGIN
  INSERT INTO left_portraits (media_id) SELECT m.id FROM media m WHERE m.id = OLD.media_id ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER death_notices_replace_portraits AFTER UPDATE OF media_id ON death_notices
WHEN OLD.media_id IS NOT NULL AND OLD.picture_address IS NOT NULL AND NEW.media_id IS NOT OLD.media_id
BEGIN
  INSERT INTO left_portraits (media_id) SELECT m.id FROM media m WHERE m.id = OLD.media_id ON CONFLICT DO NOTHING;
END;
