import { parseTerms } from './terms.rules';

test.each([
  ['', []],
  ['  \n\n', []],
  ['Ett stycke\npå två rader.', [{ title: null, paragraphs: ['Ett stycke på två rader.'] }]],
  [
    'Ingress.\r\n\r\n# Tjänsten\r\n\r\nEtt.\r\n\r\nTvå.\r\n\r\n## Ansvar\r\n\r\nTre.\r\n',
    [
      { title: null, paragraphs: ['Ingress.'] },
      { title: 'Tjänsten', paragraphs: ['Ett.', 'Två.'] },
      { title: 'Ansvar', paragraphs: ['Tre.'] },
    ],
  ],
])('the text %j has these sections', (text, sections) => {
  expect(parseTerms(text)).toEqual(sections);
});
