-- The newsroom's side of comments (decision 100).

-- What was brought from elsewhere before there was a queue has been read there.
UPDATE comments SET seen_at = created_at WHERE seen_at IS NULL AND source NOT GLOB 'here:*';

-- Who decided, and who answered a complaint; as in the staff log the number stays when the member is gone.
ALTER TABLE comment_decisions ADD COLUMN staff_id INTEGER;
ALTER TABLE comment_decisions ADD COLUMN answered_by INTEGER;

-- Whether a conversation's first comment stands for answers, hidden ones included.
CREATE INDEX comments_of_conversation ON comments (conversation) WHERE path > '';
