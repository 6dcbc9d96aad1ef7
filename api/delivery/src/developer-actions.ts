import { problem, type RequestContext } from '@husrum/api-platform';
import { requireDeveloperTx } from '@husrum/api-settings';
import type { RemoteName } from '@husrum/contract/routes';
import { findBuild } from './build.store';
import { lockCurrentRelease, savePin } from './release.store';

interface PinBuildCommand {
  readonly remote: RemoteName;
  readonly build: string | null;
}

/** Pins the developer's own account to a build. `null` removes the pin. */
export const pinBuild = async (
  { remote, build }: PinBuildCommand,
  context: RequestContext,
): Promise<{ message: string }> => {
  const tx = await requireDeveloperTx(context);
  await lockCurrentRelease(tx, remote);
  if (build !== null && !(await findBuild(tx, remote, build))) throw problem('releaseUnknownBuild');
  await savePin(tx, context.account.businessId, remote, build);
  return { message: build === null ? 'Kontot hålls inte längre vid ett bygge' : `Kontot hålls vid ${build}` };
};

const OVERRIDE_SECONDS = 8 * 3600;

/** A token that lets this browser load a remote from the developer's own machine: it relaxes the content security policy. */
export const allowOverride = async (
  origin: string,
  context: RequestContext,
): Promise<{ token: string; seconds: number }> => {
  await requireDeveloperTx(context);
  return {
    token: context.tokens.signPurposeToken('override', { origin }, OVERRIDE_SECONDS),
    seconds: OVERRIDE_SECONDS,
  };
};
