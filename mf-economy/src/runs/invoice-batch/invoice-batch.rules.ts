import { BATCH_SIZE, type BatchOutcome } from '@husrum/contract/invoice-batch';

/** Splits a list into chunks of at most `size` items. */
export const splitIntoChunks = <T>(items: readonly T[], size: number = BATCH_SIZE): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

export const emptyOutcome: BatchOutcome = { done: 0, failures: [] };

export const mergeOutcomes = (one: BatchOutcome, other: BatchOutcome): BatchOutcome => ({
  done: one.done + other.done,
  failures: [...one.failures, ...other.failures],
});
