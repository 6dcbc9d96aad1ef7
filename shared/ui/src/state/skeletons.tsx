import '../page/info-boxes.css';
import './state.css';
import { PageFrame } from '../page/page-frame';
import { Bar } from './bar';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const Waiting = () => <span className="h-visually-hidden">Hämtar…</span>;

/** As high as the rows that come: 15 in a list. */
export const RowsSkeleton = ({ rows = 15 }: { rows?: number }) => (
  <div className="h-waiting" aria-busy="true">
    <Waiting />
    {times(rows).map((row) => (
      <div key={row} className="h-waiting__row" data-testid="skeleton-row">
        <Bar width={`${52 + ((row * 17) % 36)}%`} />
        <Bar width={`${34 + ((row * 29) % 40)}%`} />
        <Bar width="45%" />
      </div>
    ))}
  </div>
);

export const BoxesSkeleton = ({ boxes = 4 }: { boxes?: number }) => (
  <div className="h-boxes-frame">
    <div className="h-boxes" aria-busy="true">
      {times(boxes).map((box) => (
        <div key={box} className="h-box">
          <Bar width="50%" />
          <span className="h-box__value">
            <Bar width="35%" />
          </span>
        </div>
      ))}
    </div>
  </div>
);

export const FormSkeleton = ({ fields = 6 }: { fields?: number }) => (
  <div className="h-waiting h-waiting--form" aria-busy="true">
    <Waiting />
    {times(fields).map((field) => (
      <div key={field}>
        <Bar width="30%" />
        <span className="h-bar h-bar--field" />
      </div>
    ))}
  </div>
);

/** A whole detail page that is on its way. */
export const PageSkeleton = () => (
  <PageFrame
    title={<Bar width="260px" />}
    facts={[<Bar key="facts" width="340px" />]}
    boxes={<BoxesSkeleton />}
  >
    <div className="h-section">
      <div className="h-section__body">
        <FormSkeleton fields={8} />
      </div>
    </div>
  </PageFrame>
);
