import { percent } from '@husrum/format';
import type { LeaseEvent } from './lease.tables';

const say: Readonly<Record<LeaseEvent, (detail: string) => string>> = {
  ENDED: (stop) => `Slutdatum satt till ${stop}`,
  END_MOVED: (stop) => `Slutdatum ändrat till ${stop}`,
  RESTORED: () => 'Slutdatum borttaget, löper tills vidare',
  START_MOVED: (start) => `Startdatum ändrat till ${start}`,
  TERMS: (rent) => `Nya villkor: ${rent}`,
  MONTH_MOVED: (month) => `Nästa avisering flyttad till ${month}`,
  DETAILS: () => 'Referens eller uppsägningstid ändrad',
  TENANT_ADDED: (name) => `${name} tillagd som hyresgäst`,
  TENANT_REMOVED: (name) => `${name} bortkopplad`,
  NEW_PRIMARY: (name) => `${name} är primär hyresgäst`,
  HANDED_OUT: (what) => `Utlämnat: ${what}`,
  GIVEN_BACK: (what) => `Återlämnat: ${what}`,
  AGREEMENT_ADDED: (name) => `Avtal tillagt: ${name}`,
  AGREEMENT_REMOVED: (name) => `Avtal borttaget: ${name}`,
};

export const leaseEventText = (what: LeaseEvent, detail: string | null): string => say[what](detail ?? '');

interface Adjusted {
  rate: string;
  restores_id: number | null;
  effective_on: string | null;
}
export const adjustedText = ({ rate, restores_id, effective_on }: Adjusted): string =>
  `${restores_id === null ? 'Hyresjustering' : 'Hyresjustering återställd,'} ${percent(Number(rate))} från ${effective_on ?? ''}`;
