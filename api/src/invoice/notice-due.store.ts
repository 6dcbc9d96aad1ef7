import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { dueDate } from '../rent/due-date.rules';
import { isDwelling } from '../rent/dwelling.rules';
import type { Notice } from './invoicebase.store';

const termsOf = (tx: Tx, noticeId: number) =>
  tx
    .selectFrom('invoicebase')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .leftJoin('entity', 'entity.id', 'invoicebase.entity_id')
    .leftJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(['invoicing_config.terms_of_payment', 'entity_type.kind'])
    .where('invoicebase.id', '=', noticeId)
    .executeTakeFirst();

/** The due date that the company's terms give a notice sent today (D-10). */
export const dueOnSending = async (tx: Tx, notice: Notice, today: LocalDate): Promise<LocalDate> => {
  const terms = await termsOf(tx, notice.id);
  return dueDate({
    terms: terms?.terms_of_payment ?? 'inactive',
    sendDate: today,
    periodStart: notice.start,
    dwelling: terms?.kind != null && isDwelling(terms.kind),
  });
};
