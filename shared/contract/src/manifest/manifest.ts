import * as yup from 'yup';
import { optionalChoice, output } from '../core/fields';
import { remoteNames } from '../routes/route';
import { uses } from './uses';

/** The default of `registry.sample`: the share of page visits that report errors and load times. */
export const SAMPLE_RATE = 0.1;

/** The largest size of a remote's entry file in bytes, gzipped. The entry loads before anything of the remote is shown. */
export const ENTRY_BUDGET_BYTES = 8 * 1024;

/** The name of a build. It is used as a folder name and inside identifiers. */
export const buildId = () =>
  yup
    .string()
    .matches(/^[a-z0-9]{1,40}$/)
    .label('Bygge')
    .required();

/** The name of a file in a build. Builds have no subfolders. */
export const fileNamePattern = /^[\w-][\w.-]{0,150}$/;

export const navSections = ['business', 'economy', 'operations', 'administration'] as const;
export type NavSection = (typeof navSections)[number];

/** A sidebar entry. `badges` and `badge` name counts of `/api/stats/badges`. */
export const navEntry = yup.object({
  section: output.choice(navSections),
  title: yup.string().required(),
  link: yup.string().required(),
  order: yup.number().required(),
  icon: yup.string().required(),
  badges: output.list(yup.string().required()),
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

/** A file's hash, as in the `integrity` attribute of a script. */
const integritySchema = yup
  .string()
  .matches(/^sha384-/)
  .required();

/** What the shell needs from a build to show its menu entries, match its routes and load its code. */
const remoteFields = {
  name: output.choice(remoteNames),
  build: buildId(),
  /** The contract version that the build needs: that of the newest part it uses. */
  contract: yup.number().integer().min(1).required(),
  /** Absolute path of the entry file of the Module Federation container. */
  entry: yup
    .string()
    .matches(/^\/remotes\//)
    .required(),
  /** Hash of the entry file. */
  integrity: integritySchema,
  /** Scripts that the entry imports, so that they can load in parallel with it. */
  preload: output.list(yup.object({ url: yup.string().required(), integrity: yup.string().required() })),
  /** The patterns of the routes that have a screen. A route that is not built yet is left out. */
  routes: output.list(yup.string().required()),
  nav: output.list(navEntry.required()),
  panels: output.list(yup.string().required()),
};

/** `remote.json`, which is stored beside the entry of each build. */
export const manifest = yup.object({
  ...remoteFields,
  /** The parts of the contract that the build uses. It is undefined for an old build that did not record them. */
  uses: uses.optional().default(undefined),
  /** The scripts that the screen of a route needs besides the entry and `preload`. */
  screens: yup
    .array()
    .of(yup.object({ route: yup.string().required(), files: output.list(yup.string().required()) }))
    .optional(),
  /** Bytes, gzipped. `firstScreen` is the entry and everything that its heaviest screen loads. */
  sizes: yup.object({
    entry: output.number(),
    firstScreen: yup.number().optional(),
    total: output.number(),
  }),
  /** Every file of the build except `remote.json`. All must be uploaded before the build is served. */
  files: output.list(
    yup.object({
      name: yup.string().matches(fileNamePattern).required(),
      bytes: output.number(),
      integrity: integritySchema,
    }),
  ),
  builtAt: yup.string().required(),
});
export type Manifest = yup.InferType<typeof manifest>;

/** Why an account gets a build: pinned to it, in the canary's share of users, or the default for everybody. */
export const assignmentReasons = ['pinned', 'canary', 'default'] as const;
export type AssignmentReason = (typeof assignmentReasons)[number];

/** An entry of the registry: the build of a remote that this caller gets. */
export const liveRemote = yup.object({
  ...remoteFields,
  /** Why this caller gets the build. */
  chosen: optionalChoice(assignmentReasons).default('default'),
});
export type LiveRemote = yup.InferType<typeof liveRemote>;

const isKnownRemote = (remote: unknown): boolean =>
  typeof remote === 'object' &&
  remote !== null &&
  'name' in remote &&
  remoteNames.some((name) => name === remote.name);

/** GET /registry.json: the builds that this caller gets. Signed-in callers send their `Authorization` header. */
export const registry = yup.object({
  /**
   * The newest shell build. A page that runs another build was opened before this one was released. It is null in
   * development.
   */
  shell: yup.string().nullable().default(null),
  /** The share of page visits that report errors and load times. */
  sample: yup.number().min(0).max(1).default(SAMPLE_RATE),
  /** Remotes that their teams removed from the product. Their absence is not an error. */
  removed: yup.array().of(yup.string().required()).default([]),
  /** Remotes that this version of the contract does not name are ignored. */
  remotes: output
    .list(liveRemote.required())
    .transform((remotes: unknown) => (Array.isArray(remotes) ? remotes.filter(isKnownRemote) : remotes)),
});
export type Registry = yup.InferType<typeof registry>;

/** `contract` is the shell's contract version: builds that need a newer one are left out. Without it, any build may be returned. */
export const registryQuery = yup.object({ contract: yup.number().integer().min(1) });

export const urls = {
  registry: '/registry.json',
  registryFor: (contract: number) => `/registry.json?${new URLSearchParams({ contract: `${contract}` })}`,
  remote: (name: string, build: string, file = '') => `/remotes/${name}/${build}/${file}`,
} as const;
