import { routes } from '@husrum/contract/routes';
import { StatisticCards } from '@husrum/ui';
import { useRequirementCounts } from './inspection.queries';
import { inspectionTexts } from './inspection.texts';

/** Each number is the length of the list that its card opens, of one company or of all. */
export const InspectionCards = ({ companyId }: { companyId: number | undefined }) => {
  const counts = useRequirementCounts(companyId);
  const { data } = counts;
  const filter: Readonly<Record<string, number>> = companyId === undefined ? {} : { company_id: companyId };
  return (
    <StatisticCards
      queries={[counts]}
      items={[
        {
          label: inspectionTexts.cards.overdue,
          value: data?.OVERDUE,
          to: routes.inspection.overview({}, { ...filter, status: 'OVERDUE' }),
          tone: data?.OVERDUE ? 'bad' : 'plain',
        },
        {
          label: inspectionTexts.cards.due,
          value: data?.DUE,
          hint: data?.PLANNED ? inspectionTexts.plannedHint(data.PLANNED) : undefined,
          to: routes.inspection.overview({}, { ...filter, status: 'DUE' }),
          tone: data?.DUE ? 'warn' : 'plain',
        },
        {
          label: inspectionTexts.cards.unknown,
          value: data?.UNKNOWN,
          to: routes.inspection.overview({}, { ...filter, status: 'UNKNOWN' }),
        },
        {
          label: inspectionTexts.cards.done,
          value: data?.DONE,
          to: routes.inspection.overview({}, { ...filter, status: 'DONE' }),
          tone: 'good',
        },
      ]}
    />
  );
};
