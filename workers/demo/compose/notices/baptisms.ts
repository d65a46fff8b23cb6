/** Baptisms: a child, its godparents and the feast. */
import { Count, count, digits, type Facts, genitive, type Telling } from "#workers/demo/compose/telling.ts";

/** Tells of one baptism. */
export function tellBaptism(f: Facts): Telling {
  const p = f.place;
  const { name: baby, girl } = f.child();
  const mother = f.young(true);
  const father = f.young(false, f.chance(0.75) ? mother.last : undefined);
  const parents = mother.last === father.last ? `${mother.first} und ${father.full}` : `${mother.full} und ${father.full}`;
  const godmother = f.young(true);
  const godfather = f.young(false);
  const priest = f.one(`Pfarrer ${f.person(false).full}`, `Diakon ${f.person(false).full}`, `Pfarrer ${f.person(false).full}`);
  const months = f.int(3, 11);
  const guests = f.int(14, 60);
  const sie = girl ? "sie" : "er";
  const Sie = girl ? "Sie" : "Er";
  const ihrer = girl ? "ihrer" : "seiner";
  const sibling = f.child();
  const grandmother = f.person(true);
  const grandfather = f.person(false);
  const Church = `${p.church.charAt(0).toUpperCase()}${p.church.slice(1)}`;
  const robeYears = f.int(60, 120);
  return {
    kickers: ["Taufen", p.name, "Taufe", "Familie"],
    titles: [
      `${baby} ist getauft: Ein Fest ${p.in}`,
      `Ein Sonntag für ${baby}: Taufe ${p.in}`,
      `Wasser, Licht und Gesang: ${genitive(baby)} Taufe ${p.in}`,
      `Im ${robeYears} Jahre alten Taufkleid: ${baby} aus ${p.name}`,
      `${godmother.first} und ${godfather.first} sind jetzt Paten von ${baby}`,
      `Ein Lächeln am Taufbecken: ${baby} ${mother.last}`,
      `Familie ${mother.last} hat ihre${girl ? " Tochter" : "n Sohn"} ${baby} taufen lassen`,
      `${baby} und die Kerze: Tauffeier ${p.in}`,
      `Getauft im Kreis der Familie: Der Tag von ${baby}`,
      `Ein Kind, ein Krug, ein Segen: ${genitive(baby)} großer Tag`,
      `Mehrere Generationen am Taufbecken ${p.in}: ${baby} ist getauft`,
      `Für ${baby} läuteten ${p.in} die Glocken`,
      `${Count(months)} Monate alt und schon Hauptperson: Taufe von ${baby}`,
    ],
    leads: [
      `${priest} hat ${p.in} ${baby} getauft, ${girl ? "die Tochter" : "den Sohn"} von ${parents}.`,
      `${Church} wurde ${baby} getauft. Patin ist ${godmother.full}, Pate ${godfather.full}.`,
      `Die kleine Kirchengemeinde sang, ${baby} schaute: ${p.In} wurde Taufe gefeiert.`,
      `${baby}, ${count(months)} Monate alt, ist im Beisein von ${guests} Gästen getauft worden.`,
      `Das Taufkleid hat schon Generationen gesehen. Nun trug es ${baby} aus ${p.name}.`,
      `Zwischen Taufkerze und Kuchenbuffet: ${parents} haben ${girl ? "ihre Tochter" : "ihren Sohn"} ${baby} taufen lassen.`,
      `Familie ${mother.last} hat ${p.in} die Taufe von ${baby} gefeiert, mit Musik und vielen Kindern.`,
      `Ein bisschen Wasser, ein großer Tag: ${baby} wurde in die Pfarrgemeinde aufgenommen.`,
      `Kein Schrei, nur ein Niesen: So gelassen hat ${baby} ${girl ? "ihre" : "seine"} Taufe ${p.in} erlebt.`,
      `Paten aus ${p.other}, Verwandte aus drei Ländern: Die Taufe von ${baby} brachte viele zusammen.`,
      `Bei der Sonntagsmesse ${p.in} stand ${baby} im Mittelpunkt.`,
      `${parents} haben zur Taufe geladen. ${priest} fand für ${baby} sehr persönliche Worte.`,
      `Die Großmutter hielt die Kerze, der Großvater den Fotoapparat: ${baby} ist getauft.`,
    ],
    parts: [
      [
        `${Church} ${p.in} hat ${priest} ${baby} getauft, ${girl ? "die Tochter" : "den Sohn"} von ${parents}. ${Count(months)} Monate ist der Täufling alt; das Wasser nahm ${baby} mit einem erstaunten Blick zur Kenntnis.`,
        `Als das Wasser über die Stirn lief, wurde es in den Bänken still. ${baby} verzog keine Miene. ${parents} hatten ${guests} Gäste eingeladen, um mit ihnen die Taufe ${girl ? "ihrer Tochter" : "ihres Sohnes"} zu feiern.`,
        `Es war die erste Taufe seit längerem, und entsprechend voll war die Kirche. ${baby}, ${girl ? "Tochter" : "Sohn"} von ${parents}, wurde in die Pfarrgemeinde von ${p.name} aufgenommen. ${priest} goss das Wasser aus einer Muschel, die einst ein Pilger mitgebracht hatte.`,
        `Die Ministranten hatten die Taufkerze zweimal anzünden müssen, so zog es durch das Seitenportal. ${baby} störte das nicht. Auf dem Arm ${ihrer} Patin ${godmother.full} verfolgte ${sie} die Feier, die ${priest} leitete.`,
        `${parents} haben ihr Kind taufen lassen. ${baby} heißt ${sie}, ist ${count(months)} Monate alt und trug ein Kleid, das seit ${robeYears} Jahren in der Familie weitergegeben wird. Eingestickt sind darin alle Namen der Kinder, die es getragen haben.`,
        `Mit einem kräftigen Niesen antwortete ${baby} auf die Frage, ob ${sie} getauft werden solle. Gelacht wurde bis hinauf zur Orgel. ${priest} nahm es als Zustimmung und taufte ${girl ? "das Mädchen" : "den Buben"} ${p.church}.`,
        `Vor dem Altar brannten ${count(f.int(5, 12))} Kerzen, eine für jedes Kind der Verwandtschaft. Die neueste gehört ${baby}: ${girl ? "Die Tochter" : "Der Sohn"} von ${parents} ist ${p.in} getauft worden.`,
        `Geprobt hatten die Geschwister und Cousinen nur einmal, gesungen haben sie dann alle vier Strophen. Die Taufe von ${baby} war ein Fest der Kinder. ${parents} saßen in der ersten Reihe und hatten, wie sie sagen, nichts zu tun als zu schauen.`,
        `Ein Taufbecken aus heimischem Stein, ein Krug aus Zinn, ein wacher Täufling: ${priest} brauchte nicht viel, um die Feier für ${baby} ${p.in} würdig zu gestalten. Die Eltern, ${parents}, hatten die Texte selbst ausgesucht.`,
        `Bei der Sonntagsmesse hat die Pfarrgemeinde von ${p.name} ein neues Mitglied begrüßt. ${baby} wurde von ${godmother.full} und ${godfather.full} zum Taufbecken begleitet, die Eltern ${parents} folgten mit der Kerze.`,
        `Wenn die Sonne durch das Südfenster fällt, liegt gegen elf ein farbiger Fleck auf dem Taufstein. Genau dann wurde ${baby} getauft. ${Sie} ist das Kind von ${parents} und griff, zur Freude der Fotografen, nach dem bunten Licht.`,
        `Angereist war man aus ${p.other}, aus Graubünden und aus dem Allgäu, um dabei zu sein, als ${priest} ${baby} taufte. ${girl ? "Die Tochter" : "Der Sohn"} von ${parents} verschlief die Lesung, war zum Segen aber munter.`,
        `Die Orgel setzte ein, und ${baby} setzte sich auf. ${Count(months)} Monate alt ist das Kind, das ${priest} an diesem Vormittag ${p.church} taufte, umgeben von ${guests} Gästen. Die Eltern heißen ${parents}.`,
      ],
      [
        `Das Patenamt übernahmen ${godmother.full}, eine Schwester der Mutter, und ${godfather.full}, ein Jugendfreund des Vaters. Beide hatten Fürbitten geschrieben, kurz und ohne Pathos: Zeit zum Spielen, offene Türen, jemand, der zuhört.`,
        `${sibling.name}, ${sibling.girl ? "die ältere Schwester" : "der ältere Bruder"}, durfte das Taufwasser einfüllen und tat das so gründlich, dass der Mesner mit dem Tuch kommen musste. Danach bewachte ${sibling.girl ? "sie" : "er"} die Kerze.`,
        `Die Taufkerze hat Großmutter ${grandmother.full} verziert: ein Fisch, eine Ähre, ein Regenbogen und ganz unten, sehr klein, der Kirchturm von ${p.name}. Drei Abende saß sie daran.`,
        `Für die Musik sorgte ein Ensemble aus Verwandten: zwei Klarinetten, eine Harfe und ein Onkel am Kontrabass. Gespielt wurden ein altes Wiegenlied und, auf Wunsch des Vaters, ein Stück aus einem Kinderfilm.`,
        `In seiner Predigt sprach ${priest} vom Wasser, das in den Bergen entspringt und niemandem gehört. So sei es auch mit einem Kind, meinte er: Man dürfe es ein Stück begleiten, dann suche es seinen eigenen Lauf.`,
        `Nach der Feier ging es zu Fuß zum Mittagessen, ${guests} Personen, drei Kinderwagen, ein Hund. Es gab Rindsuppe, Braten und eine Torte in Form einer Arche, deren Tiere vor dem Anschneiden gerecht verteilt wurden.`,
        `Der Name ${baby} hat in der Familie Tradition: ${girl ? "Eine Urgroßtante, an die" : "Ein Urgroßonkel, an den"} sich die älteren Gäste noch gut erinnern, hieß ebenso und war in ganz ${p.name} für ${girl ? "ihre" : "seine"} Geschichten bekannt.`,
        `Getauft wurde an diesem Tag auch ein zweites Kind, ${f.child().name}, aus der Nachbarschaft. Die beiden sind im Abstand von ${count(f.int(2, 9))} Tagen geboren und werden wohl noch oft miteinander feiern.`,
        `Großvater ${grandfather.full} hatte als Geschenk eine kleine Holztruhe getischlert. Darin liegen Briefe aller Gäste, die ${baby} erst am achtzehnten Geburtstag öffnen soll. Der Schlüssel bleibt bis dahin beim Paten.`,
        `Die Eltern sind im Ort gut bekannt: ${mother.first} engagiert sich in der Bücherei, ${father.first} trainiert den Fußballnachwuchs. So mischten sich unter die Verwandten auch einige Buben und Mädchen in Trainingsjacken.`,
        `Nach altem Brauch trug die Patin das Kind dreimal um den Taufstein. Weshalb dreimal, wusste niemand mehr genau; die Erklärungen beim Kaffee reichten von der Dreifaltigkeit bis zur Vergesslichkeit eines früheren Pfarrers.`,
        `Weil die Eltern verschiedenen Konfessionen angehören, wurde die Feier ökumenisch gestaltet. Eine evangelische Pfarrerin sprach den Segen mit, gebetet wurde gemeinsam, gesungen sowieso.`,
        `Draußen vor dem Portal warteten dann die Nachbarn mit einem Seil über dem Weg. Freigegeben wurde er erst nach einem Lösegeld von ${count(f.int(5, 10))} Flaschen Most, so will es hier die Sitte.`,
      ],
      [
        `„Die Taufe ist für uns kein Muss gewesen, sondern ein Wunsch“, sagt ${mother.first}. „Wir wollten Danke sagen, und zwar nicht allein im Wohnzimmer.“`,
        `„Ich nehme das Amt ernst“, erklärt Patin ${godmother.full}. „Geschenke kann jeder kaufen. Ich will die sein, die man auch mit fünfzehn noch anrufen kann.“`,
        `„Ein Kind in der Kirche darf schreien, lachen und schlafen“, sagt ${priest}. „Das ist das ehrlichste Gebet, das ich kenne.“`,
        `„Ich habe in der Früh noch die Schuhe gesucht, dabei kann ${sie} gar nicht gehen“, erzählt ${father.first}. „Man ist an so einem Tag einfach nicht ganz bei sich.“`,
        `„Das Kleid hat schon meine Mutter getragen“, sagt Großmutter ${grandmother.full}. „Ich habe es mit der Hand gewaschen und vier Tage nicht aus den Augen gelassen.“`,
        `„Mein Götti hat mir das Fischen beigebracht“, sagt Pate ${godfather.full}. „Also werde ich ${baby} das Fischen beibringen, ob ${sie} will oder nicht.“`,
        `„Am meisten berührt hat mich das Lied der Kinder“, meint ${mother.first}. „Die Töne waren nicht alle richtig, aber sie sind alle von Herzen gekommen.“`,
        `„Wir haben zu Hause ein Glas mit Taufwasser aufgehoben“, sagt ${father.first}. „Es steht neben dem Salz. Hoffentlich kocht damit niemand.“`,
        `„Seit ich das Taufbuch führe, sind es noch nie so viele Gäste gewesen, die mitgesungen haben“, freut sich Pfarrsekretärin ${f.person(true).full}.`,
        `„Bei der Führerscheinprüfung war ich weniger aufgeregt“, gesteht ${mother.first}. „Da musste ich nur einparken und kein Fläschchen wärmen.“`,
        `„Ich bin vierfacher Großvater, aber das Wasser ist mir trotzdem in die Augen gestiegen“, sagt ${grandfather.full}. „Und zwar nicht das vom Taufbecken.“`,
        `„${baby} hat mich die ganze Zeit angeschaut, als wollte ${sie} prüfen, ob ich es kann“, erzählt ${godmother.first}, die zum ersten Mal Patin ist.`,
        `„Ein Fest, bei dem vier Generationen an einem Tisch sitzen, wird selten“, sagt Pate ${godfather.first}. „Deshalb schaut heute niemand auf die Uhr.“`,
      ],
      [
        `Im Taufbuch der Pfarre ist ${baby} die Nummer ${f.int(2, Math.max(3, Math.min(60, Math.round(p.people / 180))))} dieses Jahres. Die Kerze wird nun jedes Jahr am Tauftag angezündet, nur kurz, damit sie bis zur Firmung reicht.`,
        `Am Nachmittag wurde gespielt, vorgelesen und gegessen, bis das Buffet leer war. ${baby} hatte da längst ${girl ? "ihren" : "seinen"} Platz gefunden: schlafend, auf dem Bauch des Paten.`,
        `Die Kollekte, ${digits(f.int(18, 96) * 10)} Euro, geht an ein Kinderhilfsprojekt, das die Pfarre seit Jahren unterstützt.`,
        `Wir wünschen ${baby} und ${ihrer} Familie Gottes Segen und viele Tage, die so hell sind wie dieser.`,
        `Das Foto vom Taufstein hängt inzwischen im Stiegenhaus, in einer Reihe mit jenen der Eltern und Großeltern. Der nächste Nagel ist vorsorglich eingeschlagen.`,
        `Zum Abschluss ließ man ${p.water} kleine Boote aus Rinde schwimmen, jedes mit einem Teelicht. Das von ${baby} kam, wenn man den Cousins glauben darf, am weitesten.`,
        `In der Pfarre ${p.name} wird seit heuer jeden zweiten Sonntag im Monat getauft. Anmeldungen nimmt das Pfarrbüro an den Vormittagen entgegen.`,
        `Die Feier klang mit einem Ständchen aus, das die Tante auf der Ziehharmonika spielte. Die Hauptperson bekam davon nichts mit: ${baby} hielt im Kinderwagen Mittagsschlaf.`,
        `${p.mayorTitle}, ${p.mayor.form("eine entfernte Verwandte", "ein entfernter Verwandter")} der Familie, schaute zum Kaffee vorbei. Über Politik wurde, so war es abgemacht, kein Wort gesprochen.`,
        `Für die Gäste gab es zum Abschied ein Säckchen mit Blumensamen. Wenn alles aufgeht, wird man ${p.in} im nächsten Sommer sehen, wer dabei war.`,
        `Der nächste große Tag kommt bestimmt: Die Familie rechnet mit dem ersten Zahn. Das dazugehörige Fest, sagt die Mutter, werde aber deutlich kleiner.`,
        `Das Taufwasser, so will es die Gewohnheit, goss der Mesner danach an die Rosen neben der Kirchentür. Sie sollen, heißt es ${p.in}, auch deshalb so gut gedeihen.`,
        `Auf dem Heimweg blieb die Gesellschaft ${p.spot} noch einmal stehen, für ein letztes gemeinsames Bild. Es ist leicht verwackelt, weil alle lachen.`,
      ],
    ],
    pictures: ["taufbecken", "babyschuhe"],
    tags: ["Taufe", p.name, "Pfarre"],
  };
}
