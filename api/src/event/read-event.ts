import type { EventRow } from '@husrum/contract/event';
import type { Tx } from '../platform/db';
import { orNotFound } from '../platform/errors';
import { eventRows } from './event.store';

export const readEvent = async (tx: Tx, id: number): Promise<EventRow> => {
  const [row] = await eventRows(tx, [id]);
  return orNotFound(row);
};
