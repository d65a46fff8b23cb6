-- How a section of the front page shows its posts: the ratio of its cards, the button below them, and whether with pictures.
ALTER TABLE home_sections ADD COLUMN ratio TEXT NOT NULL DEFAULT 'SMALL' CHECK (ratio IN ('SMALL', 'PORTRAIT', 'CARD'));
ALTER TABLE home_sections ADD COLUMN button_text TEXT;
ALTER TABLE home_sections ADD COLUMN shows_pictures INTEGER NOT NULL DEFAULT 1;
UPDATE home_sections SET ratio = 'PORTRAIT' WHERE layout = 'VIDEO';
