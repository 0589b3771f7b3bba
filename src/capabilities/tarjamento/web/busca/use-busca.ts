import { useDeferredValue, useMemo, useState } from 'react';
import { retangulosDoTrecho } from '../../domain/pdf/retangulos-do-trecho.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import type { Documento, PaginaLida } from '../documento.ts';
import { buscarEm, type Simples, simplificar } from './buscar-texto.ts';

/** One occurrence of the text; over two lines it has two rectangles. */
export interface Ocorrencia {
  readonly pagina: number;
  readonly texto: string;
  readonly retangulos: readonly Retangulo[];
}

export interface BuscaNoDocumento {
  readonly termo: string;
  readonly achados: readonly Ocorrencia[];
  readonly paginas: number;
  readonly atual: number | null;
  readonly setTermo: (termo: string) => void;
  readonly ir: (passo: 1 | -1) => void;
}

/** Cached, so that each page is simplified only once. */
const simples = new WeakMap<PaginaLida, Simples>();
const simplesDe = (lida: PaginaLida): Simples => {
  const feita = simples.get(lida) ?? simplificar(lida.texto);
  simples.set(lida, feita);
  return feita;
};

export const procurarEm = (lidas: Documento['lidas'], termo: string): readonly Ocorrencia[] =>
  [...lidas]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([pagina, letras]) =>
      buscarEm(simplesDe(letras), termo).flatMap(({ inicio, fim }) => {
        const retangulos = retangulosDoTrecho(letras, inicio, fim, pagina);
        return retangulos.length > 0
          ? [{ pagina, texto: letras.texto.slice(inicio, fim).replace(/\s+/g, ' '), retangulos }]
          : [];
      }),
    );

export const useBusca = ({ lidas }: Documento, onIr: (ocorrencia: Ocorrencia) => void): BuscaNoDocumento => {
  const [termo, setTermo] = useState('');
  const [atual, setAtual] = useState<number | null>(null);
  const depois = useDeferredValue(termo);
  const achados = useMemo(() => (depois.trim() === '' ? [] : procurarEm(lidas, depois)), [lidas, depois]);
  const ir = (passo: 1 | -1) => {
    if (achados.length === 0) return;
    const proximo = ((atual ?? (passo === 1 ? -1 : 0)) + passo + achados.length) % achados.length;
    const ocorrencia = achados[proximo];
    setAtual(proximo);
    if (ocorrencia) onIr(ocorrencia);
  };
  return {
    termo,
    achados,
    paginas: new Set(achados.map(({ pagina }) => pagina)).size,
    atual: atual !== null && atual < achados.length ? atual : null,
    setTermo: (novo) => {
      setTermo(novo);
      setAtual(null);
    },
    ir,
  };
};
