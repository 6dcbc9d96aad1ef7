/**
 * A loader that takes the line breaks and indents out of style sheets, which are text inside scripts that no minifier reads. Spaces
 * between values and between selectors stay: they mean something. Texts in quotation marks stay as they are.
 */
const compactCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/("[^"]*"|'[^']*')/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};]) ?/g, '$1')
            .replace(/([,:]) | (?=>)/g, '$1')
            .replace(/> /g, '>')
            .replace(/;}/g, '}'),
    )
    .join('')
    .trim();

export default compactCss;
