import { stale } from '@husrum/contract/bus';
import { allCalls } from '@husrum/contract/calls';
import type { Uses } from '@husrum/contract/manifest';
import { panelNames } from '@husrum/contract/panels';
import { allRoutes, routeName } from '@husrum/contract/routes';
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';

const { NormalModule, dependencies } = webpack;
const CONTRACT = '@husrum/contract';

/** The parts of the contract that are asked for by name, and the names. */
const tables = {
  calls: allCalls.map(({ noun, name }) => `${noun}.${name}`),
  routes: allRoutes.map(routeName),
};
const told = { events: Object.keys(stale), panels: [...panelNames] };

/** `calls.lease.detail.path` as ['calls', 'lease', 'detail', 'path']; `const { lease } = calls` as ['calls', 'lease']. */
const chainsOf = (dependency: Dependency): string[][] => {
  if (!(dependency instanceof dependencies.HarmonyImportDependency) || dependency.request !== CONTRACT)
    return [];
  if (!('ids' in dependency) || !Array.isArray(dependency.ids)) return [];
  const ids = dependency.ids.map(String);
  const taken =
    'referencedPropertiesInDestructuring' in dependency
      ? dependency.referencedPropertiesInDestructuring
      : undefined;
  if (!(taken instanceof Set)) return [ids];
  return [...taken].map((property: { id: string }) => [...ids, property.id]);
};

/** What a chain of members names: one entry of a table, or all that it may still lead to. */
export const namedBy = ([table, noun, name]: readonly string[]): { calls: string[]; routes: string[] } => {
  const begins = [noun, name].filter((part) => part !== undefined).join('.');
  const within = (all: readonly string[]) =>
    all.filter((one) => begins === '' || one === begins || one.startsWith(`${begins}.`));
  return {
    calls: table === 'calls' ? within(tables.calls) : [],
    routes: table === 'routes' ? within(tables.routes) : [],
  };
};

const quoted = /(["'`])([\w-]+\.[\w-]+)\1/g;
const textsIn = (module: Module): string[] =>
  [...String(module.originalSource()?.source() ?? '').matchAll(quoted)].map(([, , text = '']) => text);

const distinct = (names: readonly string[]) => [...new Set(names)].sort();

/**
 * What the modules of a bundle use of the contract. Calls and routes are read from the compiler's own record of
 * imports, so an alias hides nothing; events and panels travel as texts, so every text that names one counts.
 */
export const usesOf = (modules: Iterable<Module>, isOwn: (file: string) => boolean): Uses => {
  const own = [...modules].filter((module) => module instanceof NormalModule && isOwn(module.resource));
  const named = own.flatMap((module) => module.dependencies.flatMap(chainsOf)).map(namedBy);
  const texts = new Set(own.flatMap(textsIn));
  return {
    calls: distinct(named.flatMap(({ calls }) => calls)),
    routes: distinct(named.flatMap(({ routes }) => routes)),
    events: told.events.filter((name) => texts.has(name)),
    panels: told.panels.filter((name) => texts.has(name)),
  };
};

/** Taken before modules are joined; asked for when everything is known. */
export const recordUses = (compilation: Compilation, isOwn: (file: string) => boolean): (() => Uses) => {
  let recorded: Uses | undefined;
  compilation.hooks.finishModules.tap('Uses', (modules) => {
    recorded = usesOf(modules, isOwn);
  });
  return () => {
    if (recorded === undefined) throw new Error('What is used is known when all modules are read');
    return recorded;
  };
};

/** Writes what the shell and what it provides use of the contract beside the page, for the guard of the contract. */
export class UsesPlugin {
  constructor(private readonly isOwn: (file: string) => boolean) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Uses', (compilation) => {
      const recorded = recordUses(compilation, this.isOwn);
      compilation.hooks.processAssets.tap(
        { name: 'Uses', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset('uses.json', new webpack.sources.RawSource(JSON.stringify(recorded()))),
      );
    });
  }
}
