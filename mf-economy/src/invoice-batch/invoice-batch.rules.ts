import { BATCH_SIZE, type BatchOutcome } from '@husrum/contract/invoice-batch';

/** As many at a time as one call takes. */
export const pieces = <T>(items: readonly T[], size: number = BATCH_SIZE): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

export const noOutcome: BatchOutcome = { done: 0, failures: [] };

export const joined = (one: BatchOutcome, other: BatchOutcome): BatchOutcome => ({
  done: one.done + other.done,
  failures: [...one.failures, ...other.failures],
});
