/** The title of each pre-made report, and the question that it answers, with its rule where a reader needs it. */
export const premadeReportTexts = {
  rent_roll: {
    title: 'Hyreslista',
    description: 'Vem hyr vad just nu, och vilken hyra betalar de?',
  },
  vacancies: { title: 'Vakanser', description: 'Vilka objekt står tomma, sedan när och vad kostar det?' },
  moves: {
    title: 'Inflyttningar och utflyttningar',
    description: 'Vilka flyttar in och vilka flyttar ut den här månaden?',
  },
  terminated: { title: 'Uppsagda', description: 'Vilka uthyrningar är uppsagda, och när slutar de?' },
  overdue_by_tenant: {
    title: 'Förfallet per hyresgäst',
    description: 'Vilka hyresgäster ligger efter med hyran, med hur mycket och sedan när?',
  },
  ledger: {
    title: 'Reskontra',
    description: 'Vilka skickade hyresavier är inte helt betalda, och vad är kvar att betala?',
  },
  vat: {
    title: 'Momsunderlag',
    description:
      'Hur mycket moms ska varje företag redovisa, månad för månad och per momssats? En hyresavi räknas den månad den betalas, men senast den månad perioden slutar. Kommande månader gäller skickade avier som inte är betalda. En kreditavi räknas när den är skickad, tidigast den månad perioden slutar.',
  },
  rent_development: {
    title: 'Hyresutveckling',
    description: 'Vilka hyror har ändrats, från och till vilken nivå?',
  },
  key_receipts: {
    title: 'Nyckelkvittenser',
    description: 'Vilka nycklar är utlämnade och inte återlämnade, och till vem?',
  },
  areas: {
    title: 'Ytor och hyra per m²',
    description: 'Hur stora är objekten, och vad ger de i hyra per m² och år?',
  },
  contacts: {
    title: 'Kontaktlista',
    description: 'Hur når jag hyresgästerna, och vad hyr de?',
  },
  portfolio: {
    title: 'Fastighetsöversikt',
    description: 'Hur många objekt, hur stor yta och hur stor hyra har varje fastighet?',
  },
} as const;

export const premadeReportErrors = {
  unknownReport: (key: string): string => `Kunde inte ladda rapporten ${key}`,
} as const;
