import type { FaqTopic } from '@husrum/contract/help';
import { routes } from '@husrum/contract/routes';
import { formatCount } from '@husrum/format';

export const faqTexts = {
  title: 'Vanliga frågor',
  search: 'Sök bland frågorna',
  none: 'Ingen fråga passar sökningen',
  noneText: 'Prova ett annat ord, eller skriv till oss.',
  contact: 'Kontakta oss',
  count: (count: number) => formatCount(count, 'fråga', 'frågor'),
} as const;

export const faqTopicTitle: Readonly<Record<FaqTopic, string>> = {
  start: 'Kom igång',
  objects: 'Företag och objekt',
  leases: 'Uthyrningar och hyresgäster',
  invoices: 'Hyresavier',
  payments: 'Betalningar',
  tickets: 'Ärenden',
  integrations: 'Kopplingar och e-signering',
  account: 'Konto och prenumeration',
};

export interface FaqEntry {
  readonly topic: FaqTopic;
  readonly question: string;
  readonly answer: string;
  /**
   * The rule of docs/domain-rules.md that the answer tells, and that has the answer in it, so that both are changed together.
   * Missing: no rule decides it.
   */
  readonly rule?: `D-${number}`;
  /** Where the reader finds more. */
  readonly link?: { readonly to: string; readonly text: string };
}

