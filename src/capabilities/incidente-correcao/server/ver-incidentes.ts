import { findCasoVisivel, leituraDe, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { recursoNaoEncontrado } from '#capabilities/recurso/domain/recurso-errors.ts';
import { findRecursoDoLeitor } from '#capabilities/recurso/server/index.ts';
import type { IdSituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Platform } from '#server/platform.ts';
import { abrirIncidente } from '../domain/abrir-incidente.ato.ts';
import type { SituacaoDoIncidente } from '../domain/fatos-do-incidente.ts';
import { incidenteNaoEncontrado } from '../domain/incidente-errors.ts';
import { decisaoDe, incidenteDe, linhaDe } from './incidente-presenter.ts';
import {
  countCorrigiveis,
  countIncidentes,
  type DoOrgao,
  findDecisao,
  findIncidente,
  listCorrigiveis,
  listIncidentes,
  listIncidentesDoRecurso,
} from './incidente-repository.ts';

const POR_PAGINA = 20;
const pedaco = (pagina: number) => ({ limit: POR_PAGINA, offset: (pagina - 1) * POR_PAGINA });

/** The administrador works in every office; who works in none has no list. */
const orgaoDe = ({ usuario }: QuemAge): DoOrgao =>
  usuario?.idPerfil === Perfil.administrador ? null : (usuario?.idOuvidoria ?? 0);

export const listDecisoes = async ({ db }: Platform, quem: QuemAge, pagina: number) => {
  const rows = await listCorrigiveis(db, orgaoDe(quem), pedaco(pagina));
  return {
    linhas: rows.map(decisaoDe),
    total: await countCorrigiveis(db, orgaoDe(quem)),
    porPagina: POR_PAGINA,
  };
};

export const listarIncidentes = async (
  { db }: Platform,
  quem: QuemAge,
  { situacao, pagina }: { readonly situacao: SituacaoDoIncidente; readonly pagina: number },
) => {
  const respondidos = situacao === 'respondido';
  const rows = await listIncidentes(db, orgaoDe(quem), respondidos, pedaco(pagina));
  return {
    linhas: rows.map((row) => linhaDe(row, quem)),
    total: await countIncidentes(db, orgaoDe(quem), respondidos),
    porPagina: POR_PAGINA,
  };
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
        caso.lerTexto({
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
