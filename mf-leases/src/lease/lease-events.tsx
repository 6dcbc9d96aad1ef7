import { DateText, Loaded, RowsSkeleton, Section, Timeline } from '@husrum/ui';
import { useLeaseEvents } from './lease.queries';
import { texts } from './lease.texts';

/** What has been done with the lease, latest first, and by whom. */
export const LeaseEvents = ({ leaseId }: { leaseId: number }) => (
  <Section title={texts.history}>
    <Loaded query={useLeaseEvents(leaseId)} skeleton={<RowsSkeleton rows={3} />} compact>
      {({ data }) => (
        <Timeline
          moments={data.map(({ what, at, who }, index) => ({
            key: data.length - index,
            content: (
              <>
                <span>{what}</span>
                <span className="h-muted">
                  <DateText time value={at} />
                  {who && ` · ${who}`}
                </span>
              </>
            ),
          }))}
        />
      )}
    </Loaded>
  </Section>
);
