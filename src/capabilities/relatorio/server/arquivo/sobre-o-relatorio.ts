import type { Db } from '#server/db/database.ts';
import { filtrosDados, SEM_VALOR } from '../../domain/filtro.ts';
import { frasesDoRelatorio } from '../../domain/frases.ts';
import type { Olhar } from '../../domain/olhar.ts';
import { rotuloDe } from '../agrupar.ts';
import { findOrgao, findPessoa, listNomes } from '../nomes-repository.ts';
import type { selecaoDe } from '../selecao.ts';
import { dimensaoDe } from '../ver-relatorio.ts';

type Selecionado = ReturnType<typeof selecaoDe>;

const nomeDoGrupo = async (db: Db, selecao: Selecionado, valor: string): Promise<string> => {
  const dimensao = dimensaoDe(selecao, selecao.dimensao);
  const chave = valor === SEM_VALOR ? null : valor;
  const nome = chave !== null && dimensao.como === 'pessoa' ? await findPessoa(db, Number(chave)) : null;
  return `${dimensao.rotulo}: ${rotuloDe({ chave, nome }, dimensao)}`;
};

/**
 * What was asked, with names instead of ids: printed above the table of a PDF, and shown to tell
 * two files apart.
 */
export const sobreORelatorio = async (
  db: Db,
  selecao: Selecionado,
  { alcance }: Pick<Olhar, 'alcance'>,
  valor?: string,
): Promise<readonly string[]> => {
  const { definicao, filtro } = selecao;
  const nomes = await Promise.all(
    filtrosDados(filtro).map(async (nome) => {
      const ids = filtro[nome];
      return [nome, Array.isArray(ids) ? await listNomes(db, nome, ids) : []] as const;
    }),
  );
  const idOuvidoria = filtro.idOuvidoria ?? (alcance.tipo === 'proprio' ? alcance.idOuvidoria : null);
  const orgao = idOuvidoria === null ? 'todos os que você acompanha' : await findOrgao(db, idOuvidoria);
  return [
    ...(definicao.fato === 'fato_email' ? [] : [`Órgão: ${orgao}.`]),
    ...frasesDoRelatorio(definicao, filtro, selecao, Object.fromEntries(nomes)),
    ...(valor === undefined ? [] : [`Só o grupo ${await nomeDoGrupo(db, selecao, valor)}.`]),
  ];
};
