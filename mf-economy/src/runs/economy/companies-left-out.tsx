import { routes } from '@husrum/contract/routes';
import { formatNumber } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { Fragment } from 'react';
import { economyTexts } from './economy.texts';

/** The most companies that are named. */
const MAX_NAMED = 5;

/** Which companies the projection has no coming invoices of, with links to their invoicing settings. */
export const CompaniesLeftOut = ({
  companies,
}: {
  companies: readonly { id: number; name: string }[] | undefined;
}) => {
  if (!companies?.length) return null;
  const more = companies.length - MAX_NAMED;
  return (
    <p className="e-left-out h-muted">
      {economyTexts.companiesLeftOut}{' '}
      {companies.slice(0, MAX_NAMED).map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <AppLink to={routes.company.invoicing({ id })}>{name}</AppLink>
        </Fragment>
      ))}
      {more > 0 && ` ${economyTexts.andMore(formatNumber(more))}`}
    </p>
  );
};
