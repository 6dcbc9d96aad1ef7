/** The forms of a remote's name. */
export interface RemoteNames {
  /** mf-key-cards: the folder and the bundle. */
  readonly remote: string;
  /** key-cards: files and the address. */
  readonly word: string;
  /** keyCards: in the contract's tables. */
  readonly noun: string;
  /** KeyCards: components. */
  readonly component: string;
  /** Nyckelkort: shown to the user. */
  readonly title: string;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const MAX_TITLE_LENGTH = 40;
const isTitle = (title: string) => title.length <= MAX_TITLE_LENGTH && !/[\n\r]/.test(title);

/**
 * The forms of the name `remote`. The result is undefined when it is no name of a remote, or when the title does not fit in a
 * menu.
 */
export const parseNames = (remote: string, title?: string): RemoteNames | undefined => {
  const word = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(remote)?.[1];
  if (word === undefined || !isTitle(title ?? '')) return undefined;
  const component = word.split('-').map(capitalize).join('');
  const noun = component.charAt(0).toLowerCase() + component.slice(1);
  return { remote, word, noun, component, title: title ?? capitalize(word.replaceAll('-', ' ')) };
};

/** Escapes a text for use in a single-quoted string. */
export const escapeQuotes = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

/** Replaces `__remote__`, `__word__`, `__noun__`, `__Component__` and `__title__` in a template or its path. */
export const fillTemplate = (
  template: string,
  { remote, word, noun, component, title }: RemoteNames,
): string =>
  template
    .replaceAll('__remote__', remote)
    .replaceAll('__word__', word)
    .replaceAll('__noun__', noun)
    .replaceAll('__Component__', component)
    .replaceAll('__title__', () => escapeQuotes(title));
