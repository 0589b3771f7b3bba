import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';

export type Acontecimento = DetalheDaManifestacao['historico'][number];

export type Passo =
  | { readonly tipo: 'acontecimento'; readonly acontecimento: Acontecimento }
  | { readonly tipo: 'visualizacoes'; readonly visualizacoes: readonly Acontecimento[] };

/** Newest first; consecutive views by staff are one step, which can be opened. */
export const passosDoHistorico = (historico: readonly Acontecimento[]): readonly Passo[] => {
  const passos: Passo[] = [];
  const recentes = [...historico].sort((a, b) => b.ocorridoEm.localeCompare(a.ocorridoEm));
  for (const acontecimento of recentes) {
    const ultimo = passos.at(-1);
    if (!acontecimento.isVisualizacao) passos.push({ tipo: 'acontecimento', acontecimento });
    else if (ultimo?.tipo === 'visualizacoes') {
      const visualizacoes = [...ultimo.visualizacoes, acontecimento];
      passos.splice(-1, 1, { tipo: 'visualizacoes', visualizacoes });
    } else passos.push({ tipo: 'visualizacoes', visualizacoes: [acontecimento] });
  }
  return passos;
};
