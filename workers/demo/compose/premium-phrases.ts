/** What may stand in any premium article: how it was researched, and how it ends. */
export const premiumMethods = [
  "Für diesen Beitrag haben wir mit Dutzenden Menschen gesprochen, Unterlagen eingesehen und Zahlen aus mehreren Quellen verglichen. Wo sie einander widersprachen, haben wir nachgefragt; wo keine Antwort kam, steht hier auch keine Zahl.",
  "Nicht alles, was uns erzählt wurde, ließ sich überprüfen. Manche Gesprächspartnerinnen wollten ihren Namen nicht gedruckt sehen, weil man einander kennt. Ihre Aussagen haben wir nur verwendet, wenn sie von anderer Seite bestätigt wurden.",
  "Auf unsere schriftlichen Fragen kamen nach zwei Wochen freundliche, aber allgemeine Antworten. Die Landesregierung spricht von einem Plan, der demnächst vorgelegt werde, die Opposition von einem Versäumnis. Wer in der Praxis steht, hält sich mit beidem nicht lange auf.",
  "Ein Vergleich mit den Nachbarn lohnt sich. St. Gallen, Liechtenstein und das Allgäu stehen vor denselben Fragen und beantworten sie verschieden. Das ist eine Chance: Selten lassen sich Versuch und Gegenprobe so bequem mit dem Zug besuchen.",
  "Die Datenlage ist dünner, als man erwarten würde. Vieles wird erhoben, wenig davon veröffentlicht, und kaum etwas so, dass es sich vergleichen ließe. Eine offene Sammlung auf Gemeindeebene wäre rasch gemacht und fehlt seit Jahren.",
  "Dass sich etwas bewegt, liegt oft an Einzelnen. In fast jedem der besuchten Orte nannte man uns denselben Typ Mensch: hartnäckig, nicht immer bequem und am Abend noch erreichbar. Auf ihn zu bauen, ist allerdings kein Konzept.",
  "Auffällig ist, wie sehr sich die Einschätzungen nach Alter unterscheiden. Wer über sechzig ist, erinnert sich an Schlimmeres; wer unter dreißig ist, rechnet damit. In der Mitte sitzen jene, die entscheiden, und sie haben am wenigsten Zeit.",
  "Im Landtag war das Thema in diesem Jahr viermal auf der Tagesordnung. Beschlossen wurden ein Bericht, ein runder Tisch und eine Studie über die Ergebnisse des runden Tisches. Das klingt spöttischer, als es gemeint ist: Immerhin redet man.",
  "Wer die Entwicklung der letzten zwanzig Jahre nebeneinanderlegt, erkennt kein Drama, aber eine Richtung. Die Kurven steigen oder fallen langsam, und gerade deshalb hat sich an sie gewöhnt, wer jeden Tag darauf schaut.",
  "Auch die eigene Zunft muss sich Fragen gefallen lassen. Berichtet wurde meist, wenn etwas schiefging. Dass dazwischen Jahre liegen, in denen Menschen still an Lösungen arbeiten, fällt im Takt der Meldungen leicht unter den Tisch.",
];

export const premiumClosings = [
  "Am Ende bleibt kein Rezept, aber eine Erkenntnis: Die meisten Antworten sind bekannt. Es fehlt nicht an Wissen, sondern an jemandem, der beginnt, und an einem Zweiten, der mitgeht.",
  "In einem Jahr wollen wir wiederkommen, dieselben Fragen stellen und dieselben Zahlen erheben. Die Verabredung steht im Kalender, mit Kugelschreiber.",
  "Draußen ist es inzwischen dunkel geworden. Auf dem Heimweg fällt auf, was man am Morgen übersehen hat: wie viel davon schon da ist, wenn man weiß, wonach man sucht.",
  "Ob das reicht, wird man sehen. Sicher ist nur, dass Abwarten auch eine Entscheidung ist, und meistens nicht die billigste.",
  "Der Kaffee ist kalt, das Gespräch noch lange nicht zu Ende. Zum Abschied heißt es, man solle bloß nicht zu freundlich schreiben. Wir haben uns bemüht.",
  "Vielleicht ist das die eigentliche Nachricht: Es gibt keine Schuldigen, die man benennen, und keinen Schalter, den man umlegen könnte. Es gibt nur viele kleine Hebel. An einigen wird bereits gezogen.",
  "Wer die Sache von außen betrachtet, mag sie für eine Randfrage halten. Von innen gesehen, entscheidet sie darüber, wie man hier in zwanzig Jahren leben wird.",
  "Fest steht, dass sich die Bedingungen weiter ändern. Fest steht auch, dass man hierzulande schon größere Umbrüche bewältigt hat, meist murrend, selten laut und am Ende erstaunlich gründlich.",
  "Die nächste Entscheidung fällt im kommenden Frühjahr. Bis dahin wird gerechnet, gestritten und wohl auch gehofft. Wir bleiben dran.",
  "Was nun zu tun wäre, passt auf eine Serviette. Dass es trotzdem nicht geschieht, füllt Bibliotheken. Dazwischen liegt das, was man Politik nennt, oder einfach den Alltag.",
  "Zum Schluss eine Zahl, die in keiner Statistik steht: Von allen, die wir gefragt haben, ob sie zuversichtlich seien, sagten neun von zehn Ja. Einer wollte darüber schlafen.",
  "Noch ist nichts verloren, und manches lässt sich zurückholen. Aber die Zeit, in der man glauben durfte, es regle sich von selbst, ist vorbei.",
  "Beim Hinausgehen zeigt sich noch einmal, worum es geht. Nicht um Paragrafen, nicht um Prozente, sondern um Menschen, die gern blieben, wenn man sie ließe.",
];
