import type { IndexRowState, IndexRunStatus } from './index-run.status';

export const indexRunStatusLabel: Readonly<Record<IndexRunStatus, string>> = {
  RUNNING: 'Pågår',
  DONE: 'Klar',
  UNDONE: 'Ångrad',
};

export const indexRowStateLabel: Readonly<Record<IndexRowState, string>> = {
  WAITING: 'Väntar',
  DONE: 'Hyran är ändrad',
  LEFT_OUT: 'Undantagen',
  FAILED: 'Gick inte',
  UNDONE: 'Ångrad',
};
