import './faq.css';
import type { FaqTopic } from '@husrum/contract/help';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { EmptyState } from '@husrum/ui';
import { Collapse } from '@husrum/ui/collapse';
import { SearchInput } from '@husrum/ui/input';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findFaqGroups } from './faq.rules';
import { faqEntries, faqTexts } from './faq.texts';

/** The questions and answers with a search. The questions of `topic` are listed first. */
export const FaqList = ({ topic }: { topic?: FaqTopic | undefined }) => {
  const { pathname } = useLocation();
  const [search, setSearch] = useState('');
  const groups = findFaqGroups(faqEntries, search);
  const ordered = [
    ...groups.filter((group) => group.topic === topic),
    ...groups.filter((group) => group.topic !== topic),
  ];
  return (
    <div className="faq">
      <SearchInput label={faqTexts.search} value={search} onSearch={setSearch} />
      {ordered.length === 0 && (
        <EmptyState kind="no-hits" compact title={faqTexts.none} text={faqTexts.noneText} />
      )}
      {ordered.map(({ topic: key, title, entries }) => (
        <section key={key} aria-labelledby={`faq-${key}`}>
          <h2 id={`faq-${key}`}>{title}</h2>
          <Collapse
            ghost
            items={entries.map(({ question, answer, link }) => ({
              key: question,
              label: question,
              children: (
                <p className="faq__answer">
                  {answer} {link && <AppLink to={link.to}>{link.text}</AppLink>}
                </p>
              ),
            }))}
          />
        </section>
      ))}
      <AppLink to={routes.help.contact({}, { sida: pathname })}>{faqTexts.contact}</AppLink>
    </div>
  );
};
