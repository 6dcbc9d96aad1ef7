import type { AccountingName, InvoiceValueDecider } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';

/** What the user can do if the program rejects the connection (product specification, part 2 §8). */
const failed: Readonly<Record<AccountingName, string>> = {
  FORTNOX: 'Det gick inte att ansluta till Fortnox. Kontrollera att ni har en integrationslicens i Fortnox.',
  VISMA: 'Något gick fel. Försök igen.',
};

const callback = {
  title: (name: AccountingName) => `Anslutning till ${integrationLabel[name]}`,
  progress: (name: AccountingName) => `Vi ansluter ${integrationLabel[name]}. Det tar några sekunder.`,
  success: (name: AccountingName) => `${integrationLabel[name]} är anslutet`,
  leaving: 'Du skickas till Integrationer om en liten stund.',
  failedTitle: (name: AccountingName) => `${integrationLabel[name]} är inte anslutet`,
  failed,
  refused: (name: AccountingName) =>
    `Du godkände inte anslutningen i ${integrationLabel[name]}. Ingenting har ändrats.`,
  nothing: 'Inloggningen är inte påbörjad, eller redan avslutad.',
  help: 'Läs hur du gör',
  toIntegrations: 'Till Integrationer',
} as const;

const decider = (who: InvoiceValueDecider, name: AccountingName): string =>
  who === 'HUSRUM' ? 'Husrum' : integrationLabel[name];

export const accountingTexts = {
  callback,
  integrations: 'Integrationer',
  connectedTo: (company: string) => `Bokför i ${company}`,
  decides: 'Vem bestämmer',
  decidesText: (name: AccountingName) =>
    `Husrum skapar, trycker och skickar hyresavierna. ${integrationLabel[name]} bokför dem.`,
  decider,
  facts: {
    number: 'Avinummer',
    ocr: 'OCR-nummer',
    dueDate: 'Förfallodag',
  },
  ocrFromProgram: (name: AccountingName) =>
    `${integrationLabel[name]}, när avin bokförs där. Först då kan den skickas.`,
  accounts: 'Intäktskonton',
  accountsText: (name: AccountingName) =>
    `Kontot som hyran bokförs på för varje momssats. Välj bland kontona i ${integrationLabel[name]}.`,
  rate: (rate: number) => `${rate} % moms`,
  standard: (number: number) => `Standard är ${number}.`,
  missing: (number: number, name: AccountingName) =>
    `Konto ${number} finns inte i ${integrationLabel[name]}. Lägg upp det där, eller välj ett annat.`,
  inactive: (number: number, name: AccountingName) =>
    `Konto ${number} är inaktivt i ${integrationLabel[name]}. Aktivera det där, eller välj ett annat.`,
  missingAccount: (number: number) => `${number} – finns inte`,
  account: (number: number, name: string) => `${number} ${name}`,
  inactiveAccount: (number: number, name: string) => `${number} ${name} (inaktivt)`,
  missingTitle: 'Konton saknas',
  missingText: 'Hyresavier med de momssatserna stannar i Kräver åtgärd tills kontona finns.',
  save: 'Spara konton',
  chartLoading: (name: AccountingName) => `Hämtar kontoplanen från ${integrationLabel[name]} …`,
  chartFailed: 'Kontoplanen kunde inte hämtas',
  retry: 'Försök igen',
  dimensions: 'Kostnadsställe och projekt',
  dimensionsText: (name: AccountingName) =>
    `Märker avins rader i ${integrationLabel[name]}. Ett objekt utan eget värde får värdet från objektet det ligger i, och annars från företaget.`,
  noCompanies: 'Inget företag aviserar genom kopplingen än',
  noCompaniesText: 'Välj kopplingen i företagets faktureringsinställningar.',
  toCompanies: 'Till företagen',
  columns: { name: 'Företag eller objekt', costCenter: 'Kostnadsställe', project: 'Projekt' },
  objectOf: (company: string) => `Objekt hos ${company}`,
  company: 'Företag',
  addObject: 'Lägg till objekt',
  object: 'Objekt',
  searchObject: 'Sök objekt',
  noObjects: 'Inga objekt hittades',
  changeObject: 'Byt objekt',
  edit: 'Ändra',
  editTitle: (name: string) => `Kostnadsställe och projekt för ${name}`,
  saveDimension: 'Spara',
  noCostCenters: (name: AccountingName) => `Det finns inga kostnadsställen i ${integrationLabel[name]}.`,
  noProjects: (name: AccountingName) => `Det finns inga projekt i ${integrationLabel[name]}.`,
  dimension: (code: string, name: string) => `${code} ${name}`,
} as const;
