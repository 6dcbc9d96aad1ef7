import '../page/statistic-cards.css';
import './state.css';
import { PageFrame } from '../page/page-frame';
import { range } from './range';
import { SkeletonBar } from './skeleton-bar';
import { stateTexts } from './state.texts';

const LoadingText = () => <span className="h-visually-hidden">{stateTexts.loading}</span>;

/** Rows of bars, as high as the expected rows: 15 in a list. The widths vary, so that the bars look like texts. */
export const RowsSkeleton = ({ rows = 15 }: { rows?: number }) => (
  <div className="h-skeleton" aria-busy="true">
    <LoadingText />
    {range(rows).map((row) => (
      <div key={row} className="h-skeleton__row" data-testid="skeleton-row">
        <SkeletonBar width={`${52 + ((row * 17) % 36)}%`} />
        <SkeletonBar width={`${34 + ((row * 29) % 40)}%`} />
        <SkeletonBar width="45%" />
      </div>
    ))}
  </div>
);

export const StatisticCardsSkeleton = ({ boxes = 4 }: { boxes?: number }) => (
  <div className="h-statistic-cards-frame">
    <div className="h-statistic-cards" aria-busy="true">
      {range(boxes).map((box) => (
        <div key={box} className="h-statistic-card">
          <SkeletonBar width="50%" />
          <span className="h-statistic-card__value">
            <SkeletonBar width="35%" />
          </span>
        </div>
      ))}
    </div>
  </div>
);

export const FormSkeleton = ({ fields = 6 }: { fields?: number }) => (
  <div className="h-skeleton h-skeleton--form" aria-busy="true">
    <LoadingText />
    {range(fields).map((field) => (
      <div key={field}>
        <SkeletonBar width="30%" />
        <span className="h-skeleton-bar h-skeleton-bar--field" />
      </div>
    ))}
  </div>
);

/** The skeleton of a detail page. */
export const PageSkeleton = () => (
  <PageFrame
    title={<SkeletonBar width="260px" />}
    facts={[<SkeletonBar key="facts" width="340px" />]}
    statistics={<StatisticCardsSkeleton />}
  >
    <div className="h-section">
      <div className="h-section__body">
        <FormSkeleton fields={8} />
      </div>
    </div>
  </PageFrame>
);
