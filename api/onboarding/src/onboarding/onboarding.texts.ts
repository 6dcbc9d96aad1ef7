import type { OnboardingTaskKey } from '@husrum/contract/onboarding';

/** The groups of the getting-started guide. */
export const onboardingGroupTexts = {
  company: {
    title: 'Företag',
    description: 'Företaget äger objekten och är avsändare på hyresavierna.',
  },
  property: {
    title: 'Objekt',
    description: 'Fastigheterna, och lägenheterna, lokalerna och parkeringarna som du hyr ut.',
  },
  lease: {
    title: 'Hyresgäster & uthyrningar',
    description: 'Vem som hyr, från när och till vilken hyra.',
  },
  invoice: {
    title: 'Avisering',
    description: 'Hyran ska gå ut rätt varje månad.',
  },
  accounting: {
    title: 'Koppla ekonomi',
    description: 'Bokföringen följer med hyresavierna och betalningarna.',
  },
  colleague: {
    title: 'Bjud in',
    description: 'Flera kan arbeta i samma verksamhet, var och en med sin roll.',
  },
} as const;

interface TaskTexts {
  readonly title: string;
  /** What the task is good for. */
  readonly description: string;
  readonly action: string;
}

export const onboardingTaskTexts: Readonly<Record<OnboardingTaskKey, TaskTexts>> = {
  company: {
    title: 'Skapa ditt företag',
    description: 'Namnet, organisationsnumret och adressen står på varje hyresavi.',
    action: 'Skapa företag',
  },
  payment_account: {
    title: 'Ange bankgiro eller plusgiro',
    description: 'Hyresgästen betalar till kontot. Utan det går inga hyresavier att skicka.',
    action: 'Ange konto',
  },
  property: {
    title: 'Lägg till en fastighet',
    description: 'Allt som du hyr ut ligger i en fastighet, eller är en egen byggnad som en villa.',
    action: 'Lägg till fastighet',
  },
  rentable_object: {
    title: 'Lägg till något att hyra ut',
    description:
      'En lägenhet, en lokal, en parkering eller en villa: dess hyra blir förslaget när du hyr ut.',
    action: 'Lägg till objekt',
  },
  lease: {
    title: 'Registrera en uthyrning',
    description: 'Hyresavierna skapas av uthyrningens hyra, hyresgäst och startdatum.',
    action: 'Skapa uthyrning',
  },
  first_invoice: {
    title: 'Skicka den första hyresavin',
    description: 'Då ser du att belopp, konto och adress stämmer innan resten går ut.',
    action: 'Till hyresavin',
  },
  automatic_invoicing: {
    title: 'Låt hyresavierna skapas automatiskt',
    description: 'Då skapas de varje månad, den dag som du väljer, utan att du behöver tänka på det.',
    action: 'Ställ in',
  },
  accounting: {
    title: 'Koppla ditt bokföringsprogram',
    description: 'Hyresavierna bokförs i Fortnox eller Spiris, och betalningar som syns där registreras här.',
    action: 'Koppla program',
  },
  colleague: {
    title: 'Bjud in en kollega',
    description: 'Kollegan får ett mejl med en länk och ser samma objekt, uthyrningar och hyresavier.',
    action: 'Bjud in',
  },
};
