import type { PublicContext } from '@husrum/api-platform';
import type { CanaryMonitor } from './canary-monitor';
import { insertReports, type NewReport } from './report.store';

interface ReceiveReportsCommand {
  readonly reports: readonly Omit<NewReport, 'sender'>[];
}

/** Stores reports of browsers. The user is stored only as a pseudonym, and only when the user takes part in a canary. */
export const receiveReports = async (
  { reports }: ReceiveReportsCommand,
  { db, tokens, authorization }: Pick<PublicContext, 'db' | 'tokens' | 'authorization'>,
  { listActiveCanaries, stopCanaryIfFailing }: CanaryMonitor,
): Promise<undefined> => {
  const user = tokens.readClaims(authorization);
  await db.system(async (tx) => {
    const canaries = user ? await listActiveCanaries(tx, user) : [];
    const canaryOf = ({ remote, build }: (typeof reports)[number]) =>
      canaries.find((canary) => canary.remote === remote && canary.builds.includes(build));
    await insertReports(
      tx,
      reports.map((report) => {
        const canary = canaryOf(report);
        return {
          ...report,
          sender: canary && user ? tokens.pseudonymize(`${canary.id} ${user.sub}`) : null,
        };
      }),
    );
    const errors = reports.filter((report) => report.kind !== 'timing' && canaryOf(report));
    for (const canary of canaries)
      if (errors.some(({ remote, build }) => remote === canary.remote && build === canary.canaryBuild))
        await stopCanaryIfFailing(tx, canary);
  });
  return undefined;
};
