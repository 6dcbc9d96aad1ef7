import { NETWORK_ERROR_TEXT } from '@husrum/api-client';
import {
  EmptyState,
  ErrorAlert,
  ErrorState,
  FormSkeleton,
  PageSkeleton,
  QueryContent,
  RowsSkeleton,
  StatisticCardsSkeleton,
} from '@husrum/ui';
import { Alert, Button, Skeleton } from '@husrum/ui/core';
import { Progress } from '@husrum/ui/progress';
import type { ExampleGroup } from './example';
import { LONG_TEXT } from './sample.texts';

const nothing = () => {};
const failure = new Error(NETWORK_ERROR_TEXT);

export const stateExamples: ExampleGroup = {
  title: 'Tomt, fel och väntan',
  components: {
    EmptyState: [
      { title: 'Inget ännu', content: <EmptyState kind="nothing" /> },
      {
        title: 'Inget ännu, med knapp',
        content: (
          <EmptyState
            kind="nothing"
            title="Du har inga uthyrningar"
            text="Skapa den första, eller importera dem från Excel."
            actions={<Button type="primary">Ny uthyrning</Button>}
          />
        ),
      },
      { title: 'Inget ännu, i ett kort', content: <EmptyState kind="nothing" compact /> },
      { title: 'Inga träffar', content: <EmptyState kind="no-hits" text="Inget stämmer med filtret." /> },
      { title: 'Fel', content: <EmptyState kind="error" text={NETWORK_ERROR_TEXT} /> },
      { title: 'Lång text', content: <EmptyState kind="nothing" title={LONG_TEXT} text={LONG_TEXT} /> },
    ],
    ErrorState: [
      { title: 'Med knapp', content: <ErrorState error={failure} onRetry={nothing} /> },
      { title: 'Utan knapp', content: <ErrorState error={failure} /> },
      { title: 'I ett kort', content: <ErrorState error={failure} onRetry={nothing} compact /> },
    ],
    ErrorAlert: [
      { title: 'En mening', content: <ErrorAlert>Fakturan är redan krediterad.</ErrorAlert> },
      {
        title: 'Med rubrik',
        content: <ErrorAlert title="Hyresavin kunde inte skickas">Hyresgästen saknar mejladress.</ErrorAlert>,
      },
      { title: 'Lång text', content: <ErrorAlert title={LONG_TEXT}>{LONG_TEXT}</ErrorAlert> },
    ],
    Alert: [
      {
        title: 'Upplysning',
        content: <Alert type="info" showIcon title="Provperioden slutar om 12 dagar." />,
      },
      { title: 'Klart', content: <Alert type="success" showIcon title="Alla hyresavier är skickade." /> },
      {
        title: 'Varning',
        content: (
          <Alert
            type="warning"
            showIcon
            title="Två hyresgäster saknar adress"
            description="Deras hyresavier skickas inte förrän adressen är ifylld."
            action={<Button size="small">Visa</Button>}
          />
        ),
      },
      { title: 'Fel', content: <Alert type="error" showIcon title="Kopplingen till Fortnox är bruten." /> },
      {
        title: 'Lång text',
        content: <Alert type="info" showIcon title={LONG_TEXT} description={LONG_TEXT} />,
      },
    ],
    QueryContent: [
      {
        title: 'Hämtar',
        content: (
          <QueryContent
            query={{ data: undefined, error: null, refetch: nothing }}
            skeleton={<RowsSkeleton rows={3} />}
          >
            {() => null}
          </QueryContent>
        ),
      },
      {
        title: 'Fel',
        content: (
          <QueryContent query={{ data: undefined, error: failure, refetch: nothing }} compact>
            {() => null}
          </QueryContent>
        ),
      },
      {
        title: 'Hämtat',
        content: (
          <QueryContent query={{ data: 'Lägenhet 1001', error: null, refetch: nothing }}>
            {(name) => <p>{name}</p>}
          </QueryContent>
        ),
      },
      {
        title: 'Hämtat, och en senare hämtning misslyckades',
        content: (
          <QueryContent query={{ data: 'Lägenhet 1001', error: failure, refetch: nothing }}>
            {(name) => <p>{name}</p>}
          </QueryContent>
        ),
      },
    ],
    RowsSkeleton: [
      { title: 'Tre rader', content: <RowsSkeleton rows={3} /> },
      { title: 'En lista', content: <RowsSkeleton /> },
    ],
    StatisticCardsSkeleton: [
      { title: 'Fyra kort', content: <StatisticCardsSkeleton /> },
      { title: 'Två kort', content: <StatisticCardsSkeleton boxes={2} /> },
    ],
    FormSkeleton: [{ title: 'Sex fält', content: <FormSkeleton /> }],
    PageSkeleton: [
      {
        title: 'En hel sida',
        content: (
          <div className="example-page">
            <PageSkeleton />
          </div>
        ),
      },
    ],
    Skeleton: [
      { title: 'Text', content: <Skeleton /> },
      { title: 'Text som rör sig', content: <Skeleton active paragraph={{ rows: 2 }} /> },
    ],
    Progress: [
      { title: 'Inget', content: <Progress percent={0} aria-label="Skickade hyresavier" /> },
      { title: 'Pågår', content: <Progress percent={40} status="active" aria-label="Skickade hyresavier" /> },
      { title: 'Klart', content: <Progress percent={100} aria-label="Skickade hyresavier" /> },
      {
        title: 'Avbrutet',
        content: <Progress percent={70} status="exception" aria-label="Skickade hyresavier" />,
      },
    ],
  },
};
