import type { BodyOf } from '@husrum/contract/core';
import type { telemetryCalls } from '@husrum/contract/telemetry';
import type { PublicContext } from '../platform/http';
import { canariesOf } from '../release/canary-part';
import { haltIfFailing } from '../release/halt-canary';
import { insertReports } from './report.store';

/** Keeps what a browser tells. Of the sender nothing but, of those who take part in a canary, a mark. */
export const receiveReports = async (
  { reports }: BodyOf<typeof telemetryCalls.report>,
  { db, tokens, authorization }: PublicContext,
): Promise<undefined> => {
  const caller = tokens.readAny(authorization);
  await db.system(async (tx) => {
    const canaries = caller ? await canariesOf(tx, caller) : [];
    const canaryOf = ({ remote, build }: (typeof reports)[number]) =>
      canaries.find((one) => one.remote === remote && one.builds.includes(build));
    await insertReports(
      tx,
      reports.map((report) => {
        const canary = canaryOf(report);
        return { ...report, sender: canary && caller ? tokens.mark(`${canary.id} ${caller.sub}`) : null };
      }),
    );
    const failing = reports.filter((report) => report.kind !== 'timing' && canaryOf(report));
    for (const canary of canaries)
      if (failing.some(({ remote, build }) => remote === canary.remote && build === canary.canary))
        await haltIfFailing(tx, canary);
  });
  return undefined;
};
