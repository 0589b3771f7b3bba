import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { RelatorioVisto } from '../contract.ts';
import type { Dimensao } from '../domain/definicao.ts';
import type { FiltroDeRelatorio } from '../domain/filtro.ts';
import type { NomeDoRelatorio } from '../domain/relatorios.ts';
import { agrupar } from './agrupar.ts';
import type { Selecao } from './fato-repository.ts';
import { olharDaPessoa, selecaoDe } from './selecao.ts';

const MAIS_GRUPOS = 200;

export const dimensaoDe = ({ definicao }: Selecao, nome: string): Dimensao => {
  const dimensao = definicao.dimensoes[nome];
  if (!dimensao) throw new Error('A report was asked for a dimension it does not have');
  return dimensao;
};

export const verRelatorio = async (
  { db, leitura, clock }: Platform,
  usuario: UsuarioAtual,
  nome: NomeDoRelatorio,
  filtro: FiltroDeRelatorio,
): Promise<RelatorioVisto> => {
  const olhar = await olharDaPessoa(db, usuario, nome, filtro);
  const agora = clock.now();
  const selecao = selecaoDe(nome, filtro, olhar, agora);
  const { grupos, total, cortado } = await agrupar(
    leitura,
    selecao,
    dimensaoDe(selecao, selecao.dimensao),
    MAIS_GRUPOS,
  );
  const { casos, alcance } = olhar;
  return {
    relatorio: nome,
    dimensao: selecao.dimensao,
    momento: selecao.momento,
    periodo: selecao.periodo,
    ...selecao.dias,
    grupos: grupos.map(({ valores, ...grupo }) => ({ ...grupo, valores: [...valores] })),
    total: [...total],
    cortado,
    variosOrgaos: alcance.tipo !== 'proprio',
    podeListar: casos !== 'nenhum',
    listaSoDoProprio: casos !== 'nenhum' && casos.idOuvidoria !== null && alcance.tipo !== 'proprio',
    lidoEm: agora.toISOString(),
  };
};
