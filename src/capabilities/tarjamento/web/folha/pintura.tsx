import { useEffect, useRef, useState } from 'react';
import type { Leitor, Vez } from '../motor/leitor.ts';

interface PinturaProps {
  readonly leitor: Leitor;
  readonly pagina: number;
  /** Screen pixels per point. */
  readonly escala: number;
  readonly vez: Vez;
}

/** In steps of an eighth, so that zooming does not redraw the page at every width. */
const emDegraus = (escala: number): number => Math.max(0.125, Math.ceil(escala * 8) / 8);

/** A page as a picture; the marks over it describe its content. */
export function Pintura({ leitor, pagina, escala, vez }: PinturaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [estado, setEstado] = useState<'pintando' | 'pronta' | 'falhou'>('pintando');
  const densa = emDegraus(escala * Math.min(2, window.devicePixelRatio || 1));
  useEffect(() => {
    const largar = new AbortController();
    leitor
      .pintar(pagina, densa, { vez, sinal: largar.signal })
      .then(({ largura, altura, rgba }) => {
        const tela = canvas.current;
        if (!tela || largar.signal.aborted) return;
        tela.width = largura;
        tela.height = altura;
        tela.getContext('2d')?.putImageData(new ImageData(rgba, largura, altura), 0, 0);
        setEstado('pronta');
      })
      .catch(() => {
        if (!largar.signal.aborted) setEstado('falhou');
      });
    return () => largar.abort();
  }, [leitor, pagina, densa, vez]);
  return (
    <>
      <canvas ref={canvas} className="tj-pintura" data-estado={estado} />
      {estado === 'falhou' && <p className="tj-nao-pintada">Esta página não pôde ser mostrada.</p>}
    </>
  );
}
