-- Texts of the brand (decision 106): 1 where content/write/keep-brand-texts.ts keeps them as the brand's folder says, until somebody
-- writes others. Those that former migrations wrote are so, unless they were changed.
ALTER TABLE newsletters ADD COLUMN from_brand INTEGER NOT NULL DEFAULT 0;
ALTER TABLE upsell_campaigns ADD COLUMN from_brand INTEGER NOT NULL DEFAULT 0;

UPDATE newsletters SET from_brand = 1 WHERE (slug, title, description) IN (VALUES
  ('morgen', 'Guten Morgen, Vorarlberg', 'Was heute im Land wichtig wird, und was über Nacht geschehen ist.'),
  ('abend', 'Der Tag am Abend', 'Die Geschichten des Tages, zum Nachlesen in Ruhe.'),
  ('wochenende', 'Wochenende', 'Die Geschichten der Woche, und was die meisten gelesen haben.'),
  ('sport', 'Sport aus dem Land', 'Ergebnisse und Berichte vom Wochenende.'),
  ('eilmeldungen', 'Eilmeldungen', 'Wenn etwas geschieht, das alle angeht.'),
  ('VPLUS_Subscriber', 'Talblick Plus', 'Für Abonnentinnen und Abonnenten: Neues rund um das Abo.'));
UPDATE upsell_campaigns SET from_brand = 1 WHERE (number, offer_short, offer_long) IN (VALUES
  ('', 'Talblick Plus zum Print-Abo, ohne Aufpreis',
   'Zu deinem Print-Abo gehört Talblick Plus: alle Plus-Artikel auf Talblick, in der App und auf allen Geräten, solange dein Print-Abo läuft. Ohne Aufpreis.'),
  ('PREMIUM26', 'Talblick Plus Premium zum Print-Abo',
   'Für Print-Abonnentinnen und Print-Abonnenten: Talblick Plus Premium mit E-Paper, allen Plus-Artikeln und weniger Werbung, solange dein Print-Abo läuft.'));

-- A database that nobody has used yet names no paper until its own one's texts are there.
UPDATE newsletters SET title = CASE slug WHEN 'morgen' THEN 'Guten Morgen' ELSE 'Plus' END
  WHERE slug IN ('morgen', 'VPLUS_Subscriber') AND from_brand = 1
    AND NOT EXISTS (SELECT 1 FROM accounts) AND NOT EXISTS (SELECT 1 FROM posts);
UPDATE upsell_campaigns SET offer_short = replace(offer_short, 'Talblick ', ''),
    offer_long = replace(replace(offer_long, ' auf Talblick', ''), 'Talblick ', '')
  WHERE from_brand = 1 AND NOT EXISTS (SELECT 1 FROM accounts) AND NOT EXISTS (SELECT 1 FROM posts);
