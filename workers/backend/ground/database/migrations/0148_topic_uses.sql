-- What names a topic: asked before one is deleted that was begun by mistake (newsroom/front/remove-term.ts), and whenever a term's row goes.
CREATE INDEX post_terms_by_term ON post_terms (term_id);
CREATE INDEX terms_by_parent ON terms (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX follows_by_subject ON follows (kind, key);

-- Topics in the texts of the desk, also of those that nobody has published.
CREATE TABLE desk_topics (
  slug TEXT NOT NULL,
  desk_id INTEGER NOT NULL REFERENCES desk_posts (id) ON DELETE CASCADE,
  PRIMARY KEY (slug, desk_id)
) WITHOUT ROWID;
CREATE INDEX desk_topics_by_post ON desk_topics (desk_id);
INSERT INTO desk_topics (slug, desk_id)
  SELECT DISTINCT json_each.value ->> 'slug', desk_posts.id FROM desk_posts, json_each(desk_posts.text, '$.topics');

CREATE TRIGGER desk_topics_added AFTER INSERT ON desk_posts BEGIN
  INSERT INTO desk_topics (slug, desk_id) SELECT DISTINCT value ->> 'slug', NEW.id FROM json_each(NEW.text, '$.topics');
END;
CREATE TRIGGER desk_topics_changed AFTER UPDATE OF text ON desk_posts
WHEN NEW.text IS NOT OLD.text AND (NEW.text -> '$.topics') IS NOT (OLD.text -> '$.topics') BEGIN
  DELETE FROM desk_topics WHERE desk_id = NEW.id;
  INSERT INTO desk_topics (slug, desk_id) SELECT DISTINCT value ->> 'slug', NEW.id FROM json_each(NEW.text, '$.topics');
END;
