import type { EventRow } from '@husrum/contract/event';
import type { Tx } from '../platform/db';
import { orNotFound } from '../platform/errors';
import { loadEventRows } from './event.store';

export const readEvent = async (tx: Tx, id: number): Promise<EventRow> => {
  const [row] = await loadEventRows(tx, [id]);
  return orNotFound(row);
};
