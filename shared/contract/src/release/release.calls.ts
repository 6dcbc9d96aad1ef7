import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out } from '../core/fields';
import { done, listQuery, page, sortBy } from '../core/list';
import { buildId, type Choice, choices } from '../manifest/manifest';
import { remoteNames } from '../routes/route';
import { reportKinds } from '../telemetry/telemetry.calls';
import { releaseActions } from './release.actions';

const remoteName = () =>
  yup
    .string()
    .oneOf([...remoteNames])
    .label('Modul')
    .required();

/** How a build does with those who have it, over the last seven days. Null until somebody has loaded it. */
const health = {
  visits: out.number(),
  /** Milliseconds: three visits of four were faster. */
  load_p75: out.numberOrNull(),
  /** The share of visits, 0–1, that met an error. */
  error_rate: out.numberOrNull(),
};

const deployed = { by: out.text(), at: out.text() };

export const releaseStatus = yup.object({
  /** `shell` or the remote's name. */
  remote: out.text(),
  /** What everybody gets; null when the remote is removed. The shell's comes with the server and has no deployer. */
  live: yup
    .object({ build: out.text(), contract: out.number(), ...deployed, ...health })
    .nullable()
    .defined(),
  canary: yup
    .object({ build: out.text(), share: out.number(), ...deployed, ...health })
    .nullable()
    .defined(),
  /** Which build the caller's own account is held to. */
  pinned: out.textOrNull(),
  /** The newest builds that can be promoted. */
  builds: out.list(yup.object({ build: out.text(), built_at: out.text(), by: out.text(), ...health })),
  /** The newest errors. */
  errors: out.list(
    yup.object({
      id: out.id(),
      at: out.text(),
      build: out.text(),
      kind: yup
        .string()
        .oneOf([...reportKinds])
        .required(),
      message: out.text(),
      stack: out.textOrNull(),
      trace: out.text(),
    }),
  ),
});
export type ReleaseStatus = yup.InferType<typeof releaseStatus>;

/** One row of the log: what was done, and how the remote stood after it. */
export const releaseEntry = yup.object({
  id: out.id(),
  remote: out.text(),
  action: yup
    .string()
    .oneOf([...releaseActions])
    .required(),
  /** What everybody got before and after; null for none. */
  from: out.textOrNull(),
  build: out.textOrNull(),
  canary: out.textOrNull(),
  share: out.numberOrNull(),
  by: out.text(),
  /** Why, when the server did it by itself. */
  reason: out.textOrNull(),
  at: out.text(),
});
export type ReleaseEntry = yup.InferType<typeof releaseEntry>;

/** The calls of developers. To everybody else they do not exist: 404. */
const developerCalls = {
  status: call({
    method: 'GET',
    path: '/api/release',
    summary: 'Vilket bygge av varje del som används, och hur det går',
    ok: yup.object({ remotes: out.list(releaseStatus.required()) }),
  }),
  log: call({
    method: 'GET',
    path: '/api/release/log',
    summary: 'Vem som har släppt vad, när',
    query: listQuery(sortBy('at'), { remote: yup.string().oneOf(remoteNames).optional() }),
    ok: page(releaseEntry.required()),
  }),
  /** Holds the caller's own account to a build; null lets it go. */
  pin: call({
    method: 'POST',
    path: '/api/release/pin',
    summary: 'Håll det egna kontot vid ett bygge',
    body: yup.object({ remote: remoteName(), build: buildId().notRequired().nullable().default(null) }),
    ok: done,
  }),
  /**
   * Leave to run one remote from the caller's own machine. Kept as the cookie `OVERRIDE_COOKIE`, it makes the page's
   * policy allow that one origin in this browser.
   */
  override: call({
    method: 'POST',
    path: '/api/release/override',
    summary: 'Kör en del från den egna datorn',
    body: yup.object({
      remote: remoteName(),
      /** Of the remote's development server: loopback only. */
      origin: yup
        .string()
        .matches(
          /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}$/,
          'Ange en adress på den egna datorn, som http://localhost:4201',
        )
        .label('Adress')
        .required(),
    }),
    ok: yup.object({ token: out.text(), seconds: out.number() }),
  }),
} as const;

export const liveBuilds = yup.object({
  shell: out.textOrNull(),
  /** Each build once, for the reason that reaches the most. A remote need not be one that this contract names. */
  builds: out.list(
    yup.object({
      remote: out.text(),
      build: buildId(),
      chosen: yup
        .string<Choice>()
        .oneOf([...choices])
        .required(),
    }),
  ),
});
export type LiveBuilds = yup.InferType<typeof liveBuilds>;

/** For whoever changes what builds rely on. The builds themselves are for everybody to fetch. */
const openCalls = {
  live: call({
    method: 'GET',
    path: '/api/release/live',
    summary: 'Alla byggen som något konto kan få nu',
    access: 'public',
    ok: liveBuilds,
  }),
} as const;

/** A release token's holder, `Authorization: Bearer …`, and only for the token's own remote. */
const teamCalls = {
  /** What the server has of a build. Sealed: proven whole, there whole, and never written to again. */
  build: call({
    method: 'GET',
    path: '/api/release/{remote}/build/{build}',
    summary: 'Om bygget är uppladdat',
    access: 'team',
    ok: yup.object({ sealed: out.flag() }),
  }),
  upload: call({
    method: 'POST',
    path: '/api/release/{remote}/build/{build}/file',
    summary: 'Ladda upp en fil av ett bygge',
    access: 'team',
    multipart: true,
    ok: yup.object({ integrity: out.text() }),
  }),
  /** 422 with one text per fault, and nothing has happened. */
  seal: call({
    method: 'POST',
    path: '/api/release/{remote}/build/{build}',
    summary: 'Pröva bygget och ta in det',
    access: 'team',
    ok: done,
  }),
  promote: call({
    method: 'POST',
    path: '/api/release/{remote}/promote',
    summary: 'Ge bygget till alla, eller till en andel av användarna',
    access: 'team',
    body: yup.object({
      /** Null: the build that a share of the users is trying now. */
      build: buildId().notRequired().nullable().default(null),
      /** Percent of the users; 100 is everybody. */
      share: yup.number().integer().min(1).max(100).label('Andel').default(100),
      by: yup.string().trim().max(100).default(''),
    }),
    ok: releaseEntry,
  }),
  /** Without a build: stops the canary, or goes back to what everybody had before; 409 when that was just done. */
  rollback: call({
    method: 'POST',
    path: '/api/release/{remote}/rollback',
    summary: 'Gå tillbaka',
    access: 'team',
    body: yup.object({
      build: buildId().notRequired().nullable().default(null),
      by: yup.string().trim().max(100).default(''),
    }),
    ok: releaseEntry,
  }),
  stop: call({
    method: 'POST',
    path: '/api/release/{remote}/stop',
    summary: 'Avbryt försöket med en andel av användarna',
    access: 'team',
    body: yup.object({ by: yup.string().trim().max(100).default('') }),
    ok: releaseEntry,
  }),
  remove: call({
    method: 'POST',
    path: '/api/release/{remote}/remove',
    summary: 'Ta bort delen ur produkten',
    access: 'team',
    body: yup.object({ by: yup.string().trim().max(100).default('') }),
    ok: releaseEntry,
  }),
} as const;

/** Holds what `release.override` gave, for as long as it says. */
export const OVERRIDE_COOKIE = 'husrum_override';

export const releaseCalls = callsOf('release', { ...developerCalls, ...openCalls, ...teamCalls });
