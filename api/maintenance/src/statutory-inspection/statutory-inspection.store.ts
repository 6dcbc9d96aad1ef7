import { type Tx, toReference } from '@husrum/api-platform';
import type { InspectionKind, StatutoryInspection } from '@husrum/contract/statutory-inspection';
import { fromOre } from '@husrum/format';
import type { Insertable } from 'kysely';
import { formatTicketReference } from '../ticket/ticket.rules';
import type { InspectionTarget } from './inspection-activity.store';
import type { StatutoryInspectionTables } from './statutory-inspection.tables';

type NewInspection = Omit<Insertable<StatutoryInspectionTables['statutory_inspection']>, 'billable_id'>;

export const insertInspection = async (
  tx: Tx,
  inspection: NewInspection,
  remarks: readonly string[],
): Promise<number> => {
  const { id } = await tx
    .insertInto('statutory_inspection')
    .values(inspection)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (remarks.length > 0)
    await tx
      .insertInto('inspection_remark')
      .values(remarks.map((remark) => ({ inspection_id: id, remark })))
      .execute();
  return id;
};

export const deleteInspection = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('statutory_inspection')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const isFileOfEntity = async (tx: Tx, fileId: number, entityId: number): Promise<boolean> =>
  (await tx
    .selectFrom('file')
    .select('id')
    .where('id', '=', fileId)
    .where('fileable_type', '=', 'entity')
    .where('fileable_id', '=', entityId)
    .executeTakeFirst()) !== undefined;

const selectRemarks = (tx: Tx) =>
  tx
    .selectFrom('inspection_remark')
    .leftJoin('ticket', 'ticket.id', 'inspection_remark.ticket_id')
    .select([
      'inspection_remark.id',
      'inspection_id',
      'remark',
      'ticket.id as ticket_id',
      'ticket.number as ticket_number',
      'ticket.status as ticket_status',
    ]);
type RemarkRow = Awaited<ReturnType<ReturnType<typeof selectRemarks>['executeTakeFirstOrThrow']>>;

const toRemark = ({ id, remark, ticket_id, ticket_number, ticket_status }: RemarkRow) => ({
  id,
  remark,
  ticket:
    ticket_id === null || ticket_number === null || ticket_status === null
      ? null
      : { id: ticket_id, reference: formatTicketReference(ticket_number), status: ticket_status },
});
export const findRemark = async (tx: Tx, id: number) => {
  const row = await selectRemarks(tx).where('inspection_remark.id', '=', id).executeTakeFirst();
  return row && toRemark(row);
};

/** The inspections of an object and kind with their remarks, newest first. */
export const listInspections = async (
  tx: Tx,
  { entity_id, kind, installation_id }: InspectionTarget,
): Promise<StatutoryInspection[]> => {
  const rows = await tx
    .selectFrom('statutory_inspection')
    .leftJoin('file', 'file.id', 'statutory_inspection.file_id')
    .leftJoin('maintenance as activity', (join) =>
      join
        .onRef('activity.id', '=', 'statutory_inspection.maintenance_id')
        .on('activity.status', '<>', 'CANCELLED'),
    )
    .select([
      'statutory_inspection.id',
      'performed_on',
      'result',
      'inspector_name',
      'inspector_company',
      'certificate_number',
      'certificate_valid_to',
      'reinspect_by',
      'statutory_inspection.note',
      'activity.id as maintenance_id',
      'file.id as file_id',
      'file.alias as file_name',
    ])
    .select(({ fn }) => [
      fn.coalesce('activity.budget_ore', 'statutory_inspection.budget_ore').as('budget_ore'),
      fn.coalesce('activity.cost_ore', 'statutory_inspection.cost_ore').as('cost_ore'),
    ])
    .where('statutory_inspection.entity_id', '=', entity_id)
    .where('kind', '=', kind)
    .$if(installation_id !== null, (all) =>
      all.where(({ or, eb }) =>
        or([eb('installation_id', 'is', null), eb('installation_id', '=', installation_id)]),
      ),
    )
    .orderBy('performed_on', 'desc')
    .orderBy('statutory_inspection.id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const remarks = await selectRemarks(tx)
    .where(
      'inspection_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('inspection_remark.id')
    .execute();
  return rows.map(({ budget_ore, cost_ore, file_id, file_name, ...inspection }) => ({
    ...inspection,
    budget: budget_ore === null ? null : fromOre(budget_ore),
    cost: cost_ore === null ? null : fromOre(cost_ore),
    file: toReference(file_id, file_name),
    remarks: remarks.filter(({ inspection_id }) => inspection_id === inspection.id).map(toRemark),
  }));
};

/** Locks the remark, so that two clicks do not create two tickets. */
export const lockRemark = (tx: Tx, id: number) =>
  tx
    .selectFrom('inspection_remark')
    .innerJoin('statutory_inspection', 'statutory_inspection.id', 'inspection_id')
    .select([
      'inspection_remark.id',
      'remark',
      'ticket_id',
      'statutory_inspection.entity_id',
      'statutory_inspection.kind',
      'statutory_inspection.performed_on',
    ])
    .where('inspection_remark.id', '=', id)
    .forUpdate('inspection_remark')
    .executeTakeFirst();

export const linkTicket = async (tx: Tx, remarkId: number, ticketId: number): Promise<void> => {
  await tx.updateTable('inspection_remark').set({ ticket_id: ticketId }).where('id', '=', remarkId).execute();
};

interface Interval {
  entity_id: number;
  kind: InspectionKind;
  months: number;
  reason: string;
}
export const saveInterval = async (tx: Tx, { entity_id, kind, months, reason }: Interval): Promise<void> => {
  await tx
    .insertInto('inspection_interval')
    .values({ entity_id, kind, months, reason })
    .onConflict((conflict) => conflict.columns(['entity_id', 'kind']).doUpdateSet({ months, reason }))
    .execute();
};
export const deleteInterval = async (tx: Tx, entityId: number, kind: InspectionKind): Promise<void> => {
  await tx
    .deleteFrom('inspection_interval')
    .where('entity_id', '=', entityId)
    .where('kind', '=', kind)
    .execute();
};
