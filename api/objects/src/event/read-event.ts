import { orNotFound, type Tx } from '@husrum/api-platform';
import type { EventRow } from '@husrum/contract/event';
import { loadEventRows } from './event.store';

export const readEvent = async (tx: Tx, id: number): Promise<EventRow> => {
  const [row] = await loadEventRows(tx, [id]);
  return orNotFound(row);
};