export const faqEntries: readonly FaqEntry[] = [
  {
    topic: 'start',
    question: 'Var börjar jag?',
    answer:
      'Öppna guiden Kom igång. Den tar dig från företaget och objekten till den första skickade hyresavin. Varje steg leder till formuläret där det görs, och bockas av när det är gjort – även om du gjorde det någon annanstans.',
  },
  {
    topic: 'start',
    question: 'Hur hittar jag snabbt till något?',
    answer:
      'Sök överst på sidan eller tryck Ctrl K. Du kan söka på namn, objekt, telefonnummer, personnummer, OCR-nummer och ärendenummer. Tryck ? för att se alla kortkommandon.',
  },
  {
    topic: 'start',
    question: 'Kan jag importera mitt bestånd från Excel?',
    answer:
      'Ja. Välj Importera från Excel i menyn på sidan Objekt, eller i guiden Kom igång så länge något av det som importen skapar saknas. Fyll i mallen med en rad per objekt, med hyresgäst och uthyrning på samma rad. Du ser vad som skapas och vilka rader som har fel innan något sparas. Det som redan finns skapas inte en gång till.',
  },
  {
    topic: 'objects',
    question: 'Vad är skillnaden mellan företag, fastighet och objekt?',
    answer:
      'Företaget äger fastigheterna och är avsändare på hyresavierna. En fastighet innehåller det du hyr ut: lägenheter, lokaler och parkeringar. En villa kan hyras ut direkt.',
  },
  {
    topic: 'objects',
    question: 'Kan jag ha flera företag?',
    answer:
      'Ja. Varje företag har sitt eget bankgiro, sina egna inställningar för hyresavier och sin egen bokföring. Tillgodohavanden flyttas aldrig mellan företag.',
    rule: 'D-14',
  },
  {
    topic: 'objects',
    question: 'Hur ändrar jag ytan på ett objekt?',
    answer:
      'Redigera objektet och ange från vilken dag den nya ytan gäller. Hyror per kvadratmeter räknas om från den dagen; det som redan är skickat ändras inte.',
    rule: 'D-15',
  },
  {
    topic: 'leases',
    question: 'Hur många hyresgäster kan en uthyrning ha?',
    answer:
      'Minst en. En av dem är huvudhyresgäst och den som hyresavierna ställs till. Du lägger till fler och byter huvudhyresgäst på uthyrningens sida.',
  },
  {
    topic: 'leases',
    question: 'Vad händer när en uthyrning har upphört?',
    answer:
      'Uthyrningen arkiveras automatiskt efter 30 dagar, men först när dess hyresavier är skickade och betalda, nycklar och annat utlämnat är återlämnat och inget är kvar av en deposition. Hyresgästen blir inaktiv om den inte har någon annan uthyrning och inget är kvar att göra: inga obetalda avier, inget tillgodohavande, inga utlämnade nycklar och inga öppna ärenden. Inget raderas: hyresgäst, hyresavier och betalningar finns kvar.',
    rule: 'D-17',
  },
  {
    topic: 'leases',
    question: 'Hur avslutar jag en uthyrning?',
    answer:
      'Öppna uthyrningen och välj Avsluta. Du ser i förväg vad som händer med hyresavierna. Nycklar och annat som är utlämnat ska lämnas tillbaka först.',
    rule: 'D-17',
  },
  {
    topic: 'leases',
    question: 'Hur ändrar jag hyran?',
    answer:
      'Redigera uthyrningen och ange från vilken dag den nya hyran gäller. Ska många hyror ändras på en gång gör du en hyresjustering i procent, nu eller på ett datum. När du återaktiverar en avslutad uthyrning visas de justeringar som den har missat, och du väljer om de ska gälla.',
    rule: 'D-15',
  },
  {
    topic: 'leases',
    question: 'Hur räknas hyran upp enligt index?',
    answer:
      'Skriv in indexklausulen på uthyrningens sida, under Villkor: bashyra per år, andel, indexserie, bastal och första året. Öppna Indexuppräkning under Ekonomi i november eller december och se vad varje hyra blir och hur den är räknad. Saknas oktobers indextal skriver du in det i indextabellen. Räkna upp, och mejla eller skriv ut breven. Avier som inte är skickade räknas om. Du kan ångra tills ett brev eller en avi med den nya hyran är skickad.',
    rule: 'D-30',
    link: { to: routes.indexRun.overview(), text: 'Indexuppräkning' },
  },
  {
    topic: 'leases',
    question: 'Hur skriver jag till alla hyresgäster i ett hus?',
    answer:
      'Öppna fastigheten och välj Kontakta hyresgäster. Var och en får ett eget mejl. Skriv [namn] där hyresgästens namn ska stå.',
  },
  {
    topic: 'invoices',
    question: 'När skapas och skickas hyresavierna?',
    answer:
      'Ett företag med automatisk avisering har en dag då avierna skapas och en dag då de skickas. Bara hyresavier med status Redo att skickas skickas automatiskt. När de är skickade ändras statusen.',
    rule: 'D-8',
  },
  {
    topic: 'invoices',
    question: 'Hur numreras hyresavierna?',
    answer:
      'Varje företag har en egen nummerföljd utan luckor, även för kreditavier. Den börjar ovanför de nummer som dina andra företag har, så inget nummer eller OCR-nummer används två gånger. Numren står i företagets faktureringsinställningar.',
    rule: 'D-20',
  },
  {
    topic: 'invoices',
    question: 'Vilka betalningsintervall finns?',
    answer: 'Månad, kvartal och år.',
    rule: 'D-1',
  },
  {
    topic: 'invoices',
    question: 'Hur ändrar jag en hyresavi som redan är skickad?',
    answer:
      'En skickad avi ändras inte. Kreditera den, helt eller delvis, och skapa en ny för perioden. Båda finns kvar, så att bokföringen stämmer. Öppnar du en helt krediterad avi som PDF står det att den är krediterad, utan inbetalningskort. Avin som den skickades finns kvar bredvid.',
    rule: 'D-13',
  },
  {
    topic: 'invoices',
    question: 'Varför har en hyresavi status Kräver åtgärd?',
    answer:
      'Något hindrar att den skickas: den saknar hyresgäst, beloppet är negativt, företaget saknar bankgiro och plusgiro eller momsregistreringsnummer, eller mejlet gick inte fram. Öppna avin. Där står vad som är fel, och en knapp som leder till rätt ställe. En avi till en hyresgäst utan mejladress lämnar du på papper och markerar som skickad.',
    rule: 'D-8',
  },
  {
    topic: 'invoices',
    question: 'Hur fungerar tillägg och avdrag?',
    answer:
      'Skapa ett tillägg, till exempel bredband, och lägg det på de uthyrningar som ska ha det, från och med en dag. Ett negativt belopp är ett avdrag. Det kommer med på nästa hyresavi.',
    rule: 'D-19',
  },
  {
    topic: 'invoices',
    question: 'Vad betyder Ofakturerade perioder?',
    answer:
      'Dagar i en uthyrning som borde ha fakturerats men som ingen hyresavi täcker, till exempel när en uthyrning registreras i efterhand. Du skapar avier för dem på sidan Ofakturerade perioder, eller markerar dem som fakturerade på annat sätt. Det går att ångra tills dagarna har fått en avi.',
    rule: 'D-8',
  },
  {
    topic: 'payments',
    question: 'Hur registreras betalningar?',
    answer:
      'Betalningar av manuella hyresavier registrerar du för hand på avin, eller många på en gång ur en bankfil. För företag som är kopplade till ett bokföringsprogram hämtas de därifrån en gång per dygn.',
    rule: 'D-14',
  },
  {
    topic: 'payments',
    question: 'Hur registrerar jag många betalningar på en gång?',
    answer:
      'Hämta insättningarna i internetbanken som camt.054, camt.053, BgMax eller CSV och släpp filen på sidan Betalningar från banken. Flera filer kan ligga i en ZIP. Husrum hittar avierna efter OCR-numren, och i en CSV-fil efter nummer och namn i texten, som förslag. Du ser vad som stämmer, väljer avi för resten och registrerar allt med bankens datum. Samma betalning registreras aldrig två gånger av sig själv: finns en lika stor i en annan fil får du frågan.',
    rule: 'D-25',
    link: { to: routes.bankFile.overview(), text: 'Öppna Betalningar från banken' },
  },
  {
    topic: 'payments',
    question: 'Hur delar jag en betalning på flera avier?',
    answer:
      'Öppna filen på sidan Betalningar från banken, välj Dela betalningen i betalningens meny och säg vad varje avi får. Raden under visar vad som är kvar att fördela. Den registreras med filens andra betalningar, och ångras som en helhet. En betalning som ingen avi stämmer med kan du lägga åt sidan med en anteckning.',
    rule: 'D-25',
    link: { to: routes.bankFile.overview(), text: 'Öppna Betalningar från banken' },
  },
  {
    topic: 'payments',
    question: 'Min banks CSV-fil känns inte igen. Vad gör jag?',
    answer:
      'Säg vilka kolumner som är dag, belopp och text, så läser Husrum filen och minns valet till nästa gång. Blev det fel tar du bort filen och läser in den igen, så får du välja på nytt. Ett Excel-blad sparar du först som CSV.',
    rule: 'D-25',
    link: { to: routes.bankFile.overview(), text: 'Öppna Betalningar från banken' },
  },
  {
    topic: 'payments',
    question: 'Hur betalar hyresgästerna med Swish?',
    answer:
      'Skriv företagets Swish-nummer under Faktureringsinställningar: det har tio siffror och börjar med 123. Nya avier får då en Swish-kod med belopp och OCR-nummer, och i hyresgästportalen visas koden för varje obetald avi. Hyresgästen kan inte ändra meddelandet, så betalningen hittas när du läser in bankfilen. Avier som redan är skickade ändras inte.',
    rule: 'D-25',
  },
  {
    topic: 'payments',
    question: 'Hur vet jag att banken och Husrum stämmer?',
    answer:
      'Läs in kontoutdragen som camt.053 och öppna Avstämning vid Betalningar från banken. Varje utdrag är avstämt, eller så står det vad som saknas: dagar utan utdrag, saldon som inte följer på varandra eller insättningar som väntar på beslut.',
    rule: 'D-25',
    link: { to: routes.bankStatement.overview(), text: 'Avstämning' },
  },
  {
    topic: 'payments',
    question: 'Sparas bankfilerna?',
    answer:
      'Ja. Filen du läste in går att hämta i listan över bankfiler, och sparas i sju år efter året då dess betalningar registrerades. Filer som lästes in innan Husrum sparade dem finns inte.',
    rule: 'D-25',
    link: { to: routes.bankFile.overview(), text: 'Öppna Betalningar från banken' },
  },
  {
    topic: 'payments',
    question: 'Hur tar jag ut dröjsmålsränta?',
    answer:
      'Öppna Dröjsmålsränta i menyn. Där står varje avi som betalades för sent, med räntan dag för dag på det som var obetalt, eller varför den inte kan debiteras. Markera avierna och välj Debitera ränta. Den kommer på en egen avi eller på uthyrningens nästa, som du väljer under Inställningar. Räntan är Riksbankens referensränta plus 8 procentenheter. Referensräntorna står på en egen sida med källa, och saknas någon anger du den där.',
    rule: 'D-16',
    link: { to: routes.lateCharge.overview(), text: 'Dröjsmålsränta' },
  },
  {
    topic: 'payments',
    question: 'När får jag ta ut förseningsersättning?',
    answer:
      'Bara av företag, med 450 kr för varje avi som betalas för sent, utan att det är avtalat. Den ersätter avgifter för påminnelse och inkasso, så en avi kan inte ha båda. Du debiterar den på den sena avins sida.',
    rule: 'D-16',
  },
  {
    topic: 'payments',
    question: 'Vad händer om hyresgästen betalar för mycket?',
    answer:
      'Överskottet betalar hyresgästens andra obetalda avier hos samma företag, den som förföll först först. Det som då är kvar dras av på kommande avier.',
    rule: 'D-14',
  },
  {
    topic: 'payments',
    question: 'Hur ser jag vad en hyresgäst är skyldig?',
    answer:
      'Öppna Kundfordringar under Ekonomisk översikt: där står vad varje hyresgäst är skyldig, efter hur sent det är, per hyresgäst, fastighet eller företag. Välj en tidigare dag för att se hur det var då. Klicka på en hyresgäst för reskontran med varje avi, kreditering och inbetalning, för alla uthyrningar eller en, som du kan hämta som PDF eller Excel, eller mejla till hyresgästen. En kreditavi finns med från den dag då den skickas. I hyresgästportalen ser hyresgästen sin egen.',
    rule: 'D-26',
    link: { to: routes.ledger.aged(), text: 'Kundfordringar' },
  },
  {
    topic: 'payments',
    question: 'Hyresgästen har lovat att betala. Var noterar jag det?',
    answer:
      'Öppna avin och välj Notera löfte under Löften och anteckningar. Ange dagen, beloppet om löftet inte gäller allt, och en anteckning om du vill. Löftet syns i listan med avier, i Kundfordringar och i reskontran tills det är betalt. Har dagen gått utan betalning står det Bröt löfte. Historiken finns kvar på avin.',
    rule: 'D-26',
  },
  {
    topic: 'payments',
    question: 'Vad skriver jag i momsdeklarationen?',
    answer:
      'Öppna Momsrapport under Ekonomisk översikt och välj företag och period: där står vad som ska skrivas i ruta 05, 08 och 10–12, per månad och sats. Hyra för lokaler hör till ruta 08, parkering till ruta 05. Lägg till företagets övriga försäljning och den ingående momsen. Skiljer sig bokföringen står det varför, med avierna bakom.',
    rule: 'D-27',
    link: { to: routes.vatReport.overview(), text: 'Momsrapport' },
  },
  {
    topic: 'payments',
    question: 'Vad gör jag med en avi som aldrig blir betald?',
    answer:
      'Öppna den förfallna avin och välj Skriv av i menyn, med dag och orsak. Den är då inte obetald längre, och förlusten bokförs på konto 6351. Momsen kommer tillbaka i momsrapporten, men bara när du kan visa att hyresgästen inte kan betala, till exempel efter en konkurs eller en utmätning utan tillgångar. Betalas avin ändå registrerar du betalningen på den som vanligt: då tas avskrivningen tillbaka med det beloppet. Avin själv ändras inte, om du skickar den igen. Avier i Fortnox och Spiris skrivs av där.',
    rule: 'D-28',
  },
  {
    topic: 'payments',
    question: 'Hur hanterar jag en deposition?',
    answer:
      'Öppna uthyrningen och välj Begär deposition. Det blir en egen avi utan moms, som skickas och betalas som andra. Pengarna är en skuld till hyresgästen på konto 2890, eller det konto du valt under Depositioner, och räknas aldrig som hyra. När hyresgästen flyttar räknar du av depositionen mot obetalda avier eller en kostnad, med orsak, lägger till ränta om ni har avtalat det och betalar tillbaka resten. Mer än det som finns kvar kan inte användas, och det du registrerat kan ångras.',
    rule: 'D-31',
    link: { to: routes.deposit.overview(), text: 'Öppna Depositioner' },
  },
  {
    topic: 'payments',
    question: 'Hur påminner jag om obetalda avier?',
    answer:
      'Öppna Påminnelser under Ekonomisk översikt. En administratör slår på dem för varje företag och väljer hur många dagar efter förfallodagen de ska skickas. Sedan visas vilka hyresgäster som ska påminnas, och vilka avier som lämnas utanför och varför: till exempel för att hyresgästen har lovat att betala, bestrider avin eller har ett pågående ärende. Inget skickas förrän du väljer Påminn. Påminnelseavgift tas bara ut om den är avtalad: ange det på uthyrningen, under Hyresavier.',
    rule: 'D-29',
    link: { to: routes.reminder.overview(), text: 'Påminnelser' },
  },
  {
    topic: 'payments',
    question: 'Kan jag använda autogiro?',
    answer:
      'Autogiro finns bara för företag som är kopplade till Fortnox. Medgivandet sparas på hyresgästen, och avierna märks då för autogiro i Fortnox.',
  },
  {
    topic: 'tickets',
    question: 'Hur hanterar jag felanmälningar?',
    answer:
      'Skapa ett ärende på objektet eller hyresgästen. Där samlas kommentarer och status, och du får en notis om nya ärenden och kommentarer. Hyresgäster med ett konto i hyresgästportalen anmäler fel själva, och ser inte ärenden av typen Internt.',
  },
  {
    topic: 'tickets',
    question: 'Hur mycket kan jag ladda upp?',
    answer:
      'Filer sparas på företag, objekt, uthyrningar, hyresgäster, ärenden och aktiviteter. Under Verksamhet ser du hur mycket av utrymmet som används, och en varning visas när 90 procent är fyllt.',
  },
  {
    topic: 'integrations',
    question: 'Vilka bokföringsprogram kan jag koppla?',
    answer:
      'Fortnox och Spiris (Visma), under Integrationer. Sedan väljer du koppling för varje företag i dess faktureringsinställningar. Hyresavierna synkas med programmet en gång per dygn. Misslyckas det visas ”synkronisering inaktiverat” på avin.',
  },
  {
    topic: 'integrations',
    question: 'Hur bokför jag hyrorna i ett program som inte är kopplat?',
    answer:
      'Hämta en SIE-fil på sidan Ekonomisk översikt: välj företag och månad, se vad filen innehåller och välj Hämta SIE-fil. Läs sedan in den i bokföringsprogrammet, där det ofta heter Importera SIE eller Importera verifikationer. Det går i till exempel Fortnox, Visma och Bokio. Programmet numrerar verifikationerna. Läs bara in varje period en gång. Avier som bokförs i ett kopplat program är inte med.',
    rule: 'D-24',
    link: { to: routes.economy.overview({}, { skapa: 'sie' }), text: 'Hämta SIE-fil' },
  },
  {
    topic: 'integrations',
    question: 'Hur låser jag en månad i bokföringen?',
    answer:
      'Öppna Bokföring under Ekonomisk översikt, välj företag och sedan Lås månader. Bara månader som har gått kan låsas. I en låst månad bokförs inget mer: det som registreras senare men hände då bokförs den första dagen som inte är låst, och det står på verifikationen. När du har hämtat en SIE-fil för en hel månad får du frågan om månaden ska låsas, men den låses aldrig av sig själv. En administratör kan låsa upp igen med en orsak.',
    rule: 'D-24',
    link: { to: routes.companyBooks.overview(), text: 'Bokföring' },
  },
  {
    topic: 'integrations',
    question: 'Kan jag välja konton, kostnadsställen och periodisering?',
    answer:
      'Ja. Öppna Bokföring under Ekonomisk översikt, välj företag och sedan Inställningar. Där väljer du räkenskapsår, verifikationsserie, konton för hyror, tillägg och övriga rader per objekttyp, momskonto för frivillig beskattning, kostnadsställe per fastighet, periodisering av hyror och kontantmetoden. Inställningarna gäller det som bokförs från och med då. För avier i Fortnox och Spiris väljs konton under Integrationer.',
    rule: 'D-24',
    link: { to: routes.companyBooks.overview(), text: 'Bokföring' },
  },
  {
    topic: 'integrations',
    question: 'Var ser jag hur en avi eller en inbetalning är bokförd?',
    answer:
      'Välj Verifikationer på avins sida. Där står avin, dess inbetalningar och krediteringar med konto, debet och kredit. På sidan Bokföring leder varje månad till sina verifikationer, och när du hämtar en SIE-fil leder varje konto till de verifikationer som summan består av. Varje verifikation leder tillbaka till sin avi.',
    rule: 'D-24',
    link: { to: routes.voucher.overview(), text: 'Verifikationer' },
  },
  {
    topic: 'integrations',
    question: 'Det går inte att ansluta Fortnox. Vad gör jag?',
    answer:
      'Företaget behöver en integrationslicens i Fortnox, och du behöver logga in där som systemadministratör. Lägg till licensen under Hantera användare i Fortnox och välj sedan Anslut igen.',
  },
  {
    topic: 'integrations',
    question: 'Vem numrerar hyresavierna när bokföringen sker i ett annat program?',
    answer:
      'Husrum ger avin dess nummer och förfallodag. OCR-numret kommer från Husrum i Fortnox, och från Spiris (Visma) där. Det står på sidan för kopplingen under Integrationer.',
    rule: 'D-20',
  },
  {
    topic: 'integrations',
    question: 'Vad händer med hyresavierna om jag kopplar bort bokföringsprogrammet?',
    answer:
      'Avierna ligger kvar i programmet men synkas inte längre, och företagen övergår till manuella avier. Betalningar, krediteringar och ändrade förfallodagar av avier som redan är bokförda registrerar du då för hand, både här och i programmet. En ny koppling tar inte över dem. Innan du bekräftar ser du hur många avier det gäller.',
    rule: 'D-14',
  },
  {
    topic: 'integrations',
    question: 'Kan avtal signeras elektroniskt?',
    answer:
      'Ja. Hyresavtal kan e-signeras. Parterna får en länk med mejl, och du följer vem som har signerat på uthyrningens sida.',
  },
  {
    topic: 'account',
    question: 'Vad kostar det, och hur länge är det gratis?',
    answer:
      'Provperioden är 30 dagar med alla funktioner. Därefter är det en prenumeration som betalas per månad. Priset står på sidan Prenumeration, innan du beställer.',
    link: { to: routes.setting.membership(), text: 'Visa priset' },
  },
  {
    topic: 'account',
    question: 'Hur betalar jag prenumerationen?',
    answer: 'Bara med kort, genom en betaltjänst för kort. Husrum ser aldrig kortets nummer.',
  },
  {
    topic: 'account',
    question: 'Kan vi betala prenumerationen mot faktura?',
    answer:
      'Det ordnar vi för hand efter överenskommelse, för minst sex månader åt gången. Skriv till oss så berättar vi mer.',
    link: { to: routes.help.contact(), text: 'Kontakta oss om faktura' },
  },
  {
    topic: 'account',
    question: 'Kan vi vara flera som arbetar i samma verksamhet?',
    answer:
      'Ja. Bjud in kollegor under Inställningar, Användare. Var och en har sin egen inloggning och en roll som bestämmer vad den får göra.',
  },
  {
    topic: 'account',
    question: 'Jag har glömt mitt lösenord',
    answer:
      'Välj Glömt lösenordet på inloggningssidan. Du får ett mejl med en länk som gäller i en timme. Är du inloggad byter du lösenord i din profil.',
  },
];
