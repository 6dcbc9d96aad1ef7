import { addDays, bankDayOnOrAfter, type LocalDate } from '@husrum/format';
import { type ReminderLine, type ReminderTerms, sumLines } from './reminder.rules';
import type { PrintedSource, ReminderDocument, ReminderParties } from './reminder-document';

/** How many days a tenant gets to pay after a reminder. */
const DAYS_TO_PAY = 10;
/** JB 12: the law has one time for dwellings, and another for premises. A parking place is neither. */
const dwellings: readonly (string | null)[] = ['apartments', 'villas'];
const premises: readonly (string | null)[] = ['premises', 'vacancies'];

/** The lines of an address on an envelope. */
const postalLines = ({
  address,
  postal_code,
  city,
  country,
}: Pick<ReminderParties, 'address' | 'postal_code' | 'city' | 'country'>): string[] => {
  if (address === null) return [];
  const abroad = country === null || country === 'Sverige' ? [] : [country];
  return [address, `${postal_code ?? ''} ${city ?? ''}`.trim(), ...abroad];
};

interface Parts {
  readonly parties: ReminderParties;
  readonly lines: readonly ReminderLine[];
  readonly invoices: ReadonlyMap<number, PrintedSource>;
  readonly terms: Pick<ReminderTerms, 'days'> | undefined;
  readonly today: LocalDate;
}

/** What is printed if the reminder is sent today. */
export const toReminderDocument = ({ parties, lines, invoices, terms, today }: Parts): ReminderDocument => {
  const { sender_name, sender_phone, sender_email, organisation_number } = parties;
  const kinds = lines.map(({ id }) => invoices.get(id)?.kind ?? null);
  const sums = sumLines(lines);
  return {
    id: parties.id,
    day: today,
    ...sums,
    isLast: terms === undefined || sums.level >= terms.days.length,
    sender: {
      name: sender_name,
      lines: [
        parties.sender_address,
        `${parties.sender_postal_code} ${parties.sender_city}`.trim(),
        `Org.nr ${organisation_number}`,
      ].filter((line) => line !== ''),
    },
    contact: [sender_phone, sender_email].filter((line): line is string => line !== null && line !== ''),
    replyTo: sender_email,
    recipient: { name: parties.tenant_name, lines: postalLines(parties) },
    invoices: lines.flatMap(({ id, dueAt, leftOre }) => {
      const invoice = invoices.get(id);
      if (invoice === undefined) return [];
      const { reference, entity_name: object, start, stop, ocr } = invoice;
      return [{ reference, object, period: { start, stop }, due: dueAt, leftOre, ocr }];
    }),
    payBy: bankDayOnOrAfter(addDays(today, DAYS_TO_PAY)),
    bankgiro: parties.bankgiro,
    plusgiro: parties.plusgiro,
    swish: parties.swish,
    hasDwelling: kinds.some((kind) => dwellings.includes(kind)),
    hasPremises: kinds.some((kind) => premises.includes(kind)),
  };
};
