import type { ChartLayout, ChartText } from '@husrum/chart';
import { useId } from 'react';

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;
const DOT_RADIUS = 3.5;

const toPoints = (line: ChartLayout['lines'][number]): string =>
  line.map(({ x, y }) => `${x},${y}`).join(' ');

const toKey = ({ x, y, align }: ChartText): string => `${x},${y},${align}`;

/** A chart. For assistive technology it is one image, because the table contains its values. */
export const ChartSvg = ({
  layout: { width, height, fontSize, bars, gridLines, lines, texts },
  title,
  description,
}: {
  layout: ChartLayout;
  title: string;
  description: string;
}) => {
  const id = useId();
  return (
    <svg
      className="report-chart__drawing"
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={fontSize}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      {gridLines.map(({ x1, x2, y, isZero }) => (
        <line
          key={y}
          x1={x1}
          x2={x2}
          y1={y}
          y2={y}
          className={isZero ? 'report-chart__zero' : 'report-chart__grid-line'}
        />
      ))}
      {bars.map(({ name, kind, ...shape }) => (
        <rect key={`${shape.x},${shape.y},${kind}`} {...shape} className={`report-chart__${kind}`}>
          <title>{name}</title>
        </rect>
      ))}
      {lines.map((line) => (
        <g key={line[0]?.x}>
          <polyline points={toPoints(line)} className="report-chart__line" />
          {line.map(({ x, y, name }) => (
            <circle key={x} cx={x} cy={y} r={DOT_RADIUS} className="report-chart__value">
              <title>{name}</title>
            </circle>
          ))}
        </g>
      ))}
      {texts.map((text) => (
        <text
          key={toKey(text)}
          x={text.x}
          y={text.y}
          textAnchor={anchors[text.align]}
          transform={text.rotation === 0 ? undefined : `rotate(${text.rotation} ${text.x} ${text.y})`}
          className={text.isMuted ? 'report-chart__muted' : 'report-chart__text'}
        >
          {text.text}
        </text>
      ))}
    </svg>
  );
};
