import * as yup from 'yup';
import { output } from '../../core/fields';
import { namedObject } from '../../core/named';
import { assignmentReasons, buildId } from '../../manifest/manifest';
import { browserReportKinds } from '../../settings/telemetry/telemetry.calls';
import { releaseActions } from './release.actions';

/** How a build performed in the last seven days. */
const health = {
  visits: output.number(),
  /** The 75th percentile of the load time in ms. It is null without a reported load time. */
  load_p75: output.numberOrNull(),
  /** The share of visits with an error, 0–1. It is null without visits. */
  error_rate: output.numberOrNull(),
};

/** Who released the build, and when. */
const deployed = { by: output.text(), at: output.text() };

export const releaseStatus = namedObject('ReleaseStatus', {
  /** `shell` or the remote's name. */
  remote: output.text(),
  /** The default build, or null when the remote is removed. The shell's build comes with the server, so `by` is empty. */
  live: yup
    .object({ build: output.text(), contract: output.number(), ...deployed, ...health })
    .nullable()
    .defined(),
  /** The canary, with the percent of the users who get it. */
  canary: yup
    .object({ build: output.text(), share: output.number(), ...deployed, ...health })
    .nullable()
    .defined(),
  /** The build that the caller's account is pinned to. */
  pinned: output.textOrNull(),
  /** The newest builds that have not been cleared. `by`: who uploaded it. */
  builds: output.list(
    yup.object({ build: output.text(), built_at: output.text(), by: output.text(), ...health }),
  ),
  /** The newest errors. */
  errors: output.list(
    yup.object({
      id: output.id(),
      at: output.text(),
      build: output.text(),
      kind: output.choice(browserReportKinds),
      message: output.text(),
      stack: output.textOrNull(),
      /** The id of the page visit, which the server's log has too. */
      trace: output.text(),
    }),
  ),
});
export type ReleaseStatus = yup.InferType<typeof releaseStatus>;

/** A row of the release log: the action and the state of the remote after it. */
export const releaseEntry = namedObject('ReleaseEntry', {
  id: output.id(),
  remote: output.text(),
  action: output.choice(releaseActions),
  /** The default build before and after, or null for none. */
  from: output.textOrNull(),
  build: output.textOrNull(),
  canary: output.textOrNull(),
  /** Percent of the users who get the canary. */
  share: output.numberOrNull(),
  by: output.text(),
  /** Why the server stopped the canary. It is null for all other actions. */
  reason: output.textOrNull(),
  at: output.text(),
});
export type ReleaseEntry = yup.InferType<typeof releaseEntry>;

export const liveBuilds = namedObject('LiveBuilds', {
  /** The build of the served shell. It is null for a development shell. */
  shell: output.textOrNull(),
  /**
   * Each build once, with the reason that most accounts get it for. They may name remotes that this contract does not know.
   */
  builds: output.list(
    yup.object({
      remote: output.text(),
      build: buildId(),
      /** Why the build was chosen. */
      chosen: output.choice(assignmentReasons),
    }),
  ),
});
export type LiveBuilds = yup.InferType<typeof liveBuilds>;
