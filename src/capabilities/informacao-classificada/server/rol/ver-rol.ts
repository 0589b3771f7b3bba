import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { informacaoNaoEncontrada } from '../../domain/rol/informacao-errors.ts';
import { orgaoDaPessoa, trabalhaEm } from '../orgao-da-pessoa.ts';
import { toInformacaoVista } from './informacao-presenter.ts';
import {
  countTermoVencido,
  findInformacao,
  listHistoricoDoRol,
  type PedidoDoRol,
  selectRol,
} from './rol-repository.ts';

interface PedidoDePagina extends Pick<PedidoDoRol, 'situacao' | 'busca'>, PaginaPedida {
  readonly idOuvidoria?: number | undefined;
}

export const verRol = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, cursor, porPagina, ...filtro }: PedidoDePagina,
) => {
  const agora = clock.now();
  const hoje = toIsoDate(localDate(agora.getTime()));
  const orgao = await orgaoDaPessoa(db, usuario, idOuvidoria);
  const [rows, comTermoVencido] = await Promise.all([
    selectRol(db, {
      ...filtro,
      idOuvidoria: orgao.id,
      hoje,
      depois: readIdCursor(cursor),
      limite: porPagina + 1,
    }),
    countTermoVencido(db, orgao.id, hoje),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return {
    orgao: { idOuvidoria: orgao.id, sigla: orgao.sigla, nome: orgao.nome },
    itens: pagina.map((row) => toInformacaoVista(row, usuario, agora)),
    proximoCursor,
    comTermoVencido,
  };
};

export const verInformacao = async ({ db, clock }: Platform, usuario: UsuarioAtual, idInformacao: number) => {
  const row = await findInformacao(db, idInformacao);
  if (!row || !trabalhaEm(usuario, row.id_ouvidoria)) throw informacaoNaoEncontrada();
  const historico = await listHistoricoDoRol(db, row.id);
  return {
    ...toInformacaoVista(row, usuario, clock.now()),
    historico: historico.map(({ ocorrido_em, ...linha }) => ({
      ...linha,
      ocorridoEm: ocorrido_em.toISOString(),
    })),
  };
};
