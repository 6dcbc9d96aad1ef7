import type { DateKind } from './date-kind';

interface KindTexts {
  placeholder: string;
  unreadable: string;
}

export const dateInputTexts = {
  kinds: {
    day: {
      placeholder: 'ÅÅÅÅ-MM-DD',
      unreadable: 'Datumet kan inte läsas eller finns inte. Skriv till exempel 2026-12-01, 1/12 eller idag.',
    },
    month: {
      placeholder: 'ÅÅÅÅ-MM',
      unreadable: 'Månaden kan inte läsas eller finns inte. Skriv till exempel 2026-12.',
    },
    minute: {
      placeholder: 'ÅÅÅÅ-MM-DD TT:MM',
      unreadable: 'Datum och tid kan inte läsas. Skriv till exempel 2026-12-01 10:00.',
    },
  } satisfies Readonly<Record<DateKind, KindTexts>>,
  tooEarly: (min: string) => `Tidigast ${min}`,
  tooLate: (max: string) => `Senast ${max}`,
  readAs: (date: string) => `Läses som ${date}`,
  openCalendar: 'Visa kalender',
} as const;
