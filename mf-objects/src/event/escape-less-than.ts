/**
 * A regular expression for an attribute with a value. Attributes without one are not accepted, so that `<b och c>` in
 * `a<b och c>d` is not taken for a tag.
 */
const ATTRIBUTE = String.raw`[\s/]*[^\s"'<>/=]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+(?=[\s>]))`;
/** A comment, a tag with its name as the first group, or any other `<`. */
const LESS_THAN = new RegExp(
  String.raw`<!--[^]*?-->|</?([a-z][a-z0-9]*)(?=[\s/>])(?:${ATTRIBUTE})*[\s/]*>|<`,
  'gi',
);

const isHtmlElement = (name: string): boolean =>
  !(document.createElement(name) instanceof HTMLUnknownElement);

/**
 * The text with `&lt;` for each `<` that begins no HTML. People write descriptions as plain text: `a<b`, or an address that
 * a mail program has copied, `<anna@example.se>`. A parser takes these for tags, and drops them with what follows.
 */
export const escapeLessThan = (text: string): string =>
  text.replace(LESS_THAN, (match: string, name: string | undefined) => {
    const isHtml = match.startsWith('<!--') || (name !== undefined && isHtmlElement(name));
    return isHtml ? match : match.replace('<', '&lt;');
  });
