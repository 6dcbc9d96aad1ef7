import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { NETWORK_ERROR_TEXT } from '@husrum/api-client';
import {
  ComingSoonScreen,
  DescriptionList,
  ErrorState,
  FailedPage,
  Money,
  NotPermittedScreen,
  PageContext,
  PageFrame,
  PageTabs,
  Section,
  type StatisticCard,
  StatisticCards,
  StatusTag,
  ThemeProvider,
  Timeline,
} from '@husrum/ui';
import { Collapse } from '@husrum/ui/collapse';
import { Button } from '@husrum/ui/core';
import { Steps } from '@husrum/ui/steps';
import type { ReactNode } from 'react';
import type { ExampleGroup } from './example';
import { LONG_TEXT, LONG_WORD } from './sample.texts';

const nothing = () => {};
const failure = new Error(NETWORK_ERROR_TEXT);
const ExamplePage = ({ children }: { children: ReactNode }) => <div className="example-page">{children}</div>;

const breadcrumb = [
  { title: 'Uthyrningar', link: '/catalogue' },
  { title: 'Lgh 1001', link: null },
];
const tabs = [
  { key: 'invoices', title: 'Hyresavier' },
  { key: 'terms', title: 'Villkor', count: 2 },
  { key: 'files', title: 'Dokument', count: 0 },
  { key: 'events', title: 'Händelser', count: 1250 },
] as const;
const cards: readonly StatisticCard[] = [
  { label: 'Obetalt', value: <Money value={12750} />, hint: '3 hyresavier', to: '/catalogue', tone: 'warn' },
  { label: 'Förfallet', value: <Money value={8500} />, tone: 'bad' },
  { label: 'Uthyrda', value: 1250, tone: 'good' },
  { label: 'Lediga', value: 0 },
];
const facts = [
  { label: 'Hyresgäst', value: 'Anna Andersson' },
  { label: 'Bankgiro', value: '5012-3456', copy: '5012-3456' },
  { label: 'Slutdatum', value: null },
  { label: 'Hyra', value: <Money value={8500} per="/mån" /> },
];

