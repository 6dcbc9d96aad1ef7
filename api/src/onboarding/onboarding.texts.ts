import type { OnboardingTaskKey } from '@husrum/contract/onboarding';

/** The groups of the getting-started guide. */
export const onboardingGroupTexts = {
  company: {
    title: 'Företaget',
    description: 'Företaget äger objekten och är avsändare på hyresavierna.',
  },
  property: {
    title: 'Objekten',
    description: 'Fastigheterna, och lägenheterna, lokalerna och parkeringarna som du hyr ut.',
  },
  lease: {
    title: 'Uthyrningen',
    description: 'Vem som hyr, från när och till vilken hyra.',
  },
  invoice: {
    title: 'Hyresavierna',
    description: 'Hyran ska gå ut rätt varje månad.',
  },
  colleague: {
    title: 'Kollegorna',
    description: 'Flera kan arbeta i samma verksamhet, var och en med sin roll.',
  },
} as const;

interface TaskTexts {
  readonly title: string;
  readonly description: string;
}

export const onboardingTaskTexts: Readonly<Record<OnboardingTaskKey, TaskTexts>> = {
  company: {
    title: 'Skapa ditt företag',
    description: 'Namn, organisationsnummer och adress. De står på varje hyresavi.',
  },
  payment_account: {
    title: 'Ange bankgiro eller plusgiro',
    description: 'Hyresgästen betalar till kontot. Utan det går inga hyresavier att skicka.',
  },
  property: {
    title: 'Lägg till en fastighet',
    description: 'Allt som du hyr ut ligger i en fastighet, eller är en egen byggnad som en villa.',
  },
  rentable_object: {
    title: 'Lägg till något att hyra ut',
    description: 'En lägenhet, en lokal, en parkering eller en villa med sin hyra.',
  },
  lease: {
    title: 'Registrera en uthyrning',
    description: 'Välj objekt och hyresgäst, och ange hyra och startdatum.',
  },
  first_invoice: {
    title: 'Skicka den första hyresavin',
    description: 'Granska den, skicka den och följ betalningen.',
  },
  automatic_invoicing: {
    title: 'Låt hyresavierna skapas automatiskt',
    description: 'Välj vilken dag avierna skapas och vilken dag de skickas.',
  },
  colleague: {
    title: 'Bjud in en kollega',
    description: 'Kollegan får ett mejl med en länk och ser samma objekt, uthyrningar och hyresavier.',
  },
};
