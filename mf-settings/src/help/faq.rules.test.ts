import { faqTopics } from '@husrum/contract/help';
import { findFaqGroups } from './faq.rules';
import { faqEntries } from './faq.texts';

const questions = (search: string) =>
  findFaqGroups(faqEntries, search).flatMap(({ entries }) => entries.map(({ question }) => question));

test('without a search every entry is listed under its topic', () => {
  expect(questions('')).toHaveLength(faqEntries.length);
  expect(findFaqGroups(faqEntries, '').map(({ topic }) => topic)).toEqual(faqTopics);
});

test('finds entries that contain every word, whatever the case', () => {
  expect(questions('AUTOGIRO fortnox')).toEqual(['Kan jag använda autogiro?']);
  expect(questions('kvadratrot')).toEqual([]);
});

test('each question is asked once', () => {
  expect(new Set(faqEntries.map(({ question }) => question)).size).toBe(faqEntries.length);
});