export const pageExamples: ExampleGroup = {
  title: 'Sidor och kort',
  components: {
    PageFrame: [
      {
        title: 'Med allt',
        content: (
          <ExamplePage>
            <PageFrame
              title="Lgh 1001"
              breadcrumb={breadcrumb}
              status={<StatusTag kind="lease" value="active" />}
              facts={['Anna Andersson', '8 500 kr/mån', null]}
              actions={<Button type="primary">Ny hyresavi</Button>}
              menuActions={[{ key: 'end', label: 'Avsluta', onClick: nothing }]}
              statistics={<StatisticCards items={cards} />}
              tabs={<PageTabs label="Uthyrningens delar" tabs={tabs} current="invoices" />}
              aside={<Section title="Kontakt">070-123 45 67</Section>}
            >
              <Section title="Hyresavier">Innehåll</Section>
            </PageFrame>
          </ExamplePage>
        ),
      },
      {
        title: 'Bara rubrik',
        content: (
          <ExamplePage>
            <PageFrame title="Rapporter">
              <Section>Innehåll</Section>
            </PageFrame>
          </ExamplePage>
        ),
      },
      {
        title: 'Smal, för formulär',
        content: (
          <ExamplePage>
            <PageFrame title="Ny uthyrning" narrow>
              <Section>Innehåll</Section>
            </PageFrame>
          </ExamplePage>
        ),
      },
      {
        title: 'Lång text',
        content: (
          <ExamplePage>
            <PageFrame
              title={LONG_WORD}
              breadcrumb={[
                { title: LONG_TEXT, link: '/catalogue' },
                { title: LONG_WORD, link: null },
              ]}
              status={<StatusTag kind="lease" value="ending" label={LONG_TEXT} />}
              facts={[LONG_TEXT, LONG_WORD]}
              actions={<Button type="primary">Ny hyresavi</Button>}
            >
              <Section title={LONG_TEXT}>{LONG_WORD}</Section>
            </PageFrame>
          </ExamplePage>
        ),
      },
    ],
    PageTabs: [
      {
        title: 'Den första är vald',
        content: <PageTabs label="Uthyrningens delar" tabs={tabs} current="invoices" />,
      },
      {
        title: 'Den sista är vald',
        content: <PageTabs label="Delarna av en annan uthyrning" tabs={tabs} current="events" />,
      },
    ],
    Section: [
      { title: 'Med rubrik', content: <Section title="Hyresgäst">Anna Andersson</Section> },
      {
        title: 'Med knapp',
        content: (
          <Section
            title="Tillägg"
            extra={
              <Button size="small" icon={<PlusOutlined />}>
                Nytt tillägg
              </Button>
            }
          >
            Parkering, 500 kr/mån
          </Section>
        ),
      },
      { title: 'Utan rubrik', content: <Section>Anna Andersson</Section> },
      {
        title: 'Utan luft, för en tabell',
        content: (
          <Section title="Rader" flush>
            Innehåll ända ut
          </Section>
        ),
      },
      {
        title: 'Lång text',
        content: (
          <Section title={LONG_TEXT} extra={<Button size="small">Redigera</Button>}>
            {LONG_WORD}
          </Section>
        ),
      },
    ],
    StatisticCards: [
      { title: 'Fyra, ett är en länk', content: <StatisticCards items={cards} /> },
      {
        title: 'Hämtar',
        content: <StatisticCards items={cards.map(({ label }) => ({ label, value: undefined }))} />,
      },
      {
        title: 'Fel',
        content: (
          <StatisticCards items={cards} queries={[{ data: undefined, error: failure, refetch: nothing }]} />
        ),
      },
      {
        title: 'Lång text',
        content: <StatisticCards items={[{ label: LONG_TEXT, value: LONG_WORD, hint: LONG_TEXT }]} />,
      },
    ],
    Timeline: [
      {
        title: 'Före, nådd och kommande',
        content: (
          <Timeline
            items={[
              { key: 1, content: 'Avin skapades 2026-11-01' },
              { key: 2, content: 'Avin skickades 2026-11-02', mark: 'reached' },
              { key: 3, content: 'Avin förfaller 2026-11-30', mark: 'coming' },
            ]}
          />
        ),
      },
      { title: 'En enda', content: <Timeline items={[{ key: 1, content: 'Avtalet skapades' }]} /> },
      { title: 'Lång text', content: <Timeline items={[{ key: 1, content: LONG_WORD, mark: 'reached' }]} /> },
    ],
    DescriptionList: [
      { title: 'Två kolumner', content: <DescriptionList items={facts} /> },
      { title: 'En kolumn', content: <DescriptionList items={facts} columns={1} /> },
      {
        title: 'Lång text',
        content: (
          <DescriptionList
            items={[
              { label: LONG_TEXT, value: LONG_TEXT },
              { label: 'Mejladress', value: LONG_WORD, copy: LONG_WORD },
            ]}
          />
        ),
      },
    ],
    ComingSoonScreen: [
      {
        title: 'Vanlig',
        content: (
          <ExamplePage>
            <ComingSoonScreen title="Energideklarationer" />
          </ExamplePage>
        ),
      },
      {
        title: 'Med egen text',
        content: (
          <ExamplePage>
            <ComingSoonScreen title="Energideklarationer" text="De kommer under våren." />
          </ExamplePage>
        ),
      },
    ],
    NotPermittedScreen: [
      {
        title: 'Vanlig',
        content: (
          <ExamplePage>
            <NotPermittedScreen title="Ny uthyrning" />
          </ExamplePage>
        ),
      },
    ],
    FailedPage: [
      {
        title: 'En hel sida som inte kan visas',
        content: (
          <ExamplePage>
            <PageContext value={{ title: 'Uthyrningar', breadcrumb }}>
              <FailedPage>
                <ErrorState error={failure} onRetry={nothing} />
              </FailedPage>
            </PageContext>
          </ExamplePage>
        ),
      },
      {
        title: 'Inne i en sida',
        content: (
          <FailedPage>
            <ErrorState error={failure} onRetry={nothing} compact />
          </FailedPage>
        ),
      },
    ],
    Steps: [
      {
        title: 'Vid det andra steget',
        content: (
          <Steps
            size="small"
            current={1}
            items={[{ title: 'Välj fil' }, { title: 'Granska' }, { title: 'Klart' }]}
          />
        ),
      },
      {
        title: 'Fel',
        content: (
          <Steps
            size="small"
            current={1}
            status="error"
            items={[{ title: 'Välj fil' }, { title: 'Granska' }, { title: 'Klart' }]}
          />
        ),
      },
    ],
    Collapse: [
      {
        title: 'Ett öppet och ett stängt',
        content: (
          <Collapse
            ghost
            defaultActiveKey={['open']}
            items={[
              {
                key: 'open',
                label: 'Hur krediterar jag en avi?',
                children: <p>Öppna avin och välj Kreditera.</p>,
              },
              { key: 'closed', label: LONG_TEXT, children: <p>{LONG_TEXT}</p> },
            ]}
          />
        ),
      },
    ],
    ThemeProvider: [
      {
        title: 'Ger sitt innehåll temat',
        content: (
          <ThemeProvider>
            <Button type="primary">Spara</Button>
          </ThemeProvider>
        ),
      },
    ],
  },
};
