import { routes } from '@husrum/contract/routes';
import { useFailedRuns } from '../job-run/job-run.queries';
import { LinkRow } from '../link-row/link-row';
import { useUnbilledCount } from '../unbilled-period/unbilled-period.queries';

interface Props {
  current: 'overview' | 'unbilled' | 'runs';
}

/** The pages of the area, with how much waits on each. */
export const EconomyNav = ({ current }: Props) => {
  const unbilled = useUnbilledCount();
  const failed = useFailedRuns().data?.total;
  return (
    <LinkRow
      label="Ekonomi"
      links={[
        { title: 'Översikt', to: routes.economy.overview(), current: current === 'overview' },
        {
          title: 'Ofakturerade perioder',
          to: routes.economy.unbilled(),
          current: current === 'unbilled',
          count: unbilled,
          bad: true,
        },
        {
          title: 'Körningar',
          to: routes.economy.runs(),
          current: current === 'runs',
          count: failed,
          bad: true,
        },
      ]}
    />
  );
};
