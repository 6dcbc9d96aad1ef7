import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faqEntries } from './faq.texts';

const toWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The paragraphs of docs/domain-rules.md that begin with FAQ: the answers of a rule as users read them. */
const answersOfRules = readFileSync(join(__dirname, '../../../docs/domain-rules.md'), 'utf8')
  .split(/^(?=## )/m)
  .flatMap((section) => {
    const rule = /^## (D-\d+) /.exec(section)?.[1] ?? '';
    return section.split(/\n{2,}/).flatMap((paragraph) => {
      const [, question, answer] = /^FAQ, "([^"]+)": (.+)$/s.exec(paragraph) ?? [];
      return question && answer ? [{ question: toWords(question), answer: toWords(answer), rule }] : [];
    });
  });

test('an answer of the FAQ that a rule decides stands in that rule, word for word', () => {
  const told = faqEntries.flatMap(({ question, answer, rule }) => (rule ? [{ question, answer, rule }] : []));
  const byQuestion = (a: { question: string }, b: { question: string }) => (a.question < b.question ? -1 : 1);
  expect(told.length).toBeGreaterThan(15);
  expect(answersOfRules.toSorted(byQuestion)).toEqual(told.toSorted(byQuestion));
});

test('the answers about archiving and former tenants name the rule that refines the product specification', () => {
  const archiving = faqEntries.find(
    ({ question }) => question === 'Vad händer när en uthyrning har upphört?',
  );
  expect(archiving?.rule).toBe('D-17');
  for (const condition of ['efter 30 dagar', 'skickade och betalda', 'återlämnat', 'Inget raderas'])
    expect(archiving?.answer).toContain(condition);
});
