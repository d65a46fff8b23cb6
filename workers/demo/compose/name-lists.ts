/** Names for invented people, and the combinations that belong to people in public life. */
const list = (text: string): string[] => text.trim().split(/\s+/);

export const womenNames = list(`
Andrea Angelika Anna Annemarie Barbara Beate Bernadette Birgit Brigitte Carina Carmen Christa Christina Claudia Cornelia
Daniela Doris Edith Elfriede Elisabeth Elke Erika Esther Eva Evelyn Franziska Gabriele Gerda Gertrud Heidi Helga Herta
Ingrid Irene Irmgard Isabella Jasmin Johanna Judith Julia Karin Katharina Kerstin Lea Lisa Luzia Magdalena Manuela
Margit Maria Marlies Martina Melanie Michaela Miriam Monika Nadine Nicole Nina Patricia Petra Ramona Regina Renate
Rosmarie Ruth Sabine Sandra Sarah Sigrid Silvia Simone Sonja Stefanie Susanne Sybille Tamara Tanja Theresia Ulrike
Ursula Valentina Vera Verena Veronika Viktoria Waltraud Yvonne Hildegard Lydia Margarethe Rita Anita Bettina Corinna
`);

export const menNames = list(`
Alexander Alfred Alois Andreas Anton Armin Arno Bernd Bernhard Bertram Bruno Christian Christoph Clemens Daniel David
Dietmar Dominik Edgar Elmar Emanuel Engelbert Erich Erwin Fabian Ferdinand Florian Franz Fridolin Gebhard Georg Gerhard
Gernot Gerold Günter Guntram Hannes Harald Hartmut Heinz Helmut Herbert Hermann Hubert Ingo Jakob Jodok Johannes Josef
Jürgen Kaspar Kilian Klaus Konrad Kurt Leopold Lorenz Ludwig Lukas Manfred Manuel Marcel Mario Markus Martin Mathias
Michael Norbert Oskar Oswald Othmar Otto Patrick Paul Peter Philipp Pius Rainer Raphael Reinhard Reinhold Richard
Robert Roland Rudolf Rupert Sebastian Siegfried Simon Stefan Thomas Tobias Ulrich Viktor Walter Werner Wilhelm Wolfgang
`);

/** First names of people who are under forty. */
export const youngWomenNames = list(`
Alina Amelie Anja Anna Annalena Carina Celine Chiara Christina Denise Eva Fabienne Franziska Hanna Helena Isabella Jana
Jasmin Johanna Julia Katharina Katja Larissa Laura Lea Lena Leonie Linda Lisa Luisa Magdalena Maria Marina Marlene Melanie
Michelle Miriam Nadine Natalie Nicole Nina Patricia Ramona Rebecca Sabrina Sandra Sarah Selina Sophia Stefanie Tamara Tanja
Teresa Theresa Valentina Vanessa Vera Verena Veronika Viktoria
`);

export const youngMenNames = list(`
Adrian Alexander Andreas Benjamin Bernhard Christoph Clemens Daniel David Dominik Elias Emanuel Fabian Fabio Felix Florian
Georg Gregor Hannes Jakob Jan Johannes Jonas Julian Kevin Kilian Lorenz Lukas Manuel Marcel Marco Mario Martin Matthias
Maximilian Michael Moritz Nico Niklas Patrick Pascal Paul Philipp Raphael Rene Samuel Sebastian Simon Stefan Thomas Tobias
Valentin
`);

export const familyNames = list(`
Alge Amann Ammann Albrich Albrecht Bachmann Battlogg Bechter Beck Beer Begle Bereuter Berchtold Berkmann Bertsch Bickel
Bischof Bitschnau Bitsche Böhler Bösch Brändle Breuß Brugger Burtscher Dietrich Diem Domig Dorner Drexel Dünser Düringer
Eberle Ebner Egender Eiler Ellensohn Ender Entner Erath Erne Fessler Felder Fend Fetz Feuerstein Feurle Fink Fitz Flatz
Fleisch Forster Frei Frick Fritsche Fuchs Fussenegger Ganahl Gasser Gassner Geiger Giesinger Giselbrecht Gmeiner Gohm
Grabher Greber Greussing Gruber Gunz Hagen Hagspiel Hammerer Hämmerle Hartmann Hehle Heinzle Hiller Hirschauer Höfle
Hofer Hollenstein Hopfner Huber Hutter Ilg Immler Innauer Jäger Jochum Juen Jussel Kalb Kasper Kathan Kaufmann Keckeis
Keßler Klocker Köb Kohler Kolb König Konzett Kopf Kreutz Küng Künzler Lampert Lang Längle Lässer Lerch Lins Lipburger
Loacker Lorünser Ludescher Luger Madlener Mähr Malin Mangard Marent Märk Marte Mäser Mätzler Mathis Maurer Mayer Meier
Mennel Metzler Meusburger Moll Moosbrugger Moosmann Morscher Mündle Muxel Müller Nachbaur Nägele Natter Nenning Netzer
Neyer Nigsch Nussbaumer Oberhauser Österle Peter Pfanner Pfefferkorn Plangg Purtscher Rhomberg Riedmann Ritter Rohner
Rudigier Rüf Rümmele Rüscher Salzgeber Salzmann Schädler Schallert Schedler Scheffknecht Schelling Schertler Schmid
Schneider Schoder Schranz Schwarz Schwärzler Schweiger Schwendinger Seeberger Simma Sinz Sohm Speckle Spiegel Spettel
Stadelmann Steiner Steurer Stockinger Stoß Strolz Stüttler Summer Sutter Sutterlüty Tagwerker Thaler Tiefenthaler
Thurnher Troy Tschabrun Tschofen Türtscher Ulmer Vallaster Vetter Vogel Vögel Vonach Vonbank Vonblon Wachter Waibel
Walch Waldner Walser Wehinger Welte Wiederin Winder Winsauer Witzemann Wohlgenannt Wolf Wüstner Zech Zengerle Zerlauth
Zimmermann Zudrell
`);

