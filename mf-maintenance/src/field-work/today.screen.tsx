import './field-work.css';
import { MAX_WORK_ITEMS } from '@husrum/contract/field-work';
import { formatLongDate } from '@husrum/format';
import { EmptyState, PageFrame, QueryContent, RowsSkeleton, useUrlState } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { Segmented } from '@husrum/ui/data';
import { FieldStatus } from './field-status';
import { useTodaysWork } from './field-work.queries';
import { fieldWorkTexts } from './field-work.texts';
import { groupByPlace } from './place.rules';
import { PlaceWork } from './place-work';

const EVERYONE = 'everyone';
const options = [
  { value: 'mine', label: fieldWorkTexts.mine },
  { value: EVERYONE, label: fieldWorkTexts.everyone },
];

/** Today's work by address, made for a phone. */
export default function TodayScreen() {
  const [whose, setWhose] = useUrlState('whose');
  const isEveryone = whose === EVERYONE;
  const query = useTodaysWork(isEveryone);
  return (
    <PageFrame
      narrow
      title={fieldWorkTexts.title}
      facts={[
        query.data && formatLongDate(query.data.day),
        query.data && fieldWorkTexts.count(query.data.total),
      ]}
    >
      <FieldStatus />
      <Segmented
        block
        size="large"
        aria-label={fieldWorkTexts.whose}
        options={options}
        value={isEveryone ? EVERYONE : 'mine'}
        onChange={(value) => setWhose(value === EVERYONE ? EVERYONE : undefined, { replace: true })}
      />
      <QueryContent query={query} skeleton={<RowsSkeleton rows={6} />}>
        {({ data, total }) => (
          <>
            {groupByPlace(data).map((place) => (
              <PlaceWork key={place.key} place={place} showsResponsible={isEveryone} />
            ))}
            {total > MAX_WORK_ITEMS && (
              <Alert type="info" showIcon title={fieldWorkTexts.hidden(data.length, total)} />
            )}
            {data.length === 0 && (
              <EmptyState
                kind="nothing"
                title={fieldWorkTexts.none}
                text={fieldWorkTexts.noneText}
                actions={
                  isEveryone ? undefined : (
                    <Button size="large" onClick={() => setWhose(EVERYONE, { replace: true })}>
                      {fieldWorkTexts.showEveryone}
                    </Button>
                  )
                }
              />
            )}
          </>
        )}
      </QueryContent>
    </PageFrame>
  );
}
