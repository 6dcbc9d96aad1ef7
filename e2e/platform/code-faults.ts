import type { Edit } from './live-builds';

export interface CodeFault {
  readonly name: string;
  readonly edit: Edit;
}

/** What a screen or a panel exports, as minified code writes it. */
const component = /(\.d\([\w$]+,\{default:)(\(\)=>[\w$]+)(?=\}\))/g;

/** Functions that give a component, as minified code writes them. */
const broken = {
  render: '()=>()=>{throw Error("Broken in render")}',
  effect: `(Broken=>()=>Broken)(class{constructor(props){this.props=props}get isReactComponent(){return{}}render(){return null}componentDidMount(){throw Error("Broken in an effect")}})`,
};

/** Another component in place of each, made of the one that stood there. */
export const withComponent =
  (write: (of: typeof broken) => (found: string) => string): Edit =>
  (chunk) =>
    chunk.replace(component, (_, before: string, found: string) => `${before}${write(broken)(found)}`);

export const onImport =
  (exported: 'application' | 'default', condition = 'true'): Edit =>
  (chunk) =>
    chunk.replace(
      new RegExp(`[\\w$]+\\.d\\([\\w$]+,\\{${exported}:`),
      (found) => `(()=>{if(${condition})throw Error("Broken on import")})(),${found}`,
    );

/** What a team can release by mistake: code that comes, and throws. */
export const codeFaults: readonly CodeFault[] = [
  { name: 'throws on import', edit: onImport('application') },
  {
    name: 'throws in render',
    edit: withComponent(
      ({ render }) =>
        () =>
          render,
    ),
  },
  {
    name: 'throws in an effect',
    edit: withComponent(
      ({ effect }) =>
        () =>
          effect,
    ),
  },
];
