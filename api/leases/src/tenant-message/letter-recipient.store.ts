import { swedishSortKey, type Tx } from '@husrum/api-platform';
import type { LetterRecipient } from './message-letter.rules';
import { recipientStatus } from './tenant-message.store';

/** The tenants whom no mail of the message has reached and who have not been removed, with their postal addresses, by name. */
export const listLetterRecipients = (tx: Tx, messageId: number): Promise<LetterRecipient[]> =>
  tx
    .selectFrom('tenant_message_recipient as recipient')
    .innerJoin('tenant', 'tenant.id', 'recipient.tenant_id')
    .leftJoin('mail_message as mail', 'mail.id', 'recipient.mail_message_id')
    .leftJoin('address', (join) =>
      join.onRef('address.tenant_id', '=', 'tenant.id').on('address.type', '=', 'PRIMARY'),
    )
    .select(['tenant.name', 'address.address', 'address.postal_code', 'address.city', 'address.country'])
    .where('recipient.tenant_message_id', '=', messageId)
    .where(recipientStatus, 'in', ['FAILED', 'NO_ADDRESS'])
    .orderBy(swedishSortKey('tenant.name'))
    .orderBy('recipient.id')
    .execute();
