import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, optionalChoice, output } from '../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../core/list';
import { buildId } from '../../manifest/manifest';
import { remoteNames } from '../../routes/route';
import { liveBuilds, releaseEntry, releaseStatus } from './release.schema';

const remoteName = () => choice('Modul', remoteNames);

/** These calls are for developers. Everybody else gets 404. */
const developerCalls = {
  status: call({
    method: 'GET',
    path: '/api/release',
    summary: 'Vilket bygge av varje del som används, och hur det går',
    response: yup.object({ remotes: output.list(releaseStatus.required()) }),
  }),
  log: call({
    method: 'GET',
    path: '/api/release/log',
    summary: 'Vem som har släppt vad, när',
    query: listQuery(sortBy('at'), { remote: optionalChoice(remoteNames) }),
    response: page(releaseEntry.required()),
  }),
  /** Pins the caller's account to a build. Null unpins it. */
  pin: call({
    method: 'POST',
    path: '/api/release/pin',
    summary: 'Håll det egna kontot vid ett bygge',
    body: yup.object({ remote: remoteName(), build: buildId().notRequired().nullable().default(null) }),
    response: messageResponse,
  }),
  /**
   * A token that allows the caller to run one remote from the caller's own machine. As the cookie `OVERRIDE_COOKIE` it adds that
   * origin to the page's content security policy, in this browser.
   */
  override: call({
    method: 'POST',
    path: '/api/release/override',
    summary: 'Kör en del från den egna datorn',
    body: yup.object({
      remote: remoteName(),
      /** The origin of the remote's development server. Loopback only. */
      origin: yup
        .string()
        .matches(
          /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}$/,
          'Ange en adress på den egna datorn, som http://localhost:4201',
        )
        .label('Adress')
        .required(),
    }),
    response: yup.object({ token: output.text(), seconds: output.number() }),
  }),
} as const;

/** For checks of compatibility: the builds in use, which are public files anyway. */
const publicCalls = {
  live: call({
    method: 'GET',
    path: '/api/release/live',
    summary: 'Alla byggen som något konto kan få nu',
    access: 'public',
    response: liveBuilds,
  }),
} as const;

/** For teams: `Authorization: Bearer <release token>`, and only for the token's own remote. */
const teamCalls = {
  /** Whether a build is sealed: completely uploaded, verified and immutable. */
  build: call({
    method: 'GET',
    path: '/api/release/{remote}/build/{build}',
    summary: 'Om bygget är uppladdat',
    access: 'team',
    response: yup.object({ sealed: output.flag() }),
  }),
  upload: call({
    method: 'POST',
    path: '/api/release/{remote}/build/{build}/file',
    summary: 'Ladda upp en fil av ett bygge',
    access: 'team',
    multipart: true,
    response: yup.object({ integrity: output.text() }),
  }),
  /** Seals the build: verifies and stores it. On failure 422 with one text per fault, and nothing changes. */
  seal: call({
    method: 'POST',
    path: '/api/release/{remote}/build/{build}',
    summary: 'Pröva bygget och ta in det',
    access: 'team',
    response: messageResponse,
  }),
  promote: call({
    method: 'POST',
    path: '/api/release/{remote}/promote',
    summary: 'Ge bygget till alla, eller till en andel av användarna',
    access: 'team',
    body: yup.object({
      /** Null: the current canary build. */
      build: buildId().notRequired().nullable().default(null),
      /** Percent of the users. 100 makes it the default. */
      share: yup.number().integer().min(1).max(100).label('Andel').default(100),
      /** The person who releases, for the log. It is empty when only the team is known. The same in the calls below. */
      by: yup.string().trim().max(100).label('Av').default(''),
    }),
    response: releaseEntry,
  }),
  /** Without `build`: stops the canary, or returns to the previous default build. 409 when the newest action did that already. */
  rollback: call({
    method: 'POST',
    path: '/api/release/{remote}/rollback',
    summary: 'Gå tillbaka',
    access: 'team',
    body: yup.object({
      build: buildId().notRequired().nullable().default(null),
      by: yup.string().trim().max(100).label('Av').default(''),
    }),
    response: releaseEntry,
  }),
  stop: call({
    method: 'POST',
    path: '/api/release/{remote}/stop',
    summary: 'Avbryt försöket med en andel av användarna',
    access: 'team',
    body: yup.object({ by: yup.string().trim().max(100).label('Av').default('') }),
    response: releaseEntry,
  }),
  remove: call({
    method: 'POST',
    path: '/api/release/{remote}/remove',
    summary: 'Ta bort delen ur produkten',
    access: 'team',
    body: yup.object({ by: yup.string().trim().max(100).label('Av').default('') }),
    response: releaseEntry,
  }),
} as const;

/** The cookie with the token of `release.override`. */
export const OVERRIDE_COOKIE = 'husrum_override';

export const releaseCalls = defineCalls('release', { ...developerCalls, ...publicCalls, ...teamCalls });
