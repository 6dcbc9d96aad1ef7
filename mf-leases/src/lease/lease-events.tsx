import { AppLink } from '@husrum/platform';
import { DateText, QueryContent, RowsSkeleton, Section, Timeline } from '@husrum/ui';
import { useLeaseEvents } from './lease.queries';
import { leaseTexts } from './lease.texts';

/** What has happened to the lease, newest first, with the user who did it. */
export const LeaseEvents = ({ leaseId }: { leaseId: number }) => (
  <Section title={leaseTexts.history}>
    <QueryContent query={useLeaseEvents(leaseId)} skeleton={<RowsSkeleton rows={3} />} compact>
      {({ data }) => (
        <Timeline
          items={data.map(({ what, at, who, link }, index) => ({
            key: data.length - index,
            content: (
              <>
                <span>{link === null ? what : <AppLink to={link}>{what}</AppLink>}</span>
                <span className="h-muted">
                  <DateText time value={at} />
                  {who && ` · ${who}`}
                </span>
              </>
            ),
          }))}
        />
      )}
    </QueryContent>
  </Section>
);
