import type { BodyOf, calls } from '@husrum/contract';
import type { OpenWork } from '../platform/http';
import { haltFailingCanaries } from '../release/halt-canary';
import { insertReports } from './report.store';

const isSignedIn = ({ tokens, authorization }: OpenWork): boolean => {
  try {
    return tokens.read(authorization).sub > 0;
  } catch {
    return false;
  }
};

/** Keeps what a browser tells. Of the sender nothing but whether it was signed in. */
export const receiveReports = async (
  { reports }: BodyOf<typeof calls.telemetry.report>,
  work: OpenWork,
): Promise<undefined> => {
  const signedIn = isSignedIn(work);
  await work.db.system(async (tx) => {
    await insertReports(tx, reports, signedIn);
    const failing = reports.filter(({ kind }) => kind !== 'timing');
    if (signedIn) await haltFailingCanaries(tx, failing);
  });
  return undefined;
};
