import type { Choice, Uses } from '@husrum/contract/manifest';
import type { Shape } from './shape.rules';

export type Part = keyof Uses;
export const parts = ['calls', 'events', 'routes', 'panels'] as const satisfies readonly Part[];

/** The same of each part. */
export const byPart = <T>(make: (part: Part) => T): Record<Part, T> => ({
  calls: make('calls'),
  events: make('events'),
  routes: make('routes'),
  panels: make('panels'),
});

/** The public contract: name → shape, by part. */
export type Contract = Readonly<Record<Part, Readonly<Record<string, Shape>>>>;

export interface Change {
  readonly part: Part;
  readonly name: string;
  readonly what: string;
  /** A build that used it as it was no longer gets what it expects. */
  readonly breaks: boolean;
}

interface Value {
  readonly kinds: readonly string[];
  readonly optional: boolean;
  readonly nullable: boolean;
}

const read = (type: string): Value => {
  const nullable = type.endsWith(' | null');
  const bare = nullable ? type.slice(0, -' | null'.length) : type;
  const optional = bare.endsWith('?');
  return { kinds: (optional ? bare.slice(0, -1) : bare).split(' | '), optional, nullable };
};

const includes = (all: Value, some: Value) =>
  some.kinds.every((kind) => all.kinds.includes(kind)) &&
  (all.optional || !some.optional) &&
  (all.nullable || !some.nullable);

const isRemote = (kind: string) => /^"mf-[\w-]+"$/.test(kind);

/** Pages ask about the remotes that the server has told them of: where remotes are named still, one that is gone is not. */
const withoutGone = (was: Value, is: Value): Value =>
  is.kinds.some(isRemote) ? { ...was, kinds: was.kinds.filter((kind) => !isRemote(kind)) } : was;

const isAnswer = (path: string) => /^ok\b/.test(path);
const isValue = (path: string) => /^(query|body|ok)\b/.test(path);

/** A new kind of value in an answer is an addition: an old build shows what it does not know as it is. */
const staysGood = (path: string, before: string, now: string): boolean => {
  if (!isValue(path)) return false;
  const [was, is] = [read(before), read(now)];
  return isAnswer(path)
    ? includes({ ...is, optional: was.optional, nullable: was.nullable }, was) &&
        includes({ ...was, kinds: is.kinds }, is)
    : includes(is, withoutGone(was, is));
};

const parentOf = (path: string) => path.replace(/(\[\]|\.[^.[\]]+)$/, '');

/** Whoever does not know of a new input leaves it out. */
const mayBeLeftOut = (path: string, before: Shape, now: Shape): boolean => {
  if (isAnswer(path)) return true;
  if (!isValue(path)) return false;
  if (read(now[path] ?? '').optional) return true;
  const parent = parentOf(path);
  return parent !== path && parent in now && !(parent in before) && mayBeLeftOut(parent, before, now);
};

const changesOf = (before: Shape, now: Shape): { what: string; breaks: boolean }[] => [
  ...Object.keys(before)
    .filter((path) => !(path in now))
    .map((path) => ({ what: `${path} is gone`, breaks: true })),
  ...Object.entries(now).flatMap(([path, type]) => {
    const was = before[path];
    if (was === type) return [];
    if (was === undefined)
      return [{ what: `${path} is new: ${type}`, breaks: !mayBeLeftOut(path, before, now) }];
    return [{ what: `${path} was ${was}, is ${type}`, breaks: !staysGood(path, was, type) }];
  }),
];

/** What differs, in words. */
export const changes = (before: Contract, now: Contract): Change[] =>
  parts.flatMap((part) => {
    const names = new Set([...Object.keys(before[part]), ...Object.keys(now[part])]);
    return [...names].sort().flatMap((name): Change[] => {
      const [was, is] = [before[part][name], now[part][name]];
      if (was === undefined) return [{ part, name, what: 'is new', breaks: false }];
      if (is === undefined) return [{ part, name, what: 'is gone', breaks: true }];
      return changesOf(was, is).map((change) => ({ part, name, ...change }));
    });
  });

/** A build that somebody may have open: what it uses, or undefined when it was built before that was recorded. */
export interface LiveBuild {
  readonly name: string;
  readonly build: string;
  readonly uses?: Uses | undefined;
  /** Who is given it, as a server tells. */
  readonly chosen?: Choice;
}

/** The builds that a change breaks. One that does not say what it uses may use anything. */
export const brokenBy = ({ part, name, breaks }: Change, live: readonly LiveBuild[]): LiveBuild[] =>
  breaks ? live.filter(({ uses }) => uses === undefined || uses[part].includes(name)) : [];

/** One sentence per change, with the builds that stop working. */
export const told = (change: Change, live: readonly LiveBuild[]): string => {
  const broken = brokenBy(change, live).map(({ name, build, uses, chosen }) => {
    const remarks = [chosen ?? [], uses ? [] : 'says nothing of what it uses'].flat();
    return `${name} ${build}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
  });
  const users = broken.length > 0 ? `, used by ${broken.join(', ')}` : '';
  return `${change.part} ${change.name}: ${change.what}${users}`;
};
