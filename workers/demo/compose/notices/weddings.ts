/** Weddings: a couple of the municipality, its day and those who celebrated with it. */
import { count, type Facts, type Telling } from "#workers/demo/compose/telling.ts";

/** Tells of one wedding. */
export function tellWedding(f: Facts): Telling {
  const p = f.place;
  const bride = f.young(true);
  const groom = f.young(false);
  const couple = `${bride.first} und ${groom.first}`;
  const full = `${bride.full} und ${groom.full}`;
  const brideJob = f.one(
    "Krankenpflegerin",
    "Tischlerin",
    "Lehrerin",
    "Buchhalterin",
    "Grafikerin",
    "Konditorin",
    "Tierärztin",
    "Bauingenieurin",
  );
  const groomJob = f.one(
    "Landmaschinentechniker",
    "Volksschullehrer",
    "Installateur",
    "Koch",
    "Forstarbeiter",
    "Vermesser",
    "Maschinenbauer",
    "Physiotherapeut",
  );
  const guests = f.int(28, 160);
  const years = f.int(3, 14);
  const best = f.young(false);
  const maid = f.young(true);
  const mother = f.person(true);
  const registrar = f.person();
  const child = f.child();
  const feast = f.one(
    "in einem Gasthaus am Ort",
    p.city ? "auf einer Alpe hoch über der Stadt" : "auf einer Alpe oberhalb des Dorfs",
    "im Garten der Schwiegereltern",
    p.hall,
    "in einer umgebauten Scheune",
    "in einem leergeräumten Stadel",
  );
  return {
    kickers: ["Hochzeiten", p.name, "Trauung", "Ja-Wort"],
    titles: [
      `${couple} haben ${p.in} Ja gesagt`,
      `Ein Ja mit Nachhall: ${full} sind verheiratet`,
      `Zwei Ringe, ${guests} Gäste: ${couple} feiern Hochzeit`,
      `Nach ${count(years)} Jahren vor den Altar: Hochzeit ${p.in}`,
      `${bride.full} und ${groom.first} ${groom.last} trauen sich`,
      `Hochzeit ${p.in}: Die ${brideJob} und der ${groomJob}`,
      `Glocken ${p.in} für ${couple}`,
      `Wenn ${bride.first} Ja sagt, weint auch der Trauzeuge`,
      `Tanz bis zum Morgen: ${p.name} feiert mit ${couple}`,
      `${groom.first} hat gefragt, ${bride.first} hat nicht lange überlegt`,
      `Das Brautpaar der Woche: ${bride.last} und ${groom.last}`,
      `Getraut ${p.in}: ${couple} gehen gemeinsam weiter`,
      `Vom ersten Blick zum Ja-Wort: Die Hochzeit von ${couple}`,
    ],
    leads: [
      `${full} haben ${p.in} geheiratet. ${guests} Gäste feierten mit ihnen.`,
      `Die ${brideJob} und der ${groomJob} kennen sich seit ${count(years)} Jahren. Jetzt sind sie Mann und Frau.`,
      `Ein leises Ja, ein lautes Ja und viele nasse Taschentücher: ${couple} haben sich getraut.`,
      `${p.mayorTitle} gratulierte, die Verwandtschaft warf Reis: ${p.In} wurde Hochzeit gefeiert.`,
      `Er kommt aus ${p.other}, sie aus ${p.name}. Geheiratet haben ${couple} dort, wo sie wohnen.`,
      `Aus einer Bekanntschaft auf der Tanzfläche ist eine Ehe geworden: ${full} sind verheiratet.`,
      `Standesamt, Kirche, Fest: ${couple} haben ihren großen Tag hinter sich – und schwärmen.`,
      `Der Termin stand seit einem Jahr im Kalender, das Kleid hing seit einem halben im Kasten: ${bride.first} und ${groom.full} haben geheiratet.`,
      `Es war ein Fest ohne Eile. ${full} gaben sich ${p.in} das Ja-Wort.`,
      `Mit ${guests} Menschen, die ihnen wichtig sind, haben ${couple} ihre Hochzeit begangen.`,
      `Die Trauzeugen hatten die Ringe, die Musik hatte die Noten, und das Brautpaar hatte die Ruhe weg.`,
      `${p.name} hat ein Ehepaar mehr: ${full} sind seit kurzem verheiratet.`,
      `Klein sollte die Hochzeit sein, am Ende waren es ${guests} Gäste. Bereut haben es ${couple} nicht.`,
    ],
    parts: [
      [
        `${full} haben sich ${p.atOffice} ${p.in} das Ja-Wort gegeben. ${registrar.as("Standesbeamtin", "Standesbeamter")} erinnerte in der Ansprache an den ersten gemeinsamen Urlaub des Paares, der nach zwei Tagen im Regen auf einem Campingplatz zu Ende ging – und trotzdem als der schönste gilt.`,
        `Als die Glocken läuteten, war die Braut schon da und der Bräutigam auch, nur der Fotograf fehlte noch. ${p.church.startsWith("im") ? "Im" : "In"}${p.church.slice(2)} ${p.in} haben ${full} geheiratet, vor ${guests} Gästen und mit leichter Verspätung.`,
        `Sie, ${brideJob}, mag Listen. Er, ${groomJob}, verliert sie. Zusammen haben ${full} eine Hochzeit auf die Beine gestellt, bei der nichts fehlte. Getraut wurde das Paar ${p.church}.`,
        `Ein Traktor mit Blumenkranz, dahinter ${count(f.int(4, 12))} hupende Autos: So fuhr der Hochzeitszug von ${full} durch ${p.name}. Zuvor hatten sich die beiden im kleinen Kreis das Versprechen gegeben, auf das sie ${count(years)} Jahre gewartet hatten.`,
        `Mit ${guests} Gästen haben ${full} ihre Hochzeit gefeiert. Die Trauung fand ${p.church} statt, das Fest stieg ${feast}. Dazwischen lag ein Fußmarsch, bei dem die Gäste mit Saft und Most versorgt wurden.`,
        `Sogar die Kühe auf der Weide nebenan schauten auf, als ${full} aus der Kirche traten und die Prangerschützen loslegten. ${p.Die} ${p.name} hat damit ein frisch vermähltes Ehepaar in ihrer Mitte.`,
        `Der Antrag kam auf einer Schutzhütte, bei Nebel und Kaspressknödelsuppe. Ein gutes Jahr später standen ${bride.full} und ${groom.full} nun vor ${registrar.as("der Standesbeamtin", "dem Standesbeamten")} und sagten, diesmal bei guter Sicht, beide Ja.`,
        `Barfuß wollte sie heiraten, in Wanderschuhen er. Man einigte sich auf Lederschuhe und einen Kompromiss beim Blumenschmuck: ${full} sind seit kurzem verheiratet, und wer sie ${p.in} trifft, sieht zwei Menschen, die viel lachen.`,
        `Beim Einzug spielte die Cousine Querflöte, beim Auszug die halbe Musikkapelle. Dazwischen versprachen sich ${full} ${p.church} die Treue. ${groom.first}, sonst kein Mann vieler Worte, hatte sein Versprechen auf die Rückseite eines Bierdeckels geschrieben.`,
        `„Ja, freilich“, antwortete ${bride.full} auf die entscheidende Frage und erntete dafür Gelächter bis in die letzte Reihe. ${groom.full} blieb beim einfachen Ja. Gültig ist die Ehe, die ${p.in} geschlossen wurde, in jedem Fall.`,
        `Im schlichten Rahmen, mit Eltern, Geschwistern und Trauzeugen, haben ${full} ${p.in} standesamtlich geheiratet. Das große Fest folgte am Abend ${feast}: ${guests} Gäste, eine lange Tafel, Lichterketten.`,
        `Die Ringe hat ein Freund geschmiedet, das Kleid die Patin genäht, die Torte stammt von der Großmutter. An der Hochzeit von ${full} ${p.in} haben viele Hände mitgewirkt, und ${guests} Gäste sahen das Ergebnis.`,
        `Pünktlich um elf öffnete sich das Tor. ${bride.full}, am Arm ihres Vaters, ging langsam, damit niemand etwas versäumt; ${groom.full} wartete vorne und vergaß zu atmen, wie er später erzählte. Eine Stunde danach waren sie Mann und Frau.`,
      ],
      [
        `Kennengelernt haben sich die beiden vor ${count(years)} Jahren bei einem Ball in ${p.other}. Er hatte seine Jacke verwechselt, sie steckte in seiner und wunderte sich über den Autoschlüssel in der Tasche. So kam man ins Gespräch.`,
        `Das Paar wohnt ${p.spot}, in einem Haus, das die beiden ${count(f.int(2, 4))} Jahre lang umgebaut haben. „Wer das gemeinsam übersteht, kann auch heiraten“, sollen die Schwiegereltern damals gesagt haben.`,
        `Trauzeugen waren ${maid.full} und ${best.full}. Sie hatten für den Abend ein Quiz vorbereitet, bei dem sich herausstellte, dass der Bräutigam die Schuhgröße seiner Frau nicht kennt, dafür aber ihre Lieblingsnudel.`,
        `Blumen trug ${child.name}, ${child.girl ? "die Tochter" : "der Sohn"} des Paares, und zwar mit solchem Ernst, dass am Ende der Kirche noch alle Blütenblätter im Korb lagen. Verstreut wurden sie dann eben beim Hinausgehen.`,
        `Im Berufsleben ist sie ${brideJob}, er arbeitet als ${groomJob}. Gemeinsam ist ihnen die Liebe zu den Bergen: In ${count(f.int(5, 12))} Gipfelbüchern stehen ihre Namen in diesem Jahr schon, auf der Hochzeitsreise sollen weitere folgen.`,
        `Gefeiert wurde ${feast}. Die Küche tischte auf, was sich das Paar gewünscht hatte: Flädlesuppe, Schweinsbraten, für alle anderen Käsknöpfle mit Kartoffelsalat. Vor der Torte hielt die Runde inne für die Großväter, die diesen Tag nicht mehr erleben konnten.`,
        `Natürlich wurde auch die Braut entführt. Gefunden hat sie der Bräutigam erst im dritten Wirtshaus, ausgelöst wurde sie gegen das Versprechen, ein Jahr lang den Müll hinauszutragen. Zeugen dafür gibt es genug.`,
        `Überrascht wurde das Paar von den Kameraden der Feuerwehr, die mit Schläuchen ein Spalier bildeten. ${groom.first} ist dort seit seiner Jugend dabei. Wasser floss keines, nur der Sekt.`,
        `Das Wetter tat, was es wollte: zuerst ein Schauer, dann ein Regenbogen, der, so die Brautmutter, „genau über dem Kirchturm“ stand. Auf den Fotos ist er tatsächlich zu sehen, wenn auch ein Stück weiter links.`,
        `Musikalisch gestaltete der Chor die Feier, in dem ${bride.first} seit Jahren im Alt singt. Beim letzten Lied sang sie, ganz gegen den Plan, auch jetzt mit, im Brautkleid und ohne Noten.`,
        `Eine lange Verlobungszeit liegt hinter den beiden. Zweimal wurde der Termin verschoben, einmal wegen eines gebrochenen Beins, einmal wegen der Zimmerei, die das Dach nicht fertig hatte. Beim dritten Anlauf passte alles.`,
        `Anstelle von Geschenken hatten sich ${couple} Spenden für den örtlichen Krankenpflegeverein gewünscht. ${f.int(9, 42) * 100} Euro kamen zusammen, dazu ein Sack voll selbst gehäkelter Topflappen, auf die eine Großtante nicht verzichten wollte.`,
        `Weil ${groom.first} in ${p.other} aufgewachsen ist, reiste von dort eine ganze Tischrunde an. Dass sie die heimische Runde beim Seilziehen schlug, wird beim nächsten Fest wohl noch Thema sein.`,
      ],
      [
        `„Ich war den ganzen Tag so ruhig wie selten“, erzählt ${bride.first}. „Erst als ich seine Mutter weinen gesehen habe, war es auch bei mir vorbei.“`,
        `„Man macht sich so viele Gedanken über die Sitzordnung“, sagt ${groom.first}. „Und dann stehen sowieso alle an der Bar.“`,
        `„Die beiden haben mir schon vor Jahren gesagt, dass sie irgendwann heiraten, nur das Irgendwann hat gefehlt“, sagt Trauzeuge ${best.full}. „Ich habe meine Rede dreimal neu geschrieben.“`,
        `Brautmutter ${mother.first} ${bride.last} war schon um fünf Uhr auf. „Ich habe noch den Tisch gebügelt“, sagt sie und lacht. „Das Tischtuch natürlich. Man ist ja doch nervös.“`,
        `„${groom.first} bringt mich jeden Tag zum Lachen, auch wenn er es nicht vorhat“, sagt die Braut. „Das ist eine gute Grundlage.“`,
        `„Wir haben gelernt, dass man nicht in allem einer Meinung sein muss“, sagt ${bride.first}. „Nur beim Kaffee, da gibt es keinen Spielraum.“`,
        `„Es ist ein seltsames Gefühl, einen Ring zu tragen“, gibt ${groom.first} zu, von Beruf ${groomJob}. „Bei der Arbeit hängt er jetzt an einer Kette um den Hals.“`,
        `„So eine Trauung ist für mich nie Routine“, sagt ${registrar.as("Standesbeamtin", "Standesbeamter")}. „Bei diesen beiden habe ich selbst schlucken müssen.“`,
        `Trauzeugin ${maid.full} kennt die Braut seit dem Kindergarten. „Sie hat mir mit sechs Jahren versprochen, dass ich bei ihrer Hochzeit die Schleppe trage“, erzählt sie. „Sie hat Wort gehalten.“`,
        `„Am schönsten war der Moment, als wir zehn Minuten für uns hatten“, sagt ${bride.first}. „Wir sind hinter der Kirche gesessen und haben gar nichts geredet.“`,
        `„Der erste Tanz war ein Walzer, jedenfalls theoretisch“, erzählt ${groom.first}. „Drei Monate Tanzkurs, und dann bin ich ihr beim zweiten Schritt auf den Saum gestiegen.“`,
        `„Früher hat man geheiratet und ist am nächsten Tag in den Stall“, meint Großvater ${f.person(false).full}. „Die zwei dürfen zuerst verreisen. Das ist schon besser so.“`,
        `„Uns war wichtig, dass alle dabei sind, vom Kleinkind bis zur Uroma“, sagt ${groom.first}. „Der älteste Gast ist um Mitternacht noch auf der Tanzfläche gestanden.“`,
      ],
      [
        `Die Hochzeitsreise führt mit dem Zug ${f.one("nach Sizilien", "an die Nordsee", "nach Slowenien", "in die Bretagne", "nach Schottland", "an den Gardasee")}. Danach beginnt der Alltag, auf den sich beide, wie sie sagen, mindestens so sehr freuen.`,
        `Wohnen bleibt das Paar ${p.in}. Am Briefkasten stehen künftig zwei Familiennamen, verbunden mit einem Und.`,
        `Den Brautstrauß fing übrigens ${f.person(true).full}, die sich mit einem beherzten Sprung gegen sieben Mitbewerberinnen durchsetzte. Einen Termin, sagt sie, gebe es noch nicht.`,
        `Wir gratulieren ${couple} herzlich und wünschen ihnen Geduld an den grauen und Übermut an den hellen Tagen.`,
        `Gegen vier Uhr früh gingen die Letzten heim, zu Fuß und singend. Beschwerden sind keine bekannt; die Nachbarschaft war eingeladen.`,
        `Vor dem Haus steht nun ein Bogen aus Tannenzweigen, wie es der Brauch will. Abgebaut wird er erst, wenn die Nadeln fallen – und dann muss das Paar noch einmal einladen.`,
        `${p.Die} überreichte ein Stammbuch und einen Korb mit heimischen Produkten. ${p.mayorTitle} kam persönlich vorbei, blieb eigentlich nur auf einen Schluck und tanzte dann bis Mitternacht.`,
        `Ein Jahr lang wollen die beiden die Gästekarten in einem Glas aufbewahren und jeden Sonntag eine lesen. Material dafür ist reichlich vorhanden.`,
        `Im Keller reift inzwischen ein Käselaib mit eingeritztem Datum. Angeschnitten wird er am ersten Hochzeitstag, eingeladen sind alle, die beim Aufräumen geholfen haben.`,
        `Zum Abschied ließen die Gäste ${p.water} Papierlaternen leuchten, jede mit einem Wunsch. Zwei verrieten die Frischvermählten: Gesundheit und ein trockener Keller.`,
        `Das Kleid wird gereinigt und weitergegeben: Die jüngere Cousine der Braut hat schon angemeldet, dass sie es im nächsten Jahr brauchen könnte.`,
        `Aus der Nachbarschaft kam ein Schild für die Haustür. „Hier wohnt das Glück“, steht darauf, etwas schief, aber von Hand gemalt. Es hängt bereits.`,
        `Für das Brautpaar geht es nun an den Garten, denn dort wartet ein Geschenk besonderer Art: ${count(f.int(3, 8))} Hühner samt Stall, überreicht von den Arbeitskollegen.`,
      ],
    ],
    pictures: ["blumen", "hochzeitspaar", "hochzeitstorte", "glocken"],
    tags: ["Hochzeit", p.name, "Standesamt"],
  };
}
