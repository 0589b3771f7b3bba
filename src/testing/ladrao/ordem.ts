import type { Copia } from './copia.ts';
import type { CasoSelado, Verdade } from './verdade.ts';

/**
 * What the order of numbers tells: how often the case filed just before or just after a sealed one is an open case of the same person,
 * and how often it would be by chance. Measured, not hidden: numbers follow the order of filing, by law the protocol too.
 */
export const medirOrdem = (copia: Copia, { seladas, abertas }: Verdade) => {
  const porId = new Map<number, CasoSelado>([...seladas, ...abertas].map((caso) => [caso.id, caso]));
  const isAberto = new Set(abertas.map(({ id }) => id));
  const ids = (copia.tabelas.get('manifestacao')?.linhas ?? [])
    .map(({ id }) => Number(id))
    .sort((a, b) => a - b);
  const lugar = new Map(ids.map((id, n) => [id, n]));
  const comAutor = seladas.filter(({ idAutor }) => idAutor !== null);
  const doMesmo = comAutor.filter(({ id, idAutor }) => {
    const n = lugar.get(id) ?? 0;
    return [ids[n - 1], ids[n + 1]].some(
      (vizinho) => vizinho !== undefined && isAberto.has(vizinho) && porId.get(vizinho)?.idAutor === idAutor,
    );
  });
  const abertosDe = (idAutor: number | null) => abertas.filter((caso) => caso.idAutor === idAutor).length;
  const aoAcaso = comAutor.reduce((soma, { idAutor }) => soma + (2 * abertosDe(idAutor)) / ids.length, 0);
  return { seladasComConta: comAutor.length, vizinhasDoMesmo: doMesmo.length, aoAcaso: Math.round(aoAcaso) };
};
