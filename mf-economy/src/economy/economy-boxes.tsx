import { routes } from '@husrum/contract/routes';
import { kronor, percent, squareMetres } from '@husrum/format';
import { InfoBoxes } from '@husrum/ui';
import { useStats } from './economy.queries';
import { occupancyPercent, wholeKronor } from './economy.rules';
import { texts } from './economy.texts';

/** What the leases bring in, what they have brought in, how full the portfolio is, and what a square metre costs. */
export const EconomyBoxes = () => {
  const stats = useStats();
  const { data } = stats;
  const { stat_occupancy_total: occupied = 0, stat_rentable_total: rentable = 0 } = data ?? {};
  return (
    <InfoBoxes
      queries={[stats]}
      items={[
        {
          label: texts.income,
          value: data && wholeKronor(data.stat_income_current),
          hint: data && texts.incomeHint(wholeKronor(data.stat_income_max)),
          to: routes.lease.byState({ filter: 'active' }),
        },
        {
          label: texts.yearly,
          value: data && wholeKronor(data.stat_income_r12),
          hint: texts.yearlyHint,
          to: routes.invoice.byStatus({ status: 'sent' }),
        },
        {
          label: texts.occupancy,
          value: data && (rentable === 0 ? texts.nothing : percent(occupancyPercent(occupied, rentable))),
          hint: data && texts.occupancyHint(occupied, rentable, data.stat_tenants_current),
          to: routes.entity.byType({ type: 'vacancies' }),
        },
        {
          label: texts.price,
          value:
            data &&
            (data.stat_area_average_price === null ? texts.nothing : kronor(data.stat_area_average_price)),
          hint:
            data && data.stat_area_average !== null && texts.priceHint(squareMetres(data.stat_area_average)),
        },
      ]}
    />
  );
};
