import { personalize } from '@husrum/contract/tenant-message';
import type { LocalDate } from '@husrum/format';
import type { Letter } from '../document/letter-pdf';

interface LetterMessage {
  /** The name of the company, or of the business. */
  readonly sender: string;
  /** The email address for answers. */
  readonly reply_to: string;
  readonly subject: string;
  readonly body: string;
  /** The day on which it was sent. */
  readonly day: LocalDate;
}

export interface LetterRecipient {
  readonly name: string;
  /** Null, as the rest of the postal address, when the tenant has none. */
  readonly address: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly country: string | null;
}

/** The lines below the name on an envelope. None when the tenant has no postal address. */
const postalLines = ({ address, postal_code, city, country }: Omit<LetterRecipient, 'name'>): string[] => {
  if (address === null) return [];
  const abroad = country === null || country === 'Sverige' ? [] : [country];
  return [address, `${postal_code} ${city}`, ...abroad];
};

/** The message as a letter to one tenant, with the tenant's name where the mail has it. */
export const toMessageLetter = (
  { sender, reply_to, subject, body, day }: LetterMessage,
  recipient: LetterRecipient,
): Letter => ({
  sender: { name: sender, lines: [reply_to] },
  recipient: { name: recipient.name, lines: postalLines(recipient) },
  day,
  heading: personalize(subject, recipient.name),
  paragraphs: personalize(body, recipient.name).split(/\n{2,}/),
});
