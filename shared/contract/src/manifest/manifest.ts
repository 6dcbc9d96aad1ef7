import * as yup from 'yup';
import { out } from '../core/fields';
import { remoteNames } from '../routes/route';

/** Raised by one when calls, events, panels or shared modules change so that an older shell cannot serve a newer remote. */
export const CONTRACT_VERSION = 1;

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

/** What a build of a remote says of itself: `remote.json` beside its entry. */
export const manifest = yup.object({
  name: yup
    .string()
    .oneOf([...remoteNames])
    .required(),
  build: yup
    .string()
    .matches(/^[a-z0-9]+$/)
    .required(),
  contract: yup.number().integer().min(1).required(),
  /** Absolute path of the Module Federation manifest or entry. */
  entry: yup
    .string()
    .matches(/^\/remotes\//)
    .required(),
  /** sha384 of the entry, as in a script's `integrity`. */
  integrity: yup
    .string()
    .matches(/^sha384-/)
    .required(),
  /** What is needed right after the entry, so that it can be fetched beside it. */
  preload: out.list(yup.object({ url: yup.string().required(), integrity: yup.string().required() })),
  routes: out.list(yup.string().required()),
  nav: out.list(navEntry.required()),
  panels: out.list(yup.string().required()),
  /** Bytes, gzipped. */
  sizes: yup.object({ entry: out.number(), total: out.number() }),
  builtAt: yup.string().required(),
});
export type Manifest = yup.InferType<typeof manifest>;

/** GET /registry.json: the builds that are live now. */
export const registry = yup.object({ remotes: out.list(manifest.required()) });
export type Registry = yup.InferType<typeof registry>;

export const urls = {
  registry: '/registry.json',
  remote: (name: string, build: string, file = '') => `/remotes/${name}/${build}/${file}`,
} as const;
