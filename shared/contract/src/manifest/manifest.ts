import * as yup from 'yup';
import { out } from '../core/fields';
import { remoteNames } from '../routes/route';
import { uses } from './uses';

/** What the server says when it is not told otherwise; see `registry.sample`. */
export const SAMPLE_RATE = 0.1;

/** Bytes, gzipped, of a remote's entry: it is fetched before anything of the remote can be shown. */
export const ENTRY_BUDGET = 8 * 1024;

/** The name of a build: a folder, and a part of an identifier. */
export const buildId = () =>
  yup
    .string()
    .matches(/^[a-z0-9]{1,40}$/)
    .label('Bygge')
    .required();

/** A file of a build lies beside the others, under a plain name. */
export const plainFile = /^[\w-][\w.-]{0,150}$/;

export const navSections = ['business', 'economy', 'operations', 'administration'] as const;
export type NavSection = (typeof navSections)[number];
export const navSectionTitle: Readonly<Record<NavSection, string>> = {
  business: 'Din verksamhet',
  economy: 'Ekonomi',
  operations: 'Drift & Underhåll',
  administration: 'Administration',
};

/** A sidebar entry. `badge` names a count of api/stats/badges. */
export const navEntry = yup.object({
  section: yup
    .string<NavSection>()
    .oneOf([...navSections])
    .required(),
  title: yup.string().required(),
  link: yup.string().required(),
  order: yup.number().required(),
  icon: yup.string().required(),
  badges: out.list(yup.string().required()),
  children: yup
    .array()
    .of(
      yup.object({
        title: yup.string().required(),
        link: yup.string().required(),
        badge: yup.string().optional(),
      }),
    )
    .default([]),
});
export type NavEntry = yup.InferType<typeof navEntry>;

/** A file of a build; `integrity` as in a script's attribute. */
const hashed = yup
  .string()
  .matches(/^sha384-/)
  .required();

/** What the shell must know of a build to draw its menu, find its pages and run its code. */
const face = {
  name: yup
    .string()
    .oneOf([...remoteNames])
    .required(),
  build: buildId(),
  /** The version of the contract that it needs: that of the newest thing it uses. */
  contract: yup.number().integer().min(1).required(),
  /** Absolute path of the Module Federation manifest or entry. */
  entry: yup
    .string()
    .matches(/^\/remotes\//)
    .required(),
  /** sha384 of the entry, as in a script's `integrity`. */
  integrity: hashed,
  /** What is needed right after the entry, so that it can be fetched beside it. */
  preload: out.list(yup.object({ url: yup.string().required(), integrity: yup.string().required() })),
  routes: out.list(yup.string().required()),
  nav: out.list(navEntry.required()),
  panels: out.list(yup.string().required()),
};

/** What a build of a remote says of itself: `remote.json` beside its entry. */
export const manifest = yup.object({
  ...face,
  /** What it needs of the contract; builds from before it was recorded say nothing. */
  uses: uses.optional().default(undefined),
  /** The scripts that the screen at a route needs besides the entry and what is preloaded. */
  screens: yup
    .array()
    .of(yup.object({ route: yup.string().required(), files: out.list(yup.string().required()) }))
    .optional(),
  /** Bytes, gzipped; `firstScreen`: the entry and all that the heaviest of its screens needs of its own. */
  sizes: yup.object({
    entry: out.number(),
    firstScreen: yup.number().optional(),
    total: out.number(),
  }),
  /** Every file of the build but this one: what must be there before anybody is sent to it. */
  files: out.list(
    yup.object({ name: yup.string().matches(plainFile).required(), bytes: out.number(), integrity: hashed }),
  ),
  builtAt: yup.string().required(),
});
export type Manifest = yup.InferType<typeof manifest>;

/** Why an account gets this build: it is held to it, its user is in the share that tries it, or everybody gets it. */
export const choices = ['pinned', 'canary', 'default'] as const;
export type Choice = (typeof choices)[number];

/** A remote as the registry tells of it: the build that this caller gets. */
export const liveRemote = yup.object({
  ...face,
  chosen: yup
    .string<Choice>()
    .oneOf([...choices])
    .default('default'),
});
export type LiveRemote = yup.InferType<typeof liveRemote>;

const isKnown = (told: unknown): boolean =>
  typeof told === 'object' &&
  told !== null &&
  'name' in told &&
  remoteNames.some((name) => name === told.name);

/** GET /registry.json, with the sign-in's `Authorization` when there is one: the builds that this caller gets now. */
export const registry = yup.object({
  /** The newest shell; a page that runs another one was opened before it. Absent in development. */
  shell: yup.string().nullable().default(null),
  /** The share of page visits that report errors and load times. */
  sample: yup.number().min(0).max(1).default(SAMPLE_RATE),
  /** Taken out of the product by their teams: that they are not there is no fault. */
  removed: yup.array().of(yup.string().required()).default([]),
  /** One that this side's contract does not name yet, or any more, is passed over: the others go on. */
  remotes: out
    .list(liveRemote.required())
    .transform((told: unknown) => (Array.isArray(told) ? told.filter(isKnown) : told)),
});
export type Registry = yup.InferType<typeof registry>;

/** What the asking shell speaks: it is given builds that need nothing newer. One that does not say may get any. */
export const registryQuery = yup.object({ contract: yup.number().integer().min(1) });

export const urls = {
  registry: '/registry.json',
  registryFor: (contract: number) => `/registry.json?${new URLSearchParams({ contract: `${contract}` })}`,
  remote: (name: string, build: string, file = '') => `/remotes/${name}/${build}/${file}`,
} as const;
