import { satisfacaoMedia } from '#capabilities/pesquisa-satisfacao/domain/resultados.ts';
import { type DiasContados, mediana, seBasta } from '../domain/medidas.ts';
import type { LinhaDoOrgao } from '../domain/visao.ts';
import { type Contado, type DoOrgao, listAvaliadosPorCinco, type Satisfeitos } from './figuras-repository.ts';
import { emQuadro, type Leitor, maiores } from './quadros.ts';

const LIMITE = { mais: 25, nomeDosOutros: (quantos: number) => `Os outros ${quantos} órgãos` };

interface DosOrgaos {
  readonly contados: readonly Contado[];
  readonly dias: readonly (DiasContados & DoOrgao)[];
  readonly notas: readonly Satisfeitos[];
}

/** Offices side by side: how much they receive, how they answer, and what people thought of it. */
export const quadroDosOrgaos = async (leitor: Leitor, { dias, notas, ...todos }: DosOrgaos) => {
  const contados = await maiores(leitor, 'orgao', todos.contados, LIMITE);
  const quadro = emQuadro(contados);
  const diasDoOrgao = Map.groupBy(dias, (cada) => String(cada.id_ouvidoria));
  const doOrgao = Map.groupBy(notas, (cada) => String(cada.id_ouvidoria));
  const avaliados = await listAvaliadosPorCinco(leitor.db, leitor.recorte);
  const quem = new Map(contados.map((cada) => [cada.chave, cada.pessoas_respondidas]));
  const linhas = quadro.linhas.map((linha): LinhaDoOrgao => {
    if (linha.oculto) return { ...linha, mediana: null, satisfacao: null };
    return {
      ...linha,
      mediana: seBasta(quem.get(linha.chave) ?? 0, mediana(diasDoOrgao.get(linha.chave) ?? [])),
      satisfacao: avaliados.has(Number(linha.chave)) ? satisfacaoMedia(doOrgao.get(linha.chave) ?? []) : null,
    };
  });
  return { ...quadro, linhas };
};
