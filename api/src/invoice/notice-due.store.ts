import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { dueDate } from '../rent/due-date.rules';
import { isDwelling } from '../rent/dwelling.rules';
import type { Notice } from './invoicebase.store';

const termsOf = async (tx: Tx, companyId: number | null) =>
  companyId === null
    ? undefined
    : tx
        .selectFrom('invoicing_config')
        .select('terms_of_payment')
        .where('company_id', '=', companyId)
        .executeTakeFirst();

const kindOf = async (tx: Tx, entityId: number | null) =>
  entityId === null
    ? undefined
    : tx
        .selectFrom('entity')
        .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
        .select('entity_type.kind')
        .where('entity.id', '=', entityId)
        .executeTakeFirst();

/** The due date that the company's terms give a notice sent today (D-10). */
export const dueOnSending = async (tx: Tx, notice: Notice, today: LocalDate): Promise<LocalDate> => {
  const config = await termsOf(tx, notice.company_id);
  const type = await kindOf(tx, notice.entity_id);
  return dueDate({
    terms: config?.terms_of_payment ?? 'inactive',
    sendDate: today,
    periodStart: notice.start,
    dwelling: type !== undefined && isDwelling(type.kind),
  });
};
