import { column, type DB, paginate, type Tx } from '@husrum/api-platform';
import type { Selectable } from 'kysely';
import type { FoundDivergence } from './compare-invoice.rules';

export type Divergence = Selectable<DB['accounting_divergence']>;

const isSame = (
  { field, service_id }: Pick<Divergence, 'field' | 'service_id'>,
  divergence: Pick<FoundDivergence, 'field' | 'serviceId'>,
): boolean => field === divergence.field && service_id === divergence.serviceId;

const findOpenDivergencesOfInvoice = (tx: Tx, invoiceId: number): Promise<Divergence[]> =>
  tx
    .selectFrom('accounting_divergence')
    .selectAll()
    .where('invoicebase_id', '=', invoiceId)
    .where('decision', 'is', null)
    .execute();

/** The divergences that a person has decided to keep as they are. */
const findKeptDivergencesOfInvoice = (tx: Tx, invoiceId: number): Promise<Divergence[]> =>
  tx
    .selectFrom('accounting_divergence')
    .selectAll()
    .where('invoicebase_id', '=', invoiceId)
    .where('decision', '=', 'KEEP')
    .execute();

/**
 * Replaces the open divergences of an invoice by those that were found. A kept divergence is not opened again while both
 * values are unchanged. Returns the new ones.
 */
export const replaceDivergences = async (
  tx: Tx,
  invoiceId: number,
  found: readonly FoundDivergence[],
  /** Whether the field was compared. Open divergences of other fields stay. */
  isCompared: (field: Divergence['field']) => boolean,
): Promise<FoundDivergence[]> => {
  const [open, kept] = [
    await findOpenDivergencesOfInvoice(tx, invoiceId),
    await findKeptDivergencesOfInvoice(tx, invoiceId),
  ];
  const isKept = (divergence: FoundDivergence) =>
    kept.some(
      (row) => isSame(row, divergence) && row.ours === divergence.ours && row.theirs === divergence.theirs,
    );
  const toDecide = found.filter((divergence) => !isKept(divergence));
  const resolved = open.filter((row) => isCompared(row.field) && !toDecide.some((one) => isSame(row, one)));
  if (resolved.length > 0)
    await tx
      .deleteFrom('accounting_divergence')
      .where(
        'id',
        'in',
        resolved.map(({ id }) => id),
      )
      .execute();
  const added: FoundDivergence[] = [];
  for (const divergence of toDecide) {
    const { field, ours, theirs, serviceId } = divergence;
    const existing = open.find((row) => isSame(row, divergence));
    if (existing !== undefined) {
      if (existing.ours !== ours || existing.theirs !== theirs)
        await tx
          .updateTable('accounting_divergence')
          .set({ ours, theirs })
          .where('id', '=', existing.id)
          .execute();
      continue;
    }
    const inserted = await tx
      .insertInto('accounting_divergence')
      .values({ invoicebase_id: invoiceId, field, ours, theirs, service_id: serviceId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) added.push(divergence);
  }
  return added;
};

export const lockDivergence = (tx: Tx, id: number): Promise<Divergence | undefined> =>
  tx.selectFrom('accounting_divergence').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const saveDecision = async (
  tx: Tx,
  id: number,
  decided: Pick<Divergence, 'decision' | 'user_id' | 'decided_at'>,
): Promise<void> => {
  await tx.updateTable('accounting_divergence').set(decided).where('id', '=', id).execute();
};

export const countOpenDivergences = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('accounting_divergence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

const loadDivergences = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('accounting_divergence as divergence')
    .innerJoin('invoicebase', 'invoicebase.id', 'divergence.invoicebase_id')
    .innerJoin('accounting_invoice', 'accounting_invoice.invoicebase_id', 'invoicebase.id')
    .select([
      'divergence.id',
      'divergence.field',
      'divergence.ours',
      'divergence.theirs',
      'divergence.created_at',
      'invoicebase.id as invoice_id',
      'invoicebase.reference',
      'invoicebase.tenant_name',
      'invoicebase.invoice_type',
      'invoicebase.sent_at',
      'invoicebase.kind',
      'accounting_invoice.state as accounting_state',
      'accounting_invoice.integration_id',
      'accounting_invoice.left_ore as remote_left_ore',
    ])
    .where('divergence.id', 'in', ids)
    .execute();
export type DivergenceWithInvoice = Awaited<ReturnType<typeof loadDivergences>>[number];

export const findDivergenceWithInvoice = async (
  tx: Tx,
  id: number,
): Promise<DivergenceWithInvoice | undefined> => (await loadDivergences(tx, [id]))[0];

/** The open divergences, by default the oldest first. */
export const listOpenDivergences = (
  { tx, url }: { tx: Tx; url: string },
  query: {
    page: number;
    limit: number;
    sort?: { by?: 'created_at' | undefined; order?: 'asc' | 'desc' | undefined } | undefined;
    invoice_id?: number | undefined;
  },
) =>
  paginate({ tx, url }, query, {
    from: tx
      .selectFrom('accounting_divergence')
      .where('decision', 'is', null)
      .$if(query.invoice_id !== undefined, (all) => all.where('invoicebase_id', '=', query.invoice_id ?? 0)),
    id: 'accounting_divergence.id',
    sort: { created_at: column('accounting_divergence.created_at') },
    notNullSorts: ['created_at'],
    defaultSort: [column('accounting_divergence.id'), 'asc'],
    load: (ids) => loadDivergences(tx, ids),
  });
