/** Clipboards as the programs write them. */

const bullet = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const numbered = (sign: string, text: string) => bullet(1, sign, text).replace("l0 level", "l1 level").replace("lfo1", "lfo2");

/** Word for Windows. */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;}
-->
</style>
<!--[if gte mso 10]><style> table.MsoNormalTable {mso-style-name:"Normale Tabelle";} </style><![endif]-->
</head>
<body lang=DE-AT style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span lang=DE style='mso-ansi-language:DE'>Der Pegel steigt<o:p></o:p></span></p>
<h1><a name="_Toc1"></a><b><span style='font-size:16.0pt'>Hochwasser</span></b><o:p></o:p></h1>
<p class=MsoNormal>Die <b style='mso-bidi-font-weight:normal'>Bregenzer Ach</b> ist in <st1:place w:st="on"><i>Kennelbach</i></st1:place> um
40<span style='mso-spacerun:yes'> </span>Zentimeter gestiegen.<!--[if gte vml 1]><v:shape id="x"/><![endif]--><![if !vml]><img width=604 height=402 src="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="x"><![endif]><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${bullet(1, "·", "Erste Brücke")}
${bullet(2, "o", "Geländer")}
${bullet(2, "o", "Pfeiler")}
${bullet(1, "·", "Zweite <b>Brücke</b>")}
${numbered("1.", "messen")}
${numbered("2.", "melden")}
<p class=MsoNormal>Mehr auf <a href="https://vorarlberg.at/wasser"><span style='color:#0563C1'><u>vorarlberg.at</u></span></a>.<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'><td width=302 valign=top style='width:226.3pt'><p class=MsoNormal><b>Ort<o:p></o:p></b></p></td><td width=302><p class=MsoNormal>Pegel<o:p></o:p></p></td></tr>
 <tr><td width=302><p class=MsoNormal>Lustenau<o:p></o:p></p></td><td><p class=MsoNormal>4,1<o:p></o:p></p><p class=MsoNormal>Meter</p></td></tr>
</table>
<p class=MsoNormal>Ende.<span style='mso-hide:all'>geheim</span><o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`;

const onlineLine = (text: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1 SCXW1 BCX0" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" xml:lang="DE-AT" lang="DE-AT" paraid="1"><span class="TextRun SCXW1 BCX0" data-contrast="auto"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></li></ul></div>`;

const onlineParagraph = (text: string) =>
  `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" lang="DE-AT"><span class="TextRun SCXW1 BCX0">${text}</span><span class="EOP SCXW1 BCX0">&nbsp;</span></p></div>`;

/** Word in a browser. */
export const wordOnline = `<meta charset='utf-8'>${onlineParagraph("Vorher")}${onlineLine("eins")}${onlineLine("zwei")}${onlineParagraph("Nachher")}`;

const span = (text: string, style = "") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;

/** Google Docs. */
export const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f6b"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${span("Titel", "font-weight:700;")}</h1><p dir="ltr" style="line-height:1.38;">${span("Ein ")}${span("fetter", "font-weight:700;")}${span(" und ein ")}${span("kursiver", "font-style:italic;")}${span(" Teil, H")}${span("2", "vertical-align:sub;")}${span("O.")}</p><br /><p dir="ltr">${span("Ein ")}<a href="https://www.google.com/url?q=https://orf.at/stories/1&amp;sa=D&amp;source=editors" style="text-decoration:none;">${span("Link", "text-decoration:underline;")}</a>${span(".")}</p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${span("eins")}</p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${span("eins a")}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${span("zwei")}</p></li></ul><div dir="ltr" align="left"><table style="border:none;"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border:1px"><p dir="ltr">${span("a")}</p></td><td><p dir="ltr">${span("b")}</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;
