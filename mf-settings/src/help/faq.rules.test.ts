import { faqTopics } from '@husrum/contract/help';
import { findFaqGroups } from './faq.rules';
import { faqEntries } from './faq.texts';

const listQuestions = (search: string) =>
  findFaqGroups(faqEntries, search).flatMap(({ entries }) => entries.map(({ question }) => question));

test('without a search every entry is listed under its topic', () => {
  expect(listQuestions('')).toHaveLength(faqEntries.length);
  expect(findFaqGroups(faqEntries, '').map(({ topic }) => topic)).toEqual(faqTopics);
});

test('finds entries that contain every word, whatever the case', () => {
  expect(listQuestions('AUTOGIRO fortnox')).toEqual(['Kan jag använda autogiro?']);
  expect(listQuestions('kvadratrot')).toEqual([]);
});

test('no question is listed twice', () => {
  expect(new Set(faqEntries.map(({ question }) => question)).size).toBe(faqEntries.length);
});
