import { readAcessoGuardado } from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import type { PessoaAOcultar } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { readTeor } from '#capabilities/manifestacao/domain/registrar/read-teor.ts';
import { abrirIdentidade } from '#capabilities/manifestacao/server/index.ts';
import { type IdInstancia, isAcimaDoOrgao } from '#capabilities/remedio/domain/instancia.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDaPublicacao, Parte } from '../domain/publicacao.ts';
import { type AchadoRow, listAchados } from './achado-repository.ts';
import {
  listPedidos,
  listRecursosDecididos,
  type PedidoRow,
  type RecursoDecididoRow,
} from './pedido-repository.ts';

/** A text that would become public, and where it is stored. */
export interface TextoDoPedido {
  readonly parte: Parte;
  readonly idParte: number;
  readonly texto: string;
}

/** A case as the gate reads it. */
export interface PedidoLido {
  readonly row: PedidoRow;
  readonly fatos: FatosDaPublicacao;
  readonly textos: readonly TextoDoPedido[];
  /** The people whose traces are searched; of one who preserved the identity only in their own words. */
  readonly pessoas: readonly PessoaAOcultar[];
  /** Not even the staff who look at the finds may know who asked (Lei 13.460/2017, art. 10 §7). */
  readonly preservado: boolean;
  /** The decisions of the instances above the office. */
  readonly decisoes: readonly RecursoDecididoRow[];
  readonly achados: readonly AchadoRow[];
}

const fatosDo = (row: PedidoRow): FatosDaPublicacao => ({
  idTipoFormulario: row.id_tipo_formulario,
  idSituacao: row.id_situacao,
  retipado: row.retipada_em !== null && !isAcesso(row.id_tipo_formulario),
  restrito: row.restrita_em !== null,
  temResposta: row.resposta !== null,
  publicavel: readAcessoGuardado(row.detalhes_da_resposta).publicavel !== false,
});

/** Nothing is read of a sealed case: it is no access request and has no plain text. */
const textosDo = (row: PedidoRow, decisoes: readonly RecursoDecididoRow[]): TextoDoPedido[] => {
  if (!isAcesso(row.id_tipo_formulario) || !row.teor) return [];
  const teor = readTeor(row.teor);
  return [
    { parte: 'resumo', idParte: 0, texto: teor.resumo ?? '' },
    { parte: 'pedido', idParte: 0, texto: teor.texto },
    { parte: 'resposta', idParte: row.id_resposta ?? 0, texto: row.resposta ?? '' },
    ...decisoes.flatMap(({ id, recurso, id_decisao, decisao }) => [
      { parte: 'recurso' as const, idParte: id, texto: recurso ?? '' },
      { parte: 'decisao' as const, idParte: id_decisao, texto: decisao ?? '' },
    ]),
  ];
};

export const readPedidos = async (
  platform: Pick<Platform, 'config'>,
  db: Db,
  ids: readonly number[],
): Promise<PedidoLido[]> => {
  const rows = await listPedidos(db, ids);
  const recursos = await listRecursosDecididos(db, ids);
  const achados = Map.groupBy(await listAchados(db, ids), ({ id_manifestacao }) => id_manifestacao);
  const acima = recursos.filter(({ id_instancia }) => isAcimaDoOrgao(id_instancia as IdInstancia));
  const decisoesDe = Map.groupBy(acima, ({ id_manifestacao }) => id_manifestacao);
  return rows.map((row) => {
    const decisoes = decisoesDe.get(row.id) ?? [];
    const manifestante =
      abrirIdentidade(platform, row) ?? (row.manifestante as unknown as PessoaAOcultar | null);
    return {
      row,
      fatos: fatosDo(row),
      textos: textosDo(row, decisoes),
      pessoas: manifestante ? [manifestante] : [],
      preservado: row.identidade_preservada,
      decisoes,
      achados: achados.get(row.id) ?? [],
    };
  });
};
