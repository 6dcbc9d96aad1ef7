import type { Company } from '@husrum/contract/company';
import type { IntegrationName, IntegrationRow } from '@husrum/contract/integration';
import { formatCount } from '@husrum/format';

/** What it means to invoice through each accounting program. */
const accountingHint: Readonly<Record<IntegrationName, string>> = {
  FORTNOX:
    'Avier skapas i Fortnox när de skapas här, och bokförs där innan de skickas. Nummer, OCR-nummer och förfallodag kommer från Husrum.',
  VISMA:
    'Avier skapas i Spiris (Visma) när de skapas här, och bokförs där innan de skickas. Nummer och förfallodag kommer från Husrum, OCR-numret från Spiris.',
  FASDOK: '',
};

type InvoiceSeries = NonNullable<Company['invoice_series']>;

interface ShortRunTexts {
  month: string;
  sent: string;
  due: string;
  /** From the day of sending to the due date. */
  days: number;
  minDays: number;
  /** Whether the due date counts from the day of sending, so that sending earlier gives no more days. */
  isByTerms: boolean;
}

export const invoicingTexts = {
  title: 'Faktureringsinställningar',
  payment: 'Betalning',
  paymentText: 'Så betalas företagets hyresavier. Numren trycks på avin.',
  termsHint:
    'Antal dagar från utskick till förfallodag, för bostäder aldrig före sista vardagen före månaden. Infaller den på en helg flyttas den till nästa bankdag.',
  statutoryTermsHint:
    'Avin förfaller sista vardagen före den månad som den avser, hur nära utskicket det än är. Minst antal dagar gäller först när en avi skapas för hand eller skickas efter sin planerade dag.',
  giroHint: 'Ange bankgiro, plusgiro eller båda.',
  swishHint:
    'Företagets nummer för Swish Handel. Avierna får en Swish-kod med belopp och OCR-nummer, så att betalningen hittas i bankfilen.',
  vatHint: 'Krävs när hyra eller tillägg har moms: utan det går avierna inte att skicka.',
  minDaysHint: 'För avier som skapas för hand, skickas sent eller gäller en ofakturerad period.',
  days: 'dagar',
  fTaxHint:
    'Skriver ut ”Godkänd för F-skatt” på hyresavierna. Slå på när Skatteverket har godkänt företaget.',
  noGiro: 'Utan bankgiro eller plusgiro går hyresavierna inte att attestera eller skicka.',
  auto: 'Automatisk avisering',
  autoText:
    'Husrum skapar nästa hyresavi för varje uthyrning och skickar den på den dag du väljer. Perioder som redan har börjat aviseras inte i efterhand.',
  autoOff: 'Avstängd: du skapar och skickar avierna själv.',
  generateDayHint: '1–31. I kortare månader används den sista dagen.',
  sendDayHint: 'Första gången dagen infaller efter att avin har skapats.',
  periodHint: 'Den månad som avin avser, räknat från månaden då den skapas.',
  reviewHint: 'Avierna väntar på att någon attesterar dem innan de går att skicka.',
  preview: (month: string, created: string, sent: string) =>
    `Avier för ${month} skapas ${created} och skickas ${sent}.`,
  tonight: 'i natt, eftersom dagen redan har passerat,',
  previewWithReview: (month: string, created: string, sent: string) =>
    `Avier för ${month} skapas ${created} och skickas ${sent}, om de då är attesterade.`,
  shortRun: ({ month, sent, due, days, minDays, isByTerms }: ShortRunTexts) =>
    `Avier för ${month} skickas ${sent} och förfaller ${due}: ${formatCount(days, 'dag', 'dagar')} att betala, mindre än minst antal dagar (${minDays}). ${isByTerms ? 'Välj ett längre betalningsvillkor.' : 'Låt avierna skapas och skickas tidigare i månaden.'}`,
  /** The numbers are references of invoices, which are written without spaces. */
  series: ({ last, end }: InvoiceSeries) =>
    last === null
      ? `Företagets avier numreras i en egen följd, till ${end}.`
      : `Företagets avier numreras i en egen följd: senast ${last}. Efter ${end} fortsätter numren i en ny följd, så att inget företags nummer möter ett annats.`,
  noSeries:
    'Företagets avier numreras i en egen följd, som börjar med den första avin, ovanför de nummer som era andra företag har.',
  accounting: 'Bokföring',
  accountingText:
    'Med ett bokföringsprogram skapas och bokförs företagets hyresavier där, och betalningar hämtas därifrån en gång per dygn. Valet gäller avier som skapas från och med nu.',
  connectAccounting: 'Utan bokföringsprogram är avierna manuella. Koppla Fortnox eller Spiris (Visma) under',
  manual: 'Inget: manuella avier',
  manualHint: 'Avierna är manuella: du registrerar betalningar för hand och bokför själv.',
  accountingHint,
  programsFailed: 'Bokföringsprogrammen kunde inte hämtas. Valet ändras inte om du sparar.',
  retry: 'Försök igen',
  needsReconnect: 'Kopplingen behöver anslutas igen innan avier kan skapas. Gör det under',
  otherLegalEntity: (
    {
      service_company,
      description,
      organisation_number,
    }: Pick<IntegrationRow, 'service_company' | 'description' | 'organisation_number'>,
    company: Pick<Company, 'name' | 'organisation_number'>,
  ) =>
    `Kopplingen gäller ${service_company ?? description} (${organisation_number ?? ''}), inte ${company.name} (${company.organisation_number}). Avierna bokförs där.`,
  integrations: 'Integrationer',
  save: 'Spara inställningar',
} as const;
