/** The forms in which one name is written. */
export interface Names {
  /** mf-key-cards: the folder and the bundle. */
  readonly remote: string;
  /** key-cards: files and the address. */
  readonly word: string;
  /** keyCards: in the tables of the contract. */
  readonly noun: string;
  /** KeyCards: components. */
  readonly name: string;
  /** Nyckelkort: for people. */
  readonly title: string;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const LONGEST_TITLE = 40;
const isTitle = (title: string) => title.length <= LONGEST_TITLE && !/[\n\r]/.test(title);

/** Undefined for what is not a name of a remote, or no title for a menu. */
export const namesOf = (remote: string, title?: string): Names | undefined => {
  const word = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(remote)?.[1];
  if (word === undefined || !isTitle(title ?? '')) return undefined;
  const name = word.split('-').map(upper).join('');
  const noun = name.charAt(0).toLowerCase() + name.slice(1);
  return { remote, word, noun, name, title: title ?? upper(word.replaceAll('-', ' ')) };
};

/** As it stands between the apostrophes of a text. */
export const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

/** A template, or the path of one, with the names in place of `__remote__`, `__word__`, `__noun__`, `__Name__`, `__title__`. */
export const fill = (template: string, { remote, word, noun, name, title }: Names): string =>
  template
    .replaceAll('__remote__', remote)
    .replaceAll('__word__', word)
    .replaceAll('__noun__', noun)
    .replaceAll('__Name__', name)
    .replaceAll('__title__', () => quoted(title));
