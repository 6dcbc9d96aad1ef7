import './field-work.css';
import { MAX_WORK_ITEMS } from '@husrum/contract/field-work';
import { formatLongDate } from '@husrum/format';
import { EmptyState, PageFrame, QueryContent, RowsSkeleton, useUrlState } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { Segmented } from '@husrum/ui/data';
import { useTodaysWork } from './field-work.queries';
import { fieldWorkTexts } from './field-work.texts';
import { PhotoUploadAlert } from './photo-upload-alert';
import { groupByPlace } from './place.rules';
import { WorkAtPlace } from './work-at-place';

const EVERYONE = 'everyone';
const options = [
  { value: 'mine', label: fieldWorkTexts.mine },
  { value: EVERYONE, label: fieldWorkTexts.everyone },
];

/** Today's work by address, made for a phone. */
export default function TodayScreen() {
  const [whose, setWhose] = useUrlState('whose');
  const ofEveryone = whose === EVERYONE;
  const query = useTodaysWork(ofEveryone);
  return (
    <PageFrame
      narrow
      title={fieldWorkTexts.title}
      facts={[
        query.data && formatLongDate(query.data.day),
        query.data && fieldWorkTexts.count(query.data.total),
      ]}
    >
      <PhotoUploadAlert />
      <Segmented
        block
        size="large"
        aria-label={fieldWorkTexts.whose}
        options={options}
        value={ofEveryone ? EVERYONE : 'mine'}
        onChange={(value) => setWhose(value === EVERYONE ? EVERYONE : undefined, { replace: true })}
      />
      <QueryContent query={query} skeleton={<RowsSkeleton rows={6} />}>
        {({ data, total }) => (
          <>
            {groupByPlace(data).map((place) => (
              <WorkAtPlace key={place.key} place={place} showsResponsible={ofEveryone} />
            ))}
            {total > MAX_WORK_ITEMS && (
              <Alert type="info" showIcon title={fieldWorkTexts.truncated(data.length, total)} />
            )}
            {data.length === 0 && (
              <EmptyState
                kind="nothing"
                title={fieldWorkTexts.none}
                text={fieldWorkTexts.noneText[ofEveryone ? 'everyone' : 'mine']}
                actions={
                  ofEveryone ? undefined : (
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
