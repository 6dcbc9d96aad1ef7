import type { ChartLayout } from '@husrum/chart';
import { downloadFile } from '@husrum/platform';

/** The pixels per unit of the layout: more than one, so that the image is sharp on high-resolution screens and on paper. */
const SCALE = 2;
// Lengths in the unit of the layout.
const MARGIN = 24;
const TITLE_SIZE = 16;
const TITLE_HEIGHT = 36;
const NOTE_HEIGHT = 24;
const DOT_RADIUS = 3.5;

/** The colours and the font of the light theme, because the image has a white background in both themes. */
const readPaperStyle = () => {
  const paper = document.createElement('div');
  paper.className = 'h-paper';
  document.body.append(paper);
  const style = getComputedStyle(paper);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const colors = {
    font: style.fontFamily || 'sans-serif',
    text: read('--h-text'),
    muted: read('--h-text-muted'),
    gridLine: read('--h-line'),
    zeroLine: read('--h-text-faint'),
    value: read('--h-primary'),
    track: read('--h-track'),
  };
  paper.remove();
  return colors;
};
type PaperStyle = ReturnType<typeof readPaperStyle>;

const drawShapes = (
  context: CanvasRenderingContext2D,
  { gridLines, bars, lines }: ChartLayout,
  style: PaperStyle,
) => {
  for (const { x1, x2, y, isZero } of gridLines) {
    context.fillStyle = isZero ? style.zeroLine : style.gridLine;
    context.fillRect(x1, y - 0.5, x2 - x1, 1);
  }
  for (const { x, y, width, height, kind } of bars) {
    context.fillStyle = style[kind];
    context.fillRect(x, y, width, height);
  }
  context.strokeStyle = style.value;
  context.fillStyle = style.value;
  context.lineWidth = 2;
  for (const line of lines) {
    context.beginPath();
    for (const { x, y } of line) context.lineTo(x, y);
    context.stroke();
    for (const { x, y } of line) {
      context.beginPath();
      context.arc(x, y, DOT_RADIUS, 0, 2 * Math.PI);
      context.fill();
    }
  }
};

const drawTexts = (
  context: CanvasRenderingContext2D,
  { texts, fontSize }: ChartLayout,
  style: PaperStyle,
) => {
  context.font = `${fontSize}px ${style.font}`;
  for (const { text, x, y, align, rotation, isMuted } of texts) {
    context.save();
    context.translate(x, y);
    context.rotate((rotation * Math.PI) / 180);
    context.textAlign = align;
    context.fillStyle = isMuted ? style.muted : style.text;
    context.fillText(text, 0, 0);
    context.restore();
  }
};

/** The chart as a PNG on a white background, with its title above it and the note below it. */
const drawImage = async (layout: ChartLayout, title: string, note: string | null): Promise<Blob> => {
  const style = readPaperStyle();
  const canvas = document.createElement('canvas');
  const height = TITLE_HEIGHT + layout.height + (note === null ? 0 : NOTE_HEIGHT) + 2 * MARGIN;
  canvas.width = Math.ceil((layout.width + 2 * MARGIN) * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.translate(MARGIN, MARGIN);
  context.fillStyle = style.text;
  context.font = `600 ${TITLE_SIZE}px ${style.font}`;
  context.fillText(title, 0, TITLE_SIZE, layout.width);
  context.font = `${layout.fontSize}px ${style.font}`;
  context.fillStyle = style.muted;
  if (note !== null) context.fillText(note, 0, TITLE_HEIGHT + layout.height + TITLE_SIZE, layout.width);
  context.translate(0, TITLE_HEIGHT);
  drawShapes(context, layout, style);
  drawTexts(context, layout, style);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
  });
};

/** Downloads the chart as a PNG whose name is its title. */
export const downloadChartImage = async (
  layout: ChartLayout,
  title: string,
  note: string | null,
): Promise<void> => {
  const blob = await drawImage(layout, title, note);
  await downloadFile(async () => ({ blob, name: `${title.replace(/[\\/:*?"<>|]/g, '-')}.png` }));
};
