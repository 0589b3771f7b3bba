import {
  type Caso,
  findCasoVisivel,
  lockCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { decidemTodos, type IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { emEsclarecimentosAte } from '#capabilities/remedio/domain/recurso-prazos.ts';
import {
  EstadoDoRecurso,
  type IdEstadoDoRecurso,
  type IdSituacaoRecurso,
  SituacaoRecurso,
} from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDoRecurso } from '../../domain/fatos-do-recurso.ts';
import { recursoNaoEncontrado } from '../../domain/recurso-errors.ts';
import { papeisNoRecurso } from '../../domain/recurso-policy.ts';
import {
  findIdDaManifestacao,
  findRecurso,
  type Leitor,
  listRecursosDoCaso,
  type RecursoRow,
} from '../recurso-repository.ts';

/** An appeal as one person sees it: its row, its case, and their relation to it. */
export interface RecursoDoLeitor {
  readonly row: RecursoRow;
  readonly caso: Caso;
  readonly fatos: FatosDoRecurso;
  readonly estado: IdEstadoDoRecurso;
  /** The last day for the office to clarify, while it is heard. */
  readonly emEsclarecimentosAte: string | null;
}

const leitorDe = (quem: QuemAge, { relacao }: Caso): Leitor => ({
  idUsuario: relacao === 'manifestante' ? null : (quem.usuario?.idUsuario ?? null),
  idOuvidoria: quem.usuario?.idOuvidoria ?? null,
});

/** An appeal that left its instance, or was decided, hears nobody any more. */
const ouvidoAte = (row: RecursoRow, agora: Date): string | null => {
  const { esclarecimento_ate: prazo } = row;
  if (prazo === null || row.subiu_em !== null || row.id_situacao !== SituacaoRecurso.emTramitacao)
    return null;
  return emEsclarecimentosAte(diaGuardado(prazo), agora.getTime()) && prazo;
};

const doLeitor = (
  { clock }: Pick<Platform, 'clock'>,
  quem: QuemAge,
  caso: Caso,
  row: RecursoRow,
): RecursoDoLeitor => {
  const papeis = papeisNoRecurso({
    usuario: quem.usuario,
    isDono: caso.relacao === 'manifestante',
    idOuvidoriaJulgadora: row.id_ouvidoria_julgadora,
    idOuvidoriaDoPedido: row.id_ouvidoria_do_pedido,
    decidemTodos: decidemTodos(row.id_instancia),
    autoridades: row.autoridades ?? [],
    impedidos: row.impedidos,
  });
  const ate = ouvidoAte(row, clock.now());
  return {
    row,
    caso,
    estado: ate === null ? (row.id_situacao as IdSituacaoRecurso) : EstadoDoRecurso.emEsclarecimentos,
    emEsclarecimentosAte: ate,
    fatos: {
      ...papeis,
      idInstancia: row.id_instancia as IdInstancia,
      conhecido: row.conhecido,
      subiu: row.subiu_em !== null,
      esclarecimentoAberto: row.esclarecimento_ate !== null,
      esclarecimentoProrrogado: row.esclarecimento_prorrogado_em !== null,
      podePerguntar:
        row.esclarecimento_limite === null ||
        emEsclarecimentosAte(diaGuardado(row.esclarecimento_limite), clock.now().getTime()) !== null,
      // A decided appeal asks nothing of the office any more.
      esclarecimentoEncerrado:
        Boolean(row.esclarecimento_encerrado) ||
        (row.esclarecimento_ate !== null && row.respondido_em !== null),
      tramitacaoAberta: Boolean(row.tramitacao_aberta),
      temEntrega: row.data_entrega !== null,
      incidenteAberto: Boolean(row.incidente_aberto),
      qualificada: Boolean(row.qualificada),
      podeQualificar:
        Boolean(row.pode_qualificar) &&
        perfisDaAcao('manifestacao.tratar').some((perfil) => perfil === quem.usuario?.idPerfil),
    },
  };
};

const ler = async (
  platform: Platform,
  db: Db,
  quem: QuemAge,
  caso: Caso,
  idRecurso: number,
): Promise<RecursoDoLeitor> => {
  const row = await findRecurso(db, idRecurso, leitorDe(quem, caso));
  if (!row) throw recursoNaoEncontrado();
  return doLeitor(platform, quem, caso, row);
};

const idDoCaso = async (db: Db, idRecurso: number): Promise<number> => {
  const idManifestacao = await findIdDaManifestacao(db, idRecurso);
  if (idManifestacao === undefined) throw recursoNaoEncontrado();
  return idManifestacao;
};

/** To people who may not know of its case, an appeal does not exist. */
export const findRecursoDoLeitor = async (
  platform: Platform,
  quem: QuemAge,
  idRecurso: number,
): Promise<RecursoDoLeitor> => {
  const caso = await findCasoVisivel(platform, quem, await idDoCaso(platform.db, idRecurso));
  return ler(platform, platform.db, quem, caso, idRecurso);
};

/** All appeals of a case, first to last. */
export const listRecursosDoLeitor = async (
  platform: Platform,
  quem: QuemAge,
  caso: Caso,
): Promise<RecursoDoLeitor[]> => {
  const rows = await listRecursosDoCaso(platform.db, caso.row.id, leitorDe(quem, caso));
  return rows.map((row) => doLeitor(platform, quem, caso, row));
};

/** The case is locked first, as by every other act on it: two acts happen one after the other. */
export const lockRecursoDoLeitor = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  idRecurso: number,
): Promise<RecursoDoLeitor> => {
  const caso = await lockCasoVisivel(platform, tx, quem, await idDoCaso(tx, idRecurso));
  return ler(platform, tx, quem, caso, idRecurso);
};
