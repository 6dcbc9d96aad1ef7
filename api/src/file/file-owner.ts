import { type FileOwner, routes } from '@husrum/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { problem } from '../platform/errors';

const linkTo: Readonly<Record<FileOwner, (params: { id: number }) => string>> = {
  company: routes.company.detail,
  entity: routes.entity.detail,
  lease: routes.lease.detail,
  tenant: routes.tenant.detail,
  ticket: routes.ticket.detail,
};
export const linkOf = (type: FileOwner | null, id: number | null): string | null =>
  type === null || id === null ? null : linkTo[type]({ id });

/** Refuses what does not exist, or not in this account. */
export const requireOwner = async (tx: Tx, type: FileOwner, id: number): Promise<void> => {
  const { rows } = await sql`select from ${sql.table(type)} where id = ${id}`.execute(tx);
  if (rows.length === 0) throw problem('notFound');
};
