-- Comments that were written here, as the publisher's WordPress has them (decision 99). Empty where none go there. A row outlives its
-- comment, so that what was withdrawn here goes there too.
CREATE TABLE wordpress_comments (
  comment_id INTEGER PRIMARY KEY,
  own_source TEXT NOT NULL UNIQUE, -- here:…
  post TEXT NOT NULL, -- source of its post
  source TEXT UNIQUE, -- wp:{site}:comment-{id}; null while the site does not have it
  has_begun INTEGER NOT NULL DEFAULT 0, -- it may have been sent: the site is asked before it is sent again
  is_shown INTEGER NOT NULL DEFAULT 0, -- whether the site shows it, as far as is known
  told TEXT, -- digest of the name and text that the site has
  told_at INTEGER NOT NULL DEFAULT 0, -- in seconds since 1970
  serial INTEGER NOT NULL DEFAULT 0, -- rises with each change here, so that one during the work is not lost
  tries INTEGER NOT NULL DEFAULT 0,
  try_at INTEGER, -- null when there is nothing to tell
  fault TEXT, -- of the last try, for the operator
  leased_until INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX wordpress_comments_due ON wordpress_comments (try_at, comment_id) WHERE try_at IS NOT NULL;
CREATE INDEX wordpress_comments_by_post ON wordpress_comments (post);

-- Whoever changes a comment need not know of the site.
CREATE TRIGGER wordpress_comments_changed AFTER UPDATE OF author, html, is_hidden, gone_at ON comments
WHEN (OLD.author, OLD.html, OLD.is_hidden, OLD.gone_at) IS NOT (NEW.author, NEW.html, NEW.is_hidden, NEW.gone_at) BEGIN
  UPDATE wordpress_comments SET try_at = 0, tries = 0, serial = serial + 1 WHERE comment_id = NEW.id;
END;
CREATE TRIGGER wordpress_comments_gone AFTER DELETE ON comments BEGIN
  UPDATE wordpress_comments SET try_at = 0, tries = 0, serial = serial + 1 WHERE comment_id = OLD.id;
END;
