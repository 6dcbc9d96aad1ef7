import compactCss from './compact-css';

test('line breaks, indents and comments go, and what means something stays', () => {
  expect(
    compactCss(`/* Why. */
.h-card > p,
.h-card a:not(.h-link) {
  width: calc(100% - 8px);
  margin: 0 auto;
}

@media (max-width: 600px) and (hover: none) {
  .h-card::after {
    content: 'a  ;  b';
  }
}
`),
  ).toBe(
    ".h-card>p,.h-card a:not(.h-link){width:calc(100% - 8px);margin:0 auto}@media (max-width:600px) and (hover:none){.h-card::after{content:'a  ;  b'}}",
  );
});

test('an apostrophe in a comment is no text', () => {
  expect(compactCss("/* The page's head. */ .a { color: red; } /* It's */ .b { top: 0; }")).toBe(
    '.a{color:red}.b{top:0}',
  );
});
