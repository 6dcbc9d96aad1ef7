import { routes } from '@husrum/contract/routes';
import { formatKronor, formatPercent, formatSquareMetres } from '@husrum/format';
import { StatisticCards } from '@husrum/ui';
import { useEconomyStatistics } from './economy.queries';
import { calculateOccupancyPercent, formatWholeKronor } from './economy.rules';
import { economyTexts } from './economy.texts';

/** Monthly income, invoiced amount of the last twelve months, occupancy, and rent per square metre. */
export const EconomyStatistics = () => {
  const stats = useEconomyStatistics();
  const { data } = stats;
  const { stat_occupancy_total: occupied = 0, stat_rentable_total: rentable = 0 } = data ?? {};
  return (
    <StatisticCards
      queries={[stats]}
      items={[
        {
          label: economyTexts.income,
          value: data && formatWholeKronor(data.stat_income_current),
          hint: data && economyTexts.incomeHint(occupied, formatWholeKronor(data.stat_income_max)),
          to: routes.lease.byState({ filter: 'active' }),
        },
        {
          label: economyTexts.invoicedLastYear,
          value: data && formatWholeKronor(data.stat_sent_r12 ?? data.stat_income_r12),
          // Without a link: no list shows this sum, which excludes VAT.
          hint: economyTexts.invoicedLastYearHint,
        },
        {
          label: economyTexts.occupancy,
          value:
            data &&
            (rentable === 0
              ? economyTexts.noValue
              : formatPercent(calculateOccupancyPercent(occupied, rentable))),
          hint: data && economyTexts.occupancyHint(rentable - occupied, rentable, data.stat_tenants_current),
          to: routes.entity.byType({ type: 'vacancies' }),
        },
        {
          label: economyTexts.rentPerSquareMetre,
          value:
            data &&
            (data.stat_area_average_price === null
              ? economyTexts.noValue
              : formatKronor(data.stat_area_average_price)),
          hint:
            data &&
            data.stat_area_average !== null &&
            economyTexts.rentPerSquareMetreHint(formatSquareMetres(data.stat_area_average)),
        },
      ]}
    />
  );
};
