import type { ChunkEdit } from './release-builds';

export interface CodeFault {
  readonly name: string;
  readonly edit: ChunkEdit;
}

/** The default export of a screen or a panel in minified code. */
const defaultExport = /(\.d\([\w$]+,\{default:)(\(\)=>[\w$]+)(?=\}\))/g;

/** Minified functions that return a broken component. */
const brokenComponents = {
  render: '()=>()=>{throw Error("Broken in render")}',
  effect: `(Broken=>()=>Broken)(class{constructor(props){this.props=props}get isReactComponent(){return{}}render(){return null}componentDidMount(){throw Error("Broken in an effect")}})`,
};

/** Replaces the component of each screen and panel. `write` gets the code of the broken components and of the original one. */
export const replaceComponents =
  (write: (broken: typeof brokenComponents) => (original: string) => string): ChunkEdit =>
  (chunk) =>
    chunk.replace(
      defaultExport,
      (_match, prefix: string, original: string) => `${prefix}${write(brokenComponents)(original)}`,
    );

/** Makes the modules with this export throw on import, while the condition, a JavaScript expression, is true. */
export const throwOnImport =
  (exported: 'application' | 'default', condition = 'true'): ChunkEdit =>
  (chunk) =>
    chunk.replace(
      new RegExp(`[\\w$]+\\.d\\([\\w$]+,\\{${exported}:`),
      (original) => `(()=>{if(${condition})throw Error("Broken on import")})(),${original}`,
    );

/** Faults that a release can contain: the code loads, but throws. */
export const codeFaults: readonly CodeFault[] = [
  { name: 'throws on import', edit: throwOnImport('application') },
  {
    name: 'throws in render',
    edit: replaceComponents(
      ({ render }) =>
        () =>
          render,
    ),
  },
  {
    name: 'throws in an effect',
    edit: replaceComponents(
      ({ effect }) =>
        () =>
          effect,
    ),
  },
];
