import { formatKronor } from '@husrum/format';

export const booksSettingsTexts = {
  title: (company: string) => `Bokföringsinställningar för ${company}`,
  short: 'Inställningar',
  saved: 'Bokföringsinställningarna är sparade',
  save: 'Spara',
  lead: 'Inställningarna gäller det som bokförs från och med nu. Det som redan är bokfört ändras inte.',

  year: 'Räkenskapsår och fil',
  months: [
    ...['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni'],
    ...['Juli', 'Augusti', 'September', 'Oktober', 'November', 'December'],
  ],
  noYear: 'Inte angivet',
  yearHint: 'Står i SIE-filen, och avgör vilket år momsrapporten visar.',
  seriesHint: 'Lämna tomt om bokföringsprogrammet ska välja serie vid importen.',

  method: 'När hyror bokförs',
  accruesHint: `Hyra för kommande månader bokförs på 2970 när avin skickas, och som intäkt när månaden börjar. En kvartalshyra på ${formatKronor(25_500)} blir ${formatKronor(8500)} varje månad.`,
  cashHint:
    'Med kontantmetoden bokförs intäkt och moms när avin betalas, och det som är obetalt när räkenskapsåret slutar den dagen. Tomt: avier bokförs när de skickas.',
  cashUntilHint: 'Tomt: tills vidare.',

  accounts: 'Konton för intäkter',
  accountsLead:
    'Utan egna konton bokförs hyror på 3001, 3002, 3003 och 3004 efter momssats. Ett konto för ett slag går före ett konto för en objekttyp, och ett för båda går först.',
  income: 'Slag',
  allIncome: 'Alla slag',
  object: 'Objekttyp',
  allObjects: 'Alla objekttyper',
  account: 'Konto',
  name: 'Namn',
  addAccount: 'Lägg till konto',
  removeAccount: (number: number) => `Ta bort konto ${number}`,
  vatHint:
    'Moms på hyra av lokaler, förråd och hela byggnader, som bara beskattas om hyresvärden valt det. 2613 i BAS. Tomt: 2611 som annan moms.',

  costCentres: 'Kostnadsställen',
  costCentresLead:
    'Intäkter från en fastighet får dess kostnadsställe, som följer med i SIE-filen. Objekt utan fastighet har ett eget.',
  house: 'Fastighet',
  costCentre: 'Kostnadsställe',
  noHouses: 'Företaget har inga fastigheter',
  edit: 'Ändra',
  editTitle: (house: string) => `Kostnadsställe för ${house}`,
  costCentreSaved: (code: string | null) =>
    code === null ? 'Fastigheten har inget kostnadsställe' : `Kostnadsstället är ${code}`,
} as const;
