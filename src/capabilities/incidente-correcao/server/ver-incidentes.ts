import { z } from 'zod';
import { findCasoVisivel, leituraDe, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { recursoNaoEncontrado } from '#capabilities/recurso/domain/recurso-errors.ts';
import { findRecursoDoLeitor } from '#capabilities/recurso/server/index.ts';
import type { IdSituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
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
const orgaoDe = ({ usuario }: QuemAge): DoOrgao =>
  usuario?.idPerfil === Perfil.administrador ? null : (usuario?.idOuvidoria ?? 0);

export const listDecisoes = async ({ db }: Platform, quem: QuemAge, { porPagina, cursor }: PaginaPedida) => {
  const depois = readCursor(posicaoDaDecisao, cursor);
  const rows = await listCorrigiveis(db, orgaoDe(quem), { depois, limite: porPagina + 1 });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.momento, row.id_recurso]);
  return { itens: pagina.map(decisaoDe), proximoCursor };
};

export const listIncidentes = async (
  { db }: Platform,
  quem: QuemAge,
  { situacao, porPagina, cursor }: PaginaPedida & { readonly situacao: SituacaoDoIncidente },
) => {
  const rows = await selectIncidentes(db, orgaoDe(quem), situacao === 'respondido', {
    depois: readCursor(posicaoDoIncidente, cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ ordem, id }) => [ordem, id]);
  return { itens: pagina.map((row) => linhaDe(row, quem)), proximoCursor };
};

export const verIncidente = async (platform: Platform, quem: QuemAge, idIncidente: number) => {
  const row = await findIncidente(platform.db, idIncidente);
  if (!row) throw incidenteNaoEncontrado();
  const caso = await findCasoVisivel(platform, quem, row.id_manifestacao);
  return incidenteDe(row, quem, caso);
};

export const verIncidentesDoRecurso = async (platform: Platform, quem: QuemAge, idRecurso: number) => {
  const { row, caso, fatos } = await findRecursoDoLeitor(platform, quem, idRecurso);
  const decisao = await findDecisao(platform.db, idRecurso);
  if (!decisao) throw recursoNaoEncontrado();
  const verdict = checkAct(abrirIncidente, {
    estado: row.id_situacao as IdSituacaoRecurso,
    perfil: quem.usuario?.idPerfil ?? Perfil.publico,
    fatos,
  });
  const incidentes = await listIncidentesDoRecurso(platform.db, idRecurso);
  return {
    decisao: {
      ...decisaoDe(decisao),
      texto: leituraDe(caso, quem).ocultar(
        caso.readTexto({
          texto: decisao.texto_da_decisao,
          texto_cifrado: decisao.texto_da_decisao_cifrado,
        }),
      ),
    },
    podeAbrir: verdict.allowed,
    motivo: verdict.allowed ? null : verdict.error.message,
    incidentes: incidentes.map((cada) => incidenteDe(cada, quem, caso)),
  };
};
