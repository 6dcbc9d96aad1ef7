import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { dueDate } from '../rent/due-date.rules';
import { isDwelling } from '../rent/dwelling.rules';

const termsOfEach = (tx: Tx, invoiceIds: readonly number[]) =>
  tx
    .selectFrom('invoicebase')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .leftJoin('entity', 'entity.id', 'invoicebase.entity_id')
    .leftJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(['invoicebase.id', 'invoicebase.start', 'invoicing_config.terms_of_payment', 'entity_type.kind'])
    .where('invoicebase.id', 'in', invoiceIds)
    .execute();

/** The due dates that the companies' terms give notices sent today (D-10), by notice. */
export const dueOnSending = async (
  tx: Tx,
  invoiceIds: readonly number[],
  today: LocalDate,
): Promise<ReadonlyMap<number, LocalDate>> => {
  const rows = invoiceIds.length === 0 ? [] : await termsOfEach(tx, invoiceIds);
  return new Map(
    rows.map(({ id, start, terms_of_payment, kind }) => [
      id,
      dueDate({
        terms: terms_of_payment ?? 'inactive',
        sendDate: today,
        periodStart: start,
        dwelling: kind !== null && isDwelling(kind),
      }),
    ]),
  );
};
