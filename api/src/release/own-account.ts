import type { BodyOf } from '@husrum/contract/core';
import type { releaseCalls } from '@husrum/contract/release';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { findBuild } from './build.store';
import { developerTx } from './developer.store';
import { lockedStanding, savePin } from './release.store';

/** Holds the developer's own account to a build, or lets it go. */
export const pinBuild = async (
  { remote, build }: BodyOf<typeof releaseCalls.pin>,
  context: RequestContext,
): Promise<{ message: string }> => {
  const tx = await developerTx(context);
  await lockedStanding(tx, remote);
  if (build !== null && !(await findBuild(tx, remote, build))) throw problem('releaseUnknownBuild');
  await savePin(tx, context.account.billableId, remote, build);
  return { message: build === null ? 'Kontot följer med igen' : `Kontot hålls vid ${build}` };
};

const OVERRIDE_SECONDS = 8 * 3600;

/** A proof that this browser may run a part of the product from its own machine: the page's policy is opened by it. */
export const allowOverride = async (
  { origin }: BodyOf<typeof releaseCalls.override>,
  context: RequestContext,
): Promise<{ token: string; seconds: number }> => {
  await developerTx(context);
  return { token: context.tokens.seal('override', { origin }, OVERRIDE_SECONDS), seconds: OVERRIDE_SECONDS };
};
