import { z } from 'zod';
import {
  anotarVisualizacao,
  findCasoVisivel,
  leituraDe,
  leiturasNaLista,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { recursoNaoEncontrado } from '#capabilities/recurso/domain/recurso-errors.ts';
import { findRecursoDoLeitor } from '#capabilities/recurso/server/index.ts';
import type { IdSituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { momentoDoBanco, ordemDoBanco, pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { abrirIncidente } from '../domain/abrir-incidente.ato.ts';
import type { SituacaoDoIncidente } from '../domain/fatos-do-incidente.ts';
import { incidenteNaoEncontrado } from '../domain/incidente-errors.ts';
import { decisaoDe, incidenteDe, linhaDe } from './incidente-presenter.ts';
import {
  type DoOrgao,
  findDecisao,
  findIncidente,
  listCorrigiveis,
  listIncidentesDoRecurso,
  selectIncidentes,
} from './incidente-repository.ts';

const posicaoDaDecisao = z.tuple([momentoDoBanco, z.int()]);
const posicaoDoIncidente = z.tuple([ordemDoBanco, z.int()]);

/** An administrador works in every office; somebody without an office has no list. */
const orgaoDe = ({ usuario }: QuemAge): DoOrgao => ({
  orgao: usuario?.idPerfil === Perfil.administrador ? null : (usuario?.idOuvidoria ?? 0),
  ...foraDoAlcance(usuario),
});

/** The rows of a list, their summaries without a person who is not to be known. */
const lidas = async <R extends { readonly id_manifestacao: number; readonly resumo: string | null }>(
  platform: Platform,
  { usuario }: QuemAge,
  rows: readonly R[],
): Promise<R[]> => {
  if (!usuario) return [...rows];
  const ids = rows.map(({ id_manifestacao }) => id_manifestacao);
  const leitura = await leiturasNaLista(platform, platform.db, usuario, ids);
  return rows.map((row) => ({
    ...row,
    resumo: row.resumo && leitura(row.id_manifestacao).daPessoa(row.resumo),
  }));
};

export const listDecisoes = async (
  platform: Platform,
  quem: QuemAge,
  { porPagina, cursor }: PaginaPedida,
) => {
  const depois = readCursor(posicaoDaDecisao, cursor);
  const rows = await listCorrigiveis(platform.db, orgaoDe(quem), { depois, limite: porPagina + 1 });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.momento, row.id_recurso]);
  return { itens: (await lidas(platform, quem, pagina)).map(decisaoDe), proximoCursor };
};

export const listIncidentes = async (
  platform: Platform,
  quem: QuemAge,
  { situacao, porPagina, cursor }: PaginaPedida & { readonly situacao: SituacaoDoIncidente },
) => {
  const rows = await selectIncidentes(platform.db, orgaoDe(quem), situacao === 'respondido', {
    depois: readCursor(posicaoDoIncidente, cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ ordem, id }) => [ordem, id]);
  const itens = (await lidas(platform, quem, pagina)).map((row) => linhaDe(row, quem, platform.clock.now()));
  return { itens, proximoCursor };
};

export const verIncidente = async (platform: Platform, quem: QuemAge, idIncidente: number) => {
  const row = await findIncidente(platform.db, idIncidente);
  if (!row) throw incidenteNaoEncontrado();
  const caso = await findCasoVisivel(platform, quem, row.id_manifestacao);
  await anotarVisualizacao(platform, quem, caso);
  return incidenteDe(row, quem, caso, platform.clock.now());
};

export const verIncidentesDoRecurso = async (platform: Platform, quem: QuemAge, idRecurso: number) => {
  const { row, caso, fatos } = await findRecursoDoLeitor(platform, quem, idRecurso);
  const decisao = await findDecisao(platform.db, idRecurso);
  if (!decisao) throw recursoNaoEncontrado();
  await anotarVisualizacao(platform, quem, caso);
  const verdict = checkAct(abrirIncidente, {
    estado: row.id_situacao as IdSituacaoRecurso,
    perfil: quem.usuario?.idPerfil ?? Perfil.publico,
    fatos,
  });
  const incidentes = await listIncidentesDoRecurso(platform.db, idRecurso);
  const { daPessoa, daEquipe } = leituraDe(caso, quem);
  const quemDecidiu = { idUsuario: decisao.id_autor_da_decisao, idOuvidoria: decisao.id_ouvidoria_julgadora };
  return {
    decisao: {
      ...decisaoDe(decisao),
      resumo: decisao.resumo && daPessoa(decisao.resumo),
      texto: daEquipe(quemDecidiu)(
        caso.readTexto({
          texto: decisao.texto_da_decisao,
          texto_cifrado: decisao.texto_da_decisao_cifrado,
        }),
      ),
    },
    podeAbrir: verdict.allowed,
    motivo: verdict.allowed ? null : verdict.error.message,
    incidentes: incidentes.map((cada) => incidenteDe(cada, quem, caso, platform.clock.now())),
  };
};
