import { encode } from 'uqr';
import './qr-code.css';

interface QrCodeProps {
  readonly texto: string;
  /** What it opens, for who does not see it. */
  readonly label: string;
}

/** Drawn here, so that what it says goes to no other site. Black on white in every theme: cameras need it. */
export function QrCode({ texto, label }: QrCodeProps) {
  const { data, size } = encode(texto, { ecc: 'M', border: 2 });
  const escuros = data.flatMap((linha, y) =>
    linha.flatMap((isEscuro, x) => (isEscuro ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="ui-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={escuros.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
