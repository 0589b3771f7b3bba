import { z } from 'zod';
import { quemMonitora } from '#capabilities/monitoramento/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { gerencial, LinhaDoItem, LinhaDoOrgao, transparenciaContract } from '../contract.ts';
import { itemNaoEncontrado } from '../domain/transparencia-errors.ts';
import {
  countPorGrupo,
  countPorItem,
  countTudo,
  type Depois,
  listMenosCumprem,
  listOrgaos,
  listOrgaosDoItem,
  type OrgaoContadoRow,
  type Recorte,
} from './consulta-repository.ts';
import { toContado, toDadosDoItem, toResposta } from './item-presenter.ts';
import { hojeDe } from './leitor.ts';

const ORGAOS_NO_GRAFICO = 20;

const posicao = z.tuple([z.string().max(400), z.int().min(1)]);

const readDepois = (cursor: string | undefined): Depois | undefined => {
  const lido = readCursor(posicao, cursor);
  return lido && { nome: lido[0], id: lido[1] };
};

export const recorteDe = async (platform: Platform, usuario: UsuarioAtual): Promise<Recorte> => ({
  alcance: (await quemMonitora(platform.db, usuario)).alcance,
  hoje: hojeDe(platform),
});

const toOrgao = ({ idOuvidoria, sigla, nome }: Pick<OrgaoContadoRow, 'idOuvidoria' | 'sigla' | 'nome'>) => ({
  idOuvidoria,
  sigla,
  nome,
});

const toLinhaDoOrgao = (row: OrgaoContadoRow): LinhaDoOrgao => ({
  orgao: toOrgao(row),
  ...toContado(row.contagem),
});

type ConsultaDeOrgaos = z.output<
  (typeof transparenciaContract)['GET /app-web/v1/transparencia-ativa/orgaos']['query']
>;

export const consultarOrgaos = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { busca, situacao, porPagina, cursor }: ConsultaDeOrgaos,
) => {
  const rows = await listOrgaos(platform.db, await recorteDe(platform, usuario), {
    busca,
    situacao,
    depois: readDepois(cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.chave, row.idOuvidoria]);
  return { itens: pagina.map(toLinhaDoOrgao), proximoCursor };
};

const toLinhaDoItem = (row: Awaited<ReturnType<typeof countPorItem>>[number]): LinhaDoItem => ({
  item: toDadosDoItem(row),
  ...toContado(row.contagem),
});

export const consultarItens = async (platform: Platform, usuario: UsuarioAtual) => {
  const rows = await countPorItem(platform.db, await recorteDe(platform, usuario));
  return rows.map(toLinhaDoItem);
};

type ConsultaDoItem = z.output<
  (typeof transparenciaContract)['GET /app-web/v1/transparencia-ativa/itens/:idItem/orgaos']['query']
>;

export const consultarItem = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idItem: number,
  { busca, situacao, porPagina, cursor }: ConsultaDoItem,
) => {
  const recorte = await recorteDe(platform, usuario);
  const [contado] = await countPorItem(platform.db, recorte, idItem);
  if (!contado) throw itemNaoEncontrado();
  const rows = await listOrgaosDoItem(platform.db, recorte, {
    idItem,
    busca,
    situacao,
    depois: readDepois(cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.chave, row.idOuvidoria]);
  return {
    item: toLinhaDoItem(contado),
    itens: pagina.map((row) => ({ orgao: toOrgao(row), ...toResposta(row, recorte.hoje) })),
    proximoCursor,
  };
};

export const verGerencial = async (
  platform: Platform,
  usuario: UsuarioAtual,
): Promise<z.input<typeof gerencial>> => {
  const recorte = await recorteDe(platform, usuario);
  const [tudo, grupos, orgaos] = await Promise.all([
    countTudo(platform.db, recorte),
    countPorGrupo(platform.db, recorte),
    listMenosCumprem(platform.db, recorte, ORGAOS_NO_GRAFICO),
  ]);
  return {
    ...toContado(tudo.contagem),
    orgaos: tudo.orgaos,
    orgaosComResposta: tudo.com_resposta,
    porGrupo: grupos.map(({ idGrupo, grupo, contagem }) => ({ idGrupo, grupo, ...toContado(contagem) })),
    porOrgao: orgaos.map(toLinhaDoOrgao),
  };
};
