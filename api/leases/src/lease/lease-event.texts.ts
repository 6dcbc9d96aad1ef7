import { intervalSuffix } from '@husrum/contract/lease';
import {
  formatCount,
  formatKronor,
  formatPercent,
  formatPerSquareMetre,
  type LocalDate,
} from '@husrum/format';
import type { LeaseEventKind } from './lease.tables';
import { leaseTexts } from './lease.texts';
import type { RentTerms } from './lease-change.rules';
import { formatNoticePeriod, type NoticeTerms } from './notice-period.texts';

/** `8 500 kr/mån`, or `129,516 kr/m²/mån` for rent by area. */
export const formatRent = ({
  fee,
  fee_as_m2,
  payment_interval,
}: Pick<RentTerms, 'fee' | 'fee_as_m2' | 'payment_interval'>): string =>
  `${fee_as_m2 ? formatPerSquareMetre(Number(fee)) : formatKronor(Number(fee))}${intervalSuffix[payment_interval]}`;

/** The detail of an event about the end: `2027-02-28. Uppsägningen kom in 2026-11-20`. */
export const endDetail = (stop: LocalDate, noticeGiven: LocalDate | null): string =>
  noticeGiven === null ? stop : `${stop}. ${noticeGivenText(noticeGiven)}`;

export const noticeGivenText = (day: LocalDate | null): string =>
  day === null ? 'Dagen då uppsägningen kom in borttagen' : `Uppsägningen kom in ${day}`;
export const referenceText = (reference: string | null): string =>
  reference === null ? 'Referens borttagen' : `Referens ändrad till ${reference}`;
export const noticePeriodText = (terms: NoticeTerms): string =>
  `Uppsägningstid ändrad till ${formatNoticePeriod(terms)}`;

/** The detail of a `TERMS` event. */
export const termsDetail = (rent: string, from: LocalDate): string => `${rent} från ${from}`;

const textByKind: Readonly<Record<LeaseEventKind, (detail: string) => string>> = {
  CREATED: () => leaseTexts.created,
  ENDED: (stop) => `Slutdatum satt till ${stop}`,
  END_MOVED: (stop) => `Slutdatum ändrat till ${stop}`,
  CALLED_OFF: () => 'Uthyrningen blev inte av',
  RESTORED: () => 'Slutdatum borttaget, löper tills vidare',
  START_MOVED: (start) => `Startdatum ändrat till ${start}`,
  TERMS: (rent) => `Nya villkor: ${rent}`,
  MONTH_MOVED: (month) => `Nästa avisering flyttad till ${month}`,
  // Older events have no detail: the history did not yet say what had changed.
  DETAILS: (changes) => changes || 'Referens eller uppsägningstid ändrad',
  TENANT_ADDED: (name) => `${name} tillagd som hyresgäst`,
  TENANT_REMOVED: (name) => `${name} bortkopplad`,
  NEW_PRIMARY: (name) => `${name} är primär hyresgäst`,
  HANDED_OUT: (what) => `Utlämnat: ${what}`,
  GIVEN_BACK: (what) => `Återlämnat: ${what}`,
  AGREEMENT_ADDED: (name) => `Avtal tillagt: ${name}`,
  AGREEMENT_REMOVED: (name) => `Avtal borttaget: ${name}`,
  SIGNING_SENT: (name) => `Avtal skickat för signering: ${name}`,
  SIGNING_REMINDED: (names) => `Påminnelse om signering till ${names}`,
  PARTY_SIGNED: (partyAndAgreement) => `Signerat av ${partyAndAgreement}`,
  PARTY_REJECTED: (partyAndAgreement) => `Avböjt av ${partyAndAgreement}`,
  SIGNING_COMPLETED: (name) => `Avtal signerat av alla: ${name}`,
  SIGNING_CANCELLED: (name) => `Signering avbruten: ${name}`,
  SIGNING_EXPIRED: (name) => `Signering utgången: ${name}`,
};

export const leaseEventText = (kind: LeaseEventKind, detail: string | null): string =>
  textByKind[kind](detail ?? '');

interface AdjustmentEvent {
  rate: string;
  restores_id: number | null;
  effective_on: string | null;
}
export const adjustmentText = ({ rate, restores_id, effective_on }: AdjustmentEvent): string =>
  `${restores_id === null ? 'Hyresjustering' : 'Hyresjustering återställd,'} ${formatPercent(Number(rate))} från ${effective_on ?? ''}`;

export const messageText = (subject: string, recipients: number): string =>
  `Meddelande till ${formatCount(recipients, 'hyresgäst', 'hyresgäster')}: ${subject}`;
