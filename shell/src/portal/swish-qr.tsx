import { create } from 'qrcode';

/** The modules without colour that a reader needs around the code. */
const QUIET_ZONE = 4;

/** One rectangle for adjacent dark modules of a line, as the path of an SVG. */
const toPath = (size: number, data: Uint8Array): string => {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      const first = column;
      while (column + 1 < size && data[row * size + column + 1]) column += 1;
      path += `M${first} ${row}h${column - first + 1}v1H${first}z`;
    }
  }
  return path;
};

/** A QR code. The text is ASCII. */
export default function SwishQr({ text, label }: { text: string; label: string }) {
  const bytes = Uint8ClampedArray.from(text, (char) => char.charCodeAt(0));
  const { size, data } = create([{ data: bytes, mode: 'byte' }], { errorCorrectionLevel: 'M' }).modules;
  const width = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      className="s-tenant__qr"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <path d={toPath(size, data)} />
    </svg>
  );
}
