import { type Call, calls } from '@husrum/contract';
import { problem } from '../platform/errors';
import { type Route, serve, serveOpen } from '../platform/http';

const notYet = (): Promise<never> => Promise.reject(problem('notFound'));
const ofTeam = (call: Call): Route => serveOpen(call, notYet);

export const releaseRoutes: readonly Route[] = [
  serve(calls.release.status, notYet),
  serve(calls.release.log, notYet),
  serve(calls.release.pin, notYet),
  serve(calls.release.override, notYet),
  ofTeam(calls.release.build),
  ofTeam(calls.release.upload),
  ofTeam(calls.release.seal),
  ofTeam(calls.release.promote),
  ofTeam(calls.release.rollback),
  ofTeam(calls.release.stop),
  ofTeam(calls.release.remove),
];
