import { VismaError } from './visma-error';
import { type Fields, flag, number, readFields, readOnly, text, textIn, uuid } from './visma-fields';
import { articleAccountCodings, units } from './visma-master-data';
import type { VismaArticle } from './visma-objects';
import { listRoute, requireById, sales, salesWrite, type VismaContext, type VismaRoute } from './visma-route';
import { newId } from './visma-state';

const articleFields: Fields = {
  Id: readOnly,
  IsActive: flag(true),
  Number: text(40, true),
  Name: text(50, true),
  NameEnglish: text(50),
  NetPrice: number({ minimum: 0, maximum: 10_000_000 }),
  GrossPrice: number({ minimum: 0, maximum: 10_000_000 }),
  CodingId: uuid(true),
  CodingName: readOnly,
  UnitId: uuid(true),
  UnitName: readOnly,
  UnitAbbreviation: readOnly,
  SendToWebshop: flag(),
};
const readArticle = (context: VismaContext, Id: string): VismaArticle => {
  const body = readFields(context.body, articleFields);
  const coding = articleAccountCodings.find((one) => one.Id === body.CodingId);
  if (coding === undefined)
    throw new VismaError('ResourceNotFound', 'The article account coding was not found');
  const unit = units.find((one) => one.Id === body.UnitId);
  if (unit === undefined) throw new VismaError('ResourceNotFound', 'The unit was not found');
  for (const article of context.books.articles.values())
    if (article.Number === body.Number && article.Id !== Id)
      throw new VismaError('Conflict', `Article number ${article.Number} is already in use`);
  return {
    Id,
    Number: textIn(body, 'Number'),
    Name: textIn(body, 'Name'),
    IsActive: body.IsActive === true,
    CodingId: coding.Id,
    CodingName: coding.Name,
    UnitId: unit.Id,
    UnitName: unit.Name,
    UnitAbbreviation: unit.Abbreviation,
    NetPrice: Number(body.NetPrice ?? 0),
    GrossPrice: Number(body.GrossPrice ?? 0),
    ChangedUtc: context.now.toISOString(),
  };
};

export const articleRoutes: readonly VismaRoute[] = [
  listRoute('/articles', sales, ['Id', 'Number', 'Name', 'IsActive', 'ChangedUtc'], ({ books }) =>
    books.articles.values(),
  ),
  {
    method: 'POST',
    path: '/articles',
    scopes: salesWrite,
    run: (context) => {
      const { books, state } = context;
      const article = readArticle(context, newId());
      books.articles.set(article.Id, article);
      state.save('articles', books.company.Id, article);
      return article;
    },
  },
  {
    method: 'PUT',
    path: '/articles/:id',
    scopes: salesWrite,
    run: (context) => {
      const { books, state, params } = context;
      const article = readArticle(context, requireById(books.articles, params.id, 'The article').Id);
      books.articles.set(article.Id, article);
      state.save('articles', books.company.Id, article);
      return article;
    },
  },
];
