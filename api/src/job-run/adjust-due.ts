import { executeAdjustment } from '../rent-adjustment/execute-adjustment';
import { type DueAdjustment, dueAdjustments } from './adjust-due.store';
import { carryOut } from './carry-out';
import { addItem } from './job-run.store';
import { acting, type Night } from './night';

const byDay = (tasks: readonly DueAdjustment[]): DueAdjustment[][] =>
  [...new Set(tasks.map(({ day }) => day))].map((day) => tasks.filter((task) => task.day === day));

/** Executes the rent adjustments whose day has come (D-15), in the order of their days: each builds on the one before. */
export const adjustDue = async (night: Night): Promise<void> => {
  const due = await acting(night, ({ tx, clock }) => dueAdjustments(tx, clock.today()));
  for (const tasks of byDay(due)) {
    const key = { kind: 'ADJUST', companyId: null, period: tasks[0]?.day ?? '' } as const;
    await carryOut(
      night,
      key,
      tasks,
      async (context, some, run) => {
        for (const task of some) {
          if (await executeAdjustment(context, task.id))
            await addItem(context.tx, run.id, { ...task, outcome: 'MADE' });
        }
      },
      { inOrder: true },
    );
  }
};
