import { articleAccountCodings } from './visma-master-data';
import type { Books } from './visma-state';

/** The VAT percentage of the article, by its account coding. A row without an article has none. */
export const vatPercentOf = ({ articles }: Books, articleId: string | null): number => {
  const article = articleId === null ? undefined : articles.get(articleId);
  const coding = articleAccountCodings.find(({ Id }) => Id === article?.CodingId);
  return Math.round((coding?.VatRatePercent ?? 0) * 100);
};
