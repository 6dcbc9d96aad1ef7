import { executeAdjustment } from '@husrum/api-invoicing';
import { type DueAdjustment, listDueAdjustments } from './due-adjustments.store';
import { addItem } from './job-run.store';
import type { RunContext } from './run-context';
import { runTasks } from './run-tasks';

const groupByDay = (tasks: readonly DueAdjustment[]): DueAdjustment[][] =>
  [...new Set(tasks.map(({ day }) => day))].map((day) => tasks.filter((task) => task.day === day));

/**
 * Executes the rent adjustments that are due (docs/domain-rules.md, D-15), in order, because each changes the rent that the next
 * one adjusts. Each day has its own run, because a run of adjustments is identified by its day.
 */
export const runDueAdjustments = async (context: RunContext): Promise<void> => {
  const due = await context.transaction(({ tx, clock }) => listDueAdjustments(tx, clock.today()));
  for (const tasks of groupByDay(due)) {
    const key = { kind: 'ADJUST', companyId: null, period: tasks[0]?.day ?? '' } as const;
    await runTasks(
      context,
      key,
      tasks,
      async (transactionContext, chunk, run) => {
        for (const task of chunk) {
          if (await executeAdjustment(transactionContext, task.id))
            await addItem(transactionContext.tx, run.id, { ...task, outcome: 'MADE' });
        }
      },
      { inOrder: true },
    );
  }
};
