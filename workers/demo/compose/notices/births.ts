/** Births: a child of the municipality, its family and what those around it say. */
import { Count, count, digits, type Facts, genitive, ranked, type Telling } from "#workers/demo/compose/telling.ts";

/** Tells of one birth. */
export function tellBirth(f: Facts): Telling {
  const p = f.place;
  const mother = f.young(true);
  const father = f.young(false, f.chance(0.7) ? mother.last : undefined);
  const parents = mother.last === father.last ? `${mother.first} und ${father.full}` : `${mother.full} und ${father.full}`;
  const { name: baby, girl } = f.child();
  const grams = f.int(278, 425) * 10;
  const weight = `${digits(grams)} Gramm`;
  const size = `${f.int(47, 55)} Zentimeter`;
  const hospital =
    p.district === "Bludenz"
      ? f.one("im Landeskrankenhaus Bludenz", "im Landeskrankenhaus Feldkirch")
      : p.district === "Feldkirch"
        ? "im Landeskrankenhaus Feldkirch"
        : "im Krankenhaus Dornbirn";
  const time = `${f.int(1, 23)}.${String(f.int(1, 59)).padStart(2, "0")} Uhr`;
  const sie = girl ? "sie" : "er";
  const Sie = girl ? "Sie" : "Er";
  const ihr = girl ? "ihr" : "ihm";
  const ihre = girl ? "ihre" : "seine";
  const tochter = girl ? "Tochter" : "Sohn";
  const eineTochter = girl ? "eine Tochter" : "einen Sohn";
  const das = girl ? "das Mädchen" : "der Bub";
  const Das = girl ? "Das Mädchen" : "Der Bub";
  const sibling = f.child();
  const second = f.child(!sibling.girl);
  const age = f.int(2, 8);
  const grandmother = f.person(true);
  const grandfather = f.person(false);
  const midwife = f.person(true);
  const soFar = Math.max(2, Math.round((p.people / 100) * (f.int(25, 85) / 100)));
  const days = f.int(6, 9);
  return {
    kickers: ["Geburten", p.name, "Nachwuchs", "Willkommen"],
    titles: [
      `Willkommen, ${baby}: ${girl ? "Ein Mädchen" : "Ein Bub"} für ${p.name}`,
      `${baby} ist da: Familie ${mother.last} freut sich über Nachwuchs`,
      `${weight} Glück ${p.in}: ${baby} ist geboren`,
      `Ein neuer Name an der Wiege: ${baby} aus ${p.name}`,
      `${mother.first} und ${father.first} stellen ${girl ? "ihre kleine Tochter" : "ihren kleinen Sohn"} ${baby} vor`,
      `${p.name} ist um ${girl ? "eine Bürgerin" : "einen Bürger"} reicher: Hallo, ${baby}!`,
      `Um ${time} war alles anders: ${genitive(baby)} erster Tag`,
      `Klein, rosig, hellwach: ${baby} ${mother.last} ist ${p.in} zu Hause`,
      `Große Freude in der Familie ${mother.last} über ${baby}`,
      `${girl ? "Die kleine" : "Der kleine"} ${baby} hält eine Familie ${p.in} wach`,
      `${size} und schon ein Dickkopf: ${baby} aus ${p.name}`,
      `Storch landet ${p.in}: ${baby} ist gesund auf der Welt`,
      `Nachwuchs bei ${mother.first} und ${father.first}: ${baby} ist zu Hause angekommen`,
    ],
    leads: [
      `${mother.first} und ${father.full} haben ${eineTochter} bekommen. ${baby} wog bei der Geburt ${weight}.`,
      `${baby} heißt ${girl ? "die jüngste Einwohnerin" : "der jüngste Einwohner"} ${p.in}. Mutter und Kind sind wohlauf.`,
      `Die Tasche stand seit Wochen bereit, gebraucht wurde sie dann doch überraschend: ${p.In} ist ${baby} zur Welt gekommen.`,
      `Gesund, hungrig und mit kräftiger Stimme: ${baby} hat ${hospital} das Licht der Welt erblickt.`,
      `Familie ${mother.last} ${p.in} freut sich über ${baby}, ${weight} schwer und ${size} groß.`,
      `Ein neues Gesicht ${p.region}: ${baby} ist vor wenigen Tagen geboren.`,
      `Seit ${count(days)} Tagen dreht sich bei Familie ${mother.last} alles um ${baby}.`,
      `Das Namensschild an der Haustür bekommt eine Zeile mehr: ${baby} ist da.`,
      `Um ${time} kam ${baby} zur Welt. Die Eltern stammen aus ${p.name} und ${p.other}.`,
      `${parents} sind Eltern geworden – ${girl ? "ihre" : "ihr"} ${tochter} heißt ${baby}.`,
      `Die Hebamme sprach von einer Bilderbuchgeburt: ${baby} und ${girl ? "ihrer" : "seiner"} Mutter geht es bestens.`,
      `Kurze Nächte, lange Blicke: ${mother.first} und ${father.first} lernen gerade ${baby} kennen.`,
      `${p.name} wächst. Mit ${baby} zählt ${p.die} heuer ${count(soFar)} Neugeborene.`,
    ],
    parts: [
      [
        `Um ${time} war es so weit: ${hospital.replace("im", "Im")} kam ${baby} zur Welt, ${weight} schwer und ${size} groß. ${parents} aus ${p.name} hatten da lange Stunden hinter sich, von denen sie heute schon lachend erzählen.`,
        `${parents} haben ${eineTochter} bekommen. ${baby} wurde ${hospital} geboren und brachte ${weight} auf die Waage. ${Das} misst ${size} und hat, so versichern die Eltern, bereits eine klare Meinung zum Thema Schlafenszeit.`,
        `Noch ist alles winzig, die Fingernägel, die Mütze, die Söckchen. Nur die Stimme von ${baby} ist es nicht: Mit ${weight} und ${size}n meldete sich ${das} um ${time} auf der Welt, sehr zur Erleichterung von ${mother.first} und ${father.full}.`,
        `Drei Tage nach dem errechneten Termin hatte ${baby} genug vom Warten. ${Sie} kam ${hospital} zur Welt, ${size} groß und ${weight} schwer. Inzwischen haben ${parents} ${girl ? "die Kleine" : "den Kleinen"} heim nach ${p.name} geholt.`,
        `Die Fahrt ins Krankenhaus dauerte kürzer als die Parkplatzsuche, erzählt ${father.full}. Wenig später hielt ${mother.full} ${girl ? "ihre Tochter" : "ihren Sohn"} im Arm: ${baby}, geboren um ${time}, ${weight}, ${size}.`,
        `Zwischen Wickeltisch und Küchentisch liegt bei Familie ${mother.last} ${p.in} derzeit alles, was ein Neugeborenes braucht. Gebraucht wird es von ${baby}, ${girl ? "der Tochter" : "dem Sohn"} von ${parents}. Im Mutter-Kind-Pass stehen seit der Geburt ${hospital} ${weight} und ${size}.`,
        `${girl ? "Ein Mädchen" : "Ein Bub"}! Bis zuletzt hatten sich ${parents} überraschen lassen. Nun ist ${baby} da, ${hospital} um ${time} geboren, ${size} groß und mit ${weight} ${grams > 3500 ? "ein kräftiges Kind" : "ein zartes, aber putzmunteres Kind"}.`,
        `Wer dieser Tage bei ${mother.first} und ${father.full} ${p.in} anläutet, tut das besser leise. ${baby} schläft nämlich gerade. ${Sie} wurde ${hospital} geboren, wog ${weight} und war ${size} groß.`,
        `Mit dem ersten Schrei um ${time} war die Familie komplett: ${baby} heißt ${girl ? "die Tochter" : "der Sohn"} von ${parents}. Das Gewicht: ${weight}. Die Größe: ${size}. Das Temperament: ausbaufähig, sagt der Vater.`,
        `Es regnete nicht, es stürmte nicht, der Verkehr floss – und doch werden ${parents} diese Stunden nie vergessen. ${hospital.replace("im", "Im")} kam ${girl ? "ihre Tochter" : "ihr Sohn"} ${baby} zur Welt. ${size} misst ${das}, ${weight} zeigte die Waage.`,
        `Fünf Minuten, länger habe das Aussuchen der Erstausstattung nicht gedauert, sagt ${mother.full}. Die Geburt dauerte etwas länger. Um ${time} war ${baby} da: ${weight}, ${size}, gesund. Vater ${father.full} durfte die Nabelschnur durchtrennen.`,
        `${p.name} hat wieder Zuwachs bekommen. ${baby} ist ${girl ? "das Töchterchen" : "das Söhnchen"} von ${parents} und wurde ${hospital} entbunden. Bei der ersten Untersuchung wurden ${weight} und ${size} notiert, dazu der Vermerk „lebhaft“.`,
        `Auf dem ersten Foto gähnt ${baby}, auf dem zweiten auch. Erst auf dem dritten schaut ${das} in die Kamera. ${Sie} ist ${girl ? "die Tochter" : "der Sohn"} von ${parents} aus ${p.name}, kam ${hospital} auf die Welt und wog ${weight} bei ${size}n.`,
      ],
      [
        `Für die Eltern ist es das erste Kind. Das Zimmer im Dachgeschoß hat ${father.first} selbst ausgebaut, die Wiege stammt von der Großtante und ist älter als das Haus. Gestrichen wurde sie in einem hellen Grün, nach drei Probeanstrichen.`,
        `${sibling.name}, ${count(age)} Jahre alt und nun ${sibling.girl ? "große Schwester" : "großer Bruder"}, nimmt ${sibling.girl ? "ihre" : "seine"} Aufgabe ernst. ${sibling.girl ? "Sie" : "Er"} sortiert die Strampler nach Farben, verteilt Schnuller und erklärt allen Gästen, dass Babys keine Gummibärchen essen dürfen.`,
        `${Sie} ist das dritte Kind der Familie. ${sibling.name} und ${second.name} haben schon ausgehandelt, wer an welchem Tag den Kinderwagen schieben darf. Der Plan hängt am Kühlschrank, ausgestellt auf das ganze kommende Jahr.`,
        `Den Namen hat die Familie lange geheim gehalten. Er stand auf einem Zettel in der Besteckschublade, gefaltet und mit einem Klebeband verschlossen. Ein zweiter Vorschlag kam nie in Frage, sagen beide, denn ${girl ? "eine Urgroßmutter" : "ein Urgroßvater"} hieß ebenso.`,
        `${mother.first} arbeitet als ${f.one("Physiotherapeutin", "Kindergartenpädagogin", "Technikerin", "Bankangestellte", "Köchin")}, ${father.first} als ${f.one("Zimmerer", "Lehrer", "Softwareentwickler", "Landwirt", "Elektriker")}. Beide wollen sich die Karenz teilen: Zuerst bleibt die Mutter zu Hause, im zweiten Jahr übernimmt der Vater für sechs Monate.`,
        `Kennengelernt haben sich die Eltern vor ${count(f.int(4, 11))} Jahren bei einem Zeltfest in ${p.other}. Vor zwei Jahren sind sie ${p.in} eingezogen, in eine Wohnung, die damals noch viel zu groß wirkte. Jetzt passt sie.`,
        `Besonders gefreut hat sich Urgroßmutter ${f.person(true).first}. Mit ${f.int(86, 97)} Jahren ist sie die Älteste der Familie und hat das Jäckchen gestrickt, in dem ${baby} nach Hause gekommen ist. Das zweite, eine Nummer größer, ist bereits in Arbeit.`,
        `An der Familie hängt halb ${p.name}: Großvater ${grandfather.full} war jahrzehntelang bei der Feuerwehr, eine Tante leitet die Bücherei, der Onkel dirigiert. An Aufsicht wird es ${baby} also nicht fehlen, an Instrumenten auch nicht.`,
        `Auch der Hund der Familie hat sich an die neue Lage gewöhnt. In den ersten Nächten schlief er vor der Zimmertür, seither bewacht er den Kinderwagen. Besuch darf erst näher kommen, wenn er genickt hat, behaupten die Eltern.`,
        `Nach ${count(f.int(3, 5))} Tagen durfte die Familie heim. Dort warteten ein Transparent über der Haustür, drei Töpfe Suppe von den Nachbarn und ein Storch aus Sperrholz, der mit ${genitive(baby)} Namen beschriftet ist.`,
        `Eigentlich wollten die Eltern noch rechtzeitig übersiedeln, doch die Handwerker brauchten länger als gedacht. So verbringt ${baby} die ersten Wochen bei den Großeltern ${p.spot}. Dort ist ohnehin immer jemand wach.`,
        `Die Vornamen der Eltern beginnen ${mother.first.charAt(0) === father.first.charAt(0) ? `beide mit ${mother.first.charAt(0)}` : `mit ${mother.first.charAt(0)} und ${father.first.charAt(0)}`}; ${mother.first.charAt(0) === baby.charAt(0) || father.first.charAt(0) === baby.charAt(0) ? "dass das Kind nun denselben Anfangsbuchstaben trägt, war ein Zufall" : "das Kind sollte unbedingt einen eigenen Anfangsbuchstaben bekommen"}. Ausgesucht haben sie den Namen beim Wandern, notiert auf der Rückseite einer Fahrkarte.`,
        `Cousinen und Cousins gibt es bereits ${count(f.int(5, 11))}, alle wohnen im Umkreis von wenigen Kilometern. Am ersten gemeinsamen Nachmittag wurde ${baby} der Reihe nach gehalten, vom größten Cousin bis zur kleinsten Cousine, jeweils genau zwei Minuten.`,
      ],
      [
        `„Ich habe mir vorgenommen, jeden Tag einen Satz aufzuschreiben“, sagt ${mother.first}. „Bisher steht da vor allem: müde und glücklich.“`,
        `„Man liest viel vorher, aber wenn ${sie} einen zum ersten Mal anschaut, hat man alles vergessen“, beschreibt ${father.first} die ersten Minuten. „Da war es ganz still im Raum.“`,
        `Großmutter ${grandmother.full} ist beinahe täglich da. „Ich koche, ich bügle, und dann darf ich ${girl ? "sie" : "ihn"} halten“, sagt sie. „Das ist ein fairer Lohn.“`,
        `„Es ist alles so gelaufen, wie man es sich wünscht“, berichtet Hebamme ${midwife.full}, die die Familie auch zu Hause betreut. „Die beiden sind ruhig, das überträgt sich auf das Kind.“`,
        `„${Sie} hat ${girl ? "ihren" : "seinen"} eigenen Fahrplan, und der hat mit unserem nichts zu tun“, meint ${father.first} und klingt dabei gar nicht unzufrieden. „Schlaf wird überschätzt.“`,
        `„Wir sind dem Team auf der Station sehr dankbar“, sagt ${mother.first}. „Da war immer jemand, auch um drei in der Früh, auch für die ganz dummen Fragen.“`,
        `„Ich hab gedacht, ich kenne das schon alles“, erzählt Großvater ${grandfather.full} und wischt sich über die Augen. „Aber so ein Kind ist jedes Mal das erste.“`,
        `„Ich wollte eigentlich noch die Winterreifen versorgen“, sagt ${father.first}. „Da hat ${mother.first} gesagt: Die Reifen haben Zeit, ich nicht.“`,
        `Die Nachbarin ${f.person(true).full} hat die Nachricht als eine der Ersten erfahren. „Das Licht hat die ganze Nacht gebrannt, da war mir klar, dass etwas im Gang ist“, erzählt sie. „Am Morgen bin ich mit einem Gugelhupf hinüber.“`,
        `„Wir haben keine großen Pläne“, sagt ${mother.first}. „${Sie} soll draußen aufwachsen, mit Dreck unter den Nägeln und mit Leuten, die ${ihr} Grüß Gott sagen.“`,
        `„Wenn ${sie} lacht, und sei es nur im Schlaf, lachen alle mit, sogar die Tante am Telefon“, sagt ${mother.first}. „Mehr Unterhaltung brauchen wir im Moment nicht.“`,
        `„Am meisten hat mich überrascht, wie schnell man auf einmal eine Familie ist“, sagt ${father.first}. „Am Vortag stand da noch ein leeres Bettchen, und alle sind daran vorbeigegangen.“`,
        `Auf die Frage, wem ${baby} ähnlich sieht, gehen die Meinungen auseinander. „Die Nase ist von mir, der Appetit auch“, sagt ${father.first}. „Den Rest hat ${sie} zum Glück von der Mama.“`,
      ],
      [
        `${p.Die} ${p.name} überreicht jeder jungen Familie einen Gutschein für Stoffwindeln und ein Bilderbuch. ${baby} war heuer das ${ranked(soFar)} Kind, das damit bedacht wurde.`,
        `Getauft wird ${baby} im kommenden Jahr, die Paten stehen schon fest. Bis dahin wünscht die Redaktion der jungen Familie vor allem eines: ruhige Nächte.`,
        `Gratulationen sind willkommen, Besuche nach kurzer Anmeldung auch. Wer ein Geschenk bringen will, dem raten die Eltern zu Vorgekochtem – Strampler haben sie für die nächsten drei Kinder.`,
        `Auf der Gemeindewiese wird für jedes Neugeborene ein Obstbaum gesetzt. Für ${baby} wird es ${f.one("ein Apfelbaum", "ein Birnbaum", "ein Zwetschkenbaum", "ein Nussbaum", "ein Kirschbaum")}, das Schild mit dem Namen ist schon geschnitzt.`,
        `${p.mayorTitle} hat bereits gratuliert. ${Count(soFar)} Geburten zählt ${p.die} in diesem Jahr bisher, ${f.one("etwas mehr als im Jahr davor", "etwa so viele wie im Vorjahr", "zwei mehr als zur selben Zeit im Vorjahr")}.`,
        `Der erste Ausflug führte mit dem Kinderwagen ${p.water} entlang. Nach zweihundert Metern war ${baby} eingeschlafen, nach vierhundert der Vater auf der Bank.`,
        `Wir wünschen ${baby} Gesundheit, Neugier und gute Freundinnen und Freunde. Den Eltern wünschen wir einen starken Kaffee.`,
        `Beim nächsten Treffen der Eltern-Kind-Runde ${p.hall} wird die Familie zum ersten Mal dabei sein. Dort sitzen derzeit ${count(f.int(5, 12))} Kleinkinder auf der Matte, ${baby} bringt frischen Wind.`,
        `Die Musikkapelle hat ein Ständchen angekündigt, sobald die Familie ausgeschlafen ist. Einen Termin dafür gibt es, vorsichtshalber, noch nicht.`,
        `In der Familienchronik, die bis ins vorvorige Jahrhundert zurückreicht, hat ${baby} jetzt eine eigene Zeile. Der Platz daneben ist frei gelassen, für alles, was noch kommt.`,
        `Am Wochenende kommt die Verwandtschaft aus ${p.other} und will sich ${girl ? "die neue Erdenbürgerin" : "den neuen Erdenbürger"} ansehen. Es gibt Kaffee, Zopf und eine Besuchsordnung, an die sich wohl niemand halten wird.`,
        `${girl ? "Ihre" : "Seine"} erste Post hat ${baby} übrigens schon bekommen: Das Meldeamt bestätigt, dass ${sie} nun ganz offiziell ${p.in} zu Hause ist.`,
        `Der Kindergarten hat, halb im Scherz, schon einen Haken reserviert. Bis ${baby} ${ihre} Jacke dort aufhängt, vergehen noch drei Jahre, und die werden, das sagen alle, viel zu schnell vorbei sein.`,
      ],
    ],
    pictures: ["storch", "kinderwagen", "babyschuhe", "wiege"],
    tags: ["Geburt", p.name, baby],
  };
}
