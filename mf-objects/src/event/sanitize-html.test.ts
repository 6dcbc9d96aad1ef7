import { sanitizeHtml } from './sanitize-html';

test.each([
  ['Rad ett\nrad två\n\nstycke', 'Rad ett\nrad två\n\nstycke'],
  ['<p>Ett</p>\n<p>Två</p>', '<p>Ett</p><p>Två</p>'],
  [
    'Att göra:\n<ul>\n<li>tak</li>\n<li>el</li>\n</ul>\nKlart',
    'Att göra:<ul><li>tak</li><li>el</li></ul>Klart',
  ],
  ['<b>fet</b> <em>lutad</em> <u>struken</u>', '<b>fet</b> <em>lutad</em> <u>struken</u>'],
])('sanitizes %j to %j', (input, output) => {
  expect(sanitizeHtml(input)).toBe(output);
});

/** What a user sees of the HTML. */
const readText = (html: string): string | null => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent;
};

test.each([
  'Hyra < 5 000 & mer',
  'Svara Anna <anna@example.se> före 17. Temp a<b och sedan mer text.',
  'a<b och c>d',
  'Tryck <2 bar, se <https://example.se/a?b=c>',
  '<Anna Ek>, <Bo> och <',
  '<ventil nr="3"> byttes',
  'svg: <svg><g onload=alert(1)></g></svg>',
  'slutar med <!-- utan slut',
])('keeps all text that is not HTML: %j', (text) => {
  expect(readText(sanitizeHtml(text))).toBe(text);
});

test.each([
  ['<Anna Ek> och <b>fet</b>', '&lt;Anna Ek&gt; och <b>fet</b>'],
  ['ett<br/>två<br />tre', 'ett<br>två<br>tre'],
  ['<!-- från Word -->kvar', 'kvar'],
])('keeps allowed tags in %j, also beside a `<` that begins no tag', (input, output) => {
  expect(sanitizeHtml(input)).toBe(output);
});

test.each(['<b a="'.repeat(1600), `<b ${'a=b'.repeat(3000)}`])(
  'keeps the text of a long unfinished tag',
  (text) => {
    expect(readText(sanitizeHtml(text))).toBe(text);
  },
);

test.each([
  ['<script>alert(1)</script>kvar', 'kvar'],
  ['<img src=x onerror=alert(1)>kvar', 'kvar'],
  ['<p onclick="alert(1)" style="position:fixed" class="h-page" id="root">kvar</p>', '<p>kvar</p>'],
  [
    '<a href="https://a.se"onclick="alert(1)">kvar</a>',
    '<a href="https://a.se" target="_blank" rel="noopener noreferrer">kvar</a>',
  ],
  ['Städning onsdag = kvar', 'Städning onsdag = kvar'],
  ['<p data-x="1" aria-hidden="true">kvar</p>', '<p>kvar</p>'],
  ['<iframe src="https://example.com"></iframe>kvar', 'kvar'],
  ['<form action="/api/event"><input name="x"></form>kvar', 'kvar'],
  ['<style>body{display:none}</style>kvar', 'kvar'],
  ['<h1>Rubrik</h1>', 'Rubrik'],
])('removes scripts, styles, and all tags and attributes that are not allowed: %j', (input, output) => {
  expect(sanitizeHtml(input)).toBe(output);
});

const newTab = 'target="_blank" rel="noopener noreferrer"';
test.each([
  ['<a href="https://example.com">länk</a>', `<a href="https://example.com" ${newTab}>länk</a>`],
  [
    '<a href="mailto:a@b.se" target="_top" rel="opener">post</a>',
    `<a href="mailto:a@b.se" ${newTab}>post</a>`,
  ],
  ['<a href="javascript:alert(1)">länk</a>', `<a ${newTab}>länk</a>`],
  ['<a href="java\nscript:alert(1)">länk</a>', `<a ${newTab}>länk</a>`],
  ['<a href=" JaVaScRiPt:alert(1)">länk</a>', `<a ${newTab}>länk</a>`],
  ['<a href="data:text/html,<script>alert(1)</script>">länk</a>', `<a ${newTab}>länk</a>`],
  ['<a href="/logout">länk</a>', `<a ${newTab}>länk</a>`],
])('makes the link %j open in a new tab, and removes an unsafe address', (input, output) => {
  expect(sanitizeHtml(input)).toBe(output);
});
