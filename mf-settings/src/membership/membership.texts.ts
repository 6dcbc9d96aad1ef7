import type { SubscriptionStatus, SubscriptionWarning } from './membership.rules';

interface WarningText {
  title: string;
  text: string;
}
interface WarningFacts {
  /** The last day, if it is known. */
  end: string | null;
  hasAccess: boolean;
}

const statusLabel: Readonly<Record<SubscriptionStatus, string>> = {
  unpaid: 'Obetald',
  suspended: 'Pausad – obetald',
  cancelled: 'Uppsagd',
  ended: 'Avslutad',
  active: 'Aktiv',
  activeInTrial: 'Aktiv',
  trial: 'Gratis provperiod',
  none: 'Ingen prenumeration',
};
const periodEnd: Readonly<Record<SubscriptionStatus, (end: string) => string>> = {
  unpaid: (end) => `Perioden slutar ${end}`,
  suspended: (end) => `Perioden slutar ${end}`,
  cancelled: (end) => `Slutar ${end}`,
  ended: (end) => `Slutade ${end}`,
  active: (end) => `Förnyas ${end}`,
  activeInTrial: (end) => `Gratis till och med ${end}`,
  trial: (end) => `Provperioden slutar ${end}`,
  none: (end) => `Provperioden slutade ${end}`,
};

/** `2:a`, `3:e`, `12:e`, `31:a`. */
const formatOrdinal = (count: number): string => `${count}:${/(?<!1)[12]$/.test(String(count)) ? 'a' : 'e'}`;
const toDateSuffix = (end: string | null): string => (end === null ? '' : ` ${end}`);
const warnings: Readonly<Record<SubscriptionWarning, (facts: WarningFacts) => WarningText>> = {
  pastDue: ({ hasAccess }) => ({
    title: 'Betalningen misslyckades',
    text: hasAccess
      ? 'Betala eller byt kort, annars förlorar du tillgången till Husrum.'
      : 'Tillgången till Husrum är pausad. Betala eller byt kort så öppnas den direkt.',
  }),
  cancelled: ({ end, hasAccess }) =>
    hasAccess
      ? {
          title: `Prenumerationen är uppsagd och slutar${toDateSuffix(end)}`,
          text: 'Till dess fungerar allt som vanligt. Du kan ångra uppsägningen fram till dess.',
        }
      : {
          title: `Prenumerationen slutade${toDateSuffix(end)}`,
          text: 'Dina uppgifter finns kvar. Prenumerera igen för att fortsätta.',
        },
  noPaymentMethod: ({ end, hasAccess }) =>
    hasAccess
      ? {
          title: 'Det finns inget betalkort',
          text: `Utan kort förlorar du tillgången till Husrum${toDateSuffix(end)}.`,
        }
      : {
          title: `Tillgången till Husrum slutade${toDateSuffix(end)}`,
          text: 'Dina uppgifter finns kvar. Lägg till ett kort för att fortsätta.',
        },
  firstPayment: ({ end }) => ({
    title: end === null ? 'Första tiden är gratis' : `Gratis till och med ${end}`,
    text: 'Därefter dras avgiften från ditt kort en gång i månaden.',
  }),
  trialEnds: ({ end }) => ({
    title: `Provperioden slutar${toDateSuffix(end)}`,
    text: 'Därefter behövs en prenumeration. Lägger du till ett kort nu behåller du dagarna som är kvar.',
  }),
};

export const membershipTexts = {
  title: 'Prenumeration',
  intro:
    'Prenumerationen betalas med kort, en månad i taget. Du kan säga upp den när som helst och behåller tillgången perioden ut.',
  statusLabel,
  periodEnd,
  warnings,
  subscribe: 'Lägg till kort och prenumerera',
  manage: 'Hantera kort och betalning',
  cancel: 'Säg upp',
  cancelTitle: 'Säga upp prenumerationen?',
  cancelText: (end: string | null) =>
    end === null
      ? 'Prenumerationen slutar när den betalda perioden är slut. Till dess fungerar allt som vanligt.'
      : `Prenumerationen slutar ${end}. Till dess fungerar allt som vanligt. Dina uppgifter tas inte bort.`,
  cancelOk: 'Säg upp prenumerationen',
  keep: 'Behåll prenumerationen',
  resume: 'Ångra uppsägningen',
  simulated: 'Betalningar är simulerade här. Inget kort debiteras.',
  noProviderTitle: 'Betalning är inte inkopplad',
  noProviderText: 'Husrum går att använda utan prenumeration här.',
  unavailableTitle: 'Betaltjänsten svarar inte just nu',
  unavailableText: 'Du ser de senast kända uppgifterna. Betalning och ändringar går inte att göra just nu.',
  retry: 'Försök igen',
  manualTitle: 'Din prenumeration sköts av oss',
  manualText:
    'Här finns inget du behöver göra. Betalar ni mot faktura gäller den minst sex månader åt gången. Hör av dig om du vill ändra något eller har en fråga.',
  contact: 'Kontakta oss',
  administratorsOnly: 'Bara administratörer ser prenumerationen',
  askAdministrator:
    'Be en administratör i verksamheten om du behöver ändra något. Kommer du hit från alla sidor saknar verksamheten en giltig prenumeration.',
} as const;

export const subscriptionPriceTexts = {
  every: { day: 'om dagen', week: 'i veckan', month: 'i månaden', year: 'om året' },
  everySeveral: {
    day: (count: number) => `var ${formatOrdinal(count)} dag`,
    week: (count: number) => `var ${formatOrdinal(count)} vecka`,
    month: (count: number) => `var ${formatOrdinal(count)} månad`,
    year: (count: number) => `vart ${formatOrdinal(count)} år`,
  },
  vat: (isIncluded: boolean) => (isIncluded ? 'inklusive moms' : 'exklusive moms'),
  onPaymentPage: 'Priset står på betalsidan, innan du betalar.',
} as const;

export const subscriptionInvoiceTexts = {
  title: 'Fakturor',
  empty: 'Inga fakturor ännu',
  columns: { created: 'Datum', lines: 'Avser', total: 'Belopp', status: 'Status', pdf: 'PDF' },
  open: 'Visa PDF',
  openLabel: (date: string) => `Visa fakturan från ${date} som PDF`,
} as const;

/** Other statuses are shown as the payment provider names them. */
export const subscriptionInvoiceStatusLabel: ReadonlyMap<string, string> = new Map([
  ['paid', 'Betald'],
  ['open', 'Obetald'],
  ['void', 'Makulerad'],
]);
