import type { RunRow } from '@husrum/contract/job-run';

type Counts = Pick<RunRow, 'status' | 'total' | 'made' | 'skipped' | 'failed'>;

export const doneOf = ({ made, skipped, failed }: Counts): number => made + skipped + failed;

/** `120 av 312 klara`, then `310 skickade, 2 misslyckade`. */
export const taskText = (task: Counts): string => {
  if (task.status === 'RUNNING') return `${doneOf(task)} av ${task.total ?? '…'} klara`;
  const parts: readonly (readonly [number, string])[] = [
    [task.made, task.made === 1 ? 'skickad' : 'skickade'],
    [task.skipped, task.skipped === 1 ? 'överhoppad' : 'överhoppade'],
    [task.failed, task.failed === 1 ? 'misslyckad' : 'misslyckade'],
  ];
  const said = parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return said.length === 0 ? 'Inget skickades' : said.join(', ');
};
