import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import { satisfacaoMedia } from '#capabilities/pesquisa-satisfacao/domain/resultados.ts';
import { mediana, seBasta } from '../domain/medidas.ts';
import { pesquisaCabe } from '../domain/publicado.ts';
import { type LinhaDoOrgao, OS_OUTROS } from '../domain/visao.ts';
import { type Contado, contarDiasDe, contarSatisfacaoDe } from './figuras-repository.ts';
import { emQuadroDoMaior, type Leitor, maiores } from './quadros.ts';

const LIMITE = { mais: 25, nomeDosOutros: (quantos: number) => `Os outros ${quantos} órgãos` };

/** Offices side by side: how much they receive, how they answer, and how people rated it. */
export const quadroDosOrgaos = async (leitor: Leitor, todos: readonly Contado[]) => {
  const { db, recorte } = leitor;
  const contados = await maiores(leitor, 'orgao', todos, LIMITE);
  const quadro = emQuadroDoMaior(contados);
  const vistos = quadro.linhas
    .filter(({ oculto, chave }) => !oculto && chave !== OS_OUTROS)
    .map(({ chave }) => Number(chave));
  const dias = Map.groupBy(await contarDiasDe(db, recorte, vistos), (cada) => String(cada.id_ouvidoria));
  const notas = Map.groupBy(
    pesquisaCabe(recorte) ? await contarSatisfacaoDe(db, recorte, vistos) : [],
    (cada) => String(cada.id_ouvidoria),
  );
  const quem = new Map(contados.map((cada) => [cada.chave, cada.pessoas_respondidas]));
  const linhas = quadro.linhas.map((linha): LinhaDoOrgao => {
    const suas = notas.get(linha.chave) ?? [];
    return {
      ...linha,
      mediana: seBasta(quem.get(linha.chave) ?? 0, mediana(dias.get(linha.chave) ?? [])),
      satisfacao: (suas[0]?.pessoas ?? 0) < MINIMO_DE_PESSOAS ? null : satisfacaoMedia(suas),
    };
  });
  return { ...quadro, linhas };
};
