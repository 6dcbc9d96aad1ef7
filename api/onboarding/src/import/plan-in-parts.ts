import { yieldToEventLoopBetween } from '@husrum/api-platform';
import { startPlan } from './plan-import.rules';
import type { ImportPlan } from './plan-import.types';

/** Plans all rows, with pauses for other calls: thousands of rows take a while. */
export const planInParts = async (...input: Parameters<typeof startPlan>): Promise<ImportPlan> => {
  const { ordered, add, finish } = startPlan(...input);
  for await (const row of yieldToEventLoopBetween(ordered)) add(row);
  return finish();
};
