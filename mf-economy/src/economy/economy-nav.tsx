import '../invoicebase/status-nav.css';
import { routes } from '@husrum/contract';
import { AppLink } from '@husrum/platform';
import { useFailedRuns } from '../run/run.queries';
import { useUnbilledCount } from '../unbilled/unbilled.queries';

const pages = {
  overview: { title: 'Översikt', to: routes.economy.overview() },
  unbilled: { title: 'Ofakturerade perioder', to: routes.economy.unbilled() },
  runs: { title: 'Körningar', to: routes.economy.runs() },
} as const;
type Name = keyof typeof pages;
const names: readonly Name[] = ['overview', 'unbilled', 'runs'];

/** The pages of the area, with how much waits on each. */
export const EconomyNav = ({ current }: { current: Name }) => {
  const counts = { overview: 0, unbilled: useUnbilledCount(), runs: useFailedRuns().data?.total ?? 0 };
  return (
    <nav className="e-statuses" aria-label="Ekonomi">
      {names.map((name) => (
        <AppLink key={name} to={pages[name].to} aria-current={name === current ? 'page' : undefined}>
          {pages[name].title}
          {counts[name] > 0 && (
            <span className="e-statuses__count e-statuses__count--bad">{counts[name]}</span>
          )}
        </AppLink>
      ))}
    </nav>
  );
};
