import type { PortfolioSize } from './portfolio-size';

/** The labels of the agreement PDF. */
export const agreementTexts = {
  title: 'Hyresavtal',
  company: 'Hyresvärd',
  tenant: 'Hyresgäst',
  entity: 'Objekt',
  address: 'Adress',
  reference: 'Kontrakt',
  start: 'Från och med',
  rent: 'Hyra',
} as const;

/** The output of the demo command. */
export const commandTexts = {
  invalidObjects: '--objects ska vara ett heltal mellan 10 och 100 000.',
  emailTaken: (email: string): string => `Det finns redan ett konto med adressen ${email}.`,
  created: ({ objects, tenants, leases, invoices }: PortfolioSize, seconds: string): string =>
    `${objects} objekt, ${tenants} hyresgäster, ${leases} uthyrningar och ${invoices} hyresavier på ${seconds} s.`,
  signIn: (email: string, password: string): string => `Logga in som ${email} / ${password}`,
} as const;

/** The reason of a partial credit. */
export const invoicingTexts = { partialCredit: 'Varmvatten saknades en dag' } as const;

/** What a tenant has promised. */
export const promiseTexts = { note: 'Ringde och lovade att betala när lönen har kommit.' } as const;

/** An index number that is not SCB's. */
export const indexTexts = { note: 'Exempel i demokontot. Det är inte SCB:s tal.' } as const;

/** A run that failed. */
export const jobRunTexts = {
  mailServerFailed: 'Mejlservern svarade inte. Avin är markerad som skickad dagen efter.',
} as const;

/** The file of payments from a bank. */
export const bankFileTexts = {
  name: 'insättningar.xml',
  rent: 'Hyra',
  unknownPayer: 'FÖRSÄKRING NORD',
  unknownPayment: 'Ersättning skada 4471',
  statement: (month: string) => `kontoutdrag ${month}.xml`,
} as const;

/** Why an invoice was written off. */
export const writeOffTexts = { reason: 'Kronofogden: inga tillgångar att utmäta.' } as const;
export const depositTexts = {
  deduction: 'Målning av sovrum efter skada',
  account: '8327-9, 123 456 789-0',
} as const;

/** Why the mail of a reminder did not arrive. */
export const demoReminderTexts = {
  address: 'gammal.adress@example.se',
  bounced: '550 Okänd mottagare',
} as const;