/** Combinations of these lists that are names of people in public life, past or present. */
export const blockedNames = new Set(
  list(`
Anita_Wachter Mario_Reiter Toni_Innauer Hubert_Strolz Johannes_Strolz Egon_Zimmermann Gerhard_Nenning Andrea_Kaufmann
Angelika_Moosbrugger Elmar_Rhomberg Christian_Loacker Peter_Böhler Walter_Gohm Paul_Sutterlüty Gerhard_Beer Walter_Beer
Andreas_Simma Markus_Giesinger Werner_Müller Wilhelm_Müller Alwin_Müller Thomas_Lampert Gert_Mayer Gabriele_Mähr
Gerold_Mähr Roman_Kopf Dietmar_Summer Kilian_Tschabrun Gerold_Welte Martin_Burtscher Florian_Küng Herbert_Bitschnau
Martin_Vallaster Thomas_Zudrell Florian_Morscher Eugen_Hartmann Guido_Flatz Robert_Meusburger Josef_Schmid Stefan_Strolz
Peter_Nussbaumer Reinhold_Eberle Irmgard_Hagspiel Erich_Kohler Werner_Konzett Michael_Konzett Stefan_Nigsch Simon_Lins
Anton_Gohm Martin_Purtscher Herbert_Keßler Thomas_Schranz Karl_Schranz Stefan_Jochum Martina_Rüscher Barbara_Fink
Matthias_Strolz Michael_Ritter Peter_Dietrich Daniel_Mähr Wolfgang_Flatz Paul_Gruber Christoph_Thaler Franz_Felder
Rudolf_Steiner Robert_Schneider Gerold_Amann Klaus_König Wolfgang_Türtscher Egmont_Schwärzler Georg_Moosbrugger
Thomas_Gruber Michael_Gruber Johannes_Schmid Sandra_Schoch Christian_Bickel Richard_Wagner Gebhard_Alge Markus_Schmid
Robert_Schumann Werner_Grabher Adi_Fischer Stefan_Kraft Thomas_Rhomberg Hubert_Rhomberg Franz_Rhomberg Eva_Pinkelnig
Stefan_Hagen Hans_Hagen Lukas_Mähr David_Bertsch Lea_Bertsch Jonas_Mätzler Miriam_Fessler David_Rhomberg Anna_Summer
Katharina_Natter Elias_Burtscher Thomas_Hagen Sophie_Moosbrugger Julia_Rohner Jürgen_Weiss Ulrich_Nachbaur
`).map((name) => name.replace("_", " ")),
);

export const girlNames = list(`
Emma Lina Marie Mia Lea Anna Emilia Ida Leonie Valentina Luisa Johanna Sophia Clara Nora Ella Frieda Paula Magdalena Laura
Rosa Mathilda Elena Hanna Lena Amelie Greta Romy Pia Helena Theresa Maja Lotta Josefine Charlotte Antonia Malea Livia
Juna Elina Marlene Katharina Alma Selma Thea Miriam Eva Amira Flora Zoe Melina Nele Ronja Annika Franka Leni Tilda Mila
Zehra Elif Sara Aylin Hermine Carla Stella Viola Linda Ines Nina Rahel Julia Viktoria Ava Klara Elisa Aurelia
`);

export const boyNames = list(`
Paul Jakob Elias Noah Felix Leon Maximilian Lukas David Valentin Emil Luis Theo Jonas Tobias Ben Moritz Anton Leo Simon
Samuel Laurin Raphael Matteo Konstantin Jonathan Linus Vinzenz Johannes Oskar Florian Julian Benedikt Niklas Fabian
Henri Levin Gabriel Jannik Xaver Hannes Aaron Kilian Severin Fridolin Pius Kaspar Lorenz Noel Luca Mathias Finn Clemens
Emre Amir Adem Liam Milo Gustav Ferdinand Rafael Nico Dominik Marius Josef Quirin Arthur Elia Nils Max Silas Ilias
`);
