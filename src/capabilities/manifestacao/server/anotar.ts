import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { MANIFESTANTE, SISTEMA } from '../domain/historico.ts';
import { manifestacaoNaoEncontrada } from '../domain/manifestacao-errors.ts';
import { chaveDaPublicacao, PUBLICAR_PEDIDO } from '../domain/publicar-pedido.ts';
import { type IdSituacao, isAberta } from '../domain/situacao.ts';
import { avisarSobre } from './avisar.ts';
import { type Caso, casoDe } from './caso.ts';
import {
  insertHistorico,
  lockCaso,
  type MudancasDaManifestacao,
  notifyCaso,
  updateManifestacao,
} from './manifestacao-repository.ts';
import { ninguem, type QuemAge } from './quem-age.ts';

export interface Aviso {
  readonly evento: EventoDeEmail;
  readonly variaveis?: Readonly<Record<string, string>>;
  /** Where the mail's button leads; the case itself unless said otherwise. */
  readonly caminho?: string;
  /** The office that is told, when it is not the one that had the case; null for one without an address. */
  readonly orgao?: string | null;
  /** The office whose address that is, when not the case's: it may not want this event by mail. */
  readonly idOrgaoAvisado?: number | undefined;
  /** Whose address `orgao` is, when it is that of one person who works there. */
  readonly idServidor?: number;
  /** One mail per key, for an event that more than one is told of. */
  readonly chave?: string;
  /** Where the answer is rated, for the mail of an answer (`linkDaPesquisa`). */
  readonly caminhoDaPesquisa?: string;
  /** Of a case that the act itself makes a denúncia: its mail is sealed already. */
  readonly sigiloso?: boolean;
}

/** What an act did, besides its own rows: the runner writes the rest in the same transaction. */
export interface Efeito<R> {
  /** One sentence for the history; never the words of a denúncia. */
  readonly informacoes?: string;
  readonly detalhes?: Readonly<Record<string, unknown>>;
  readonly mudancas?: MudancasDaManifestacao;
  readonly avisos?: readonly Aviso[];
  readonly resultado: R;
}

/** The same of what is no act of the case's own table, which says how it is called in the history. */
export interface Anotado<R> extends Efeito<R> {
  readonly acao: string;
}

export interface NoAto {
  readonly tx: Db;
  readonly caso: Caso;
  readonly agora: Date;
}

interface Autor {
  readonly responsavel: string;
  readonly idResponsavel: number | null;
  readonly idOuvidoria: number | null;
  readonly origem: string;
}

/** The manifestante's account is not named in the history: it may be read by people who may not know it. */
export const autorDe = (caso: Caso, quem: QuemAge, sigla = caso.row.sigla_ouvidoria): Autor => {
  const { usuario, origem } = quem;
  if (caso.relacao === 'manifestante' || !usuario) {
    return { responsavel: MANIFESTANTE, idResponsavel: null, idOuvidoria: null, origem };
  }
  return {
    responsavel: `${usuario.nome} (${sigla})`,
    idResponsavel: usuario.idUsuario,
    idOuvidoria: usuario.idOuvidoria,
    origem,
  };
};

/** The rest of an act, once its own rows are written: the case as it is now, a line of history, the mails. */
export const gravar = async (
  platform: Platform,
  { tx, caso, agora }: NoAto,
  { autor, situacao, acao }: { readonly autor: Autor; readonly situacao: IdSituacao; readonly acao: string },
  { informacoes, detalhes, mudancas, avisos = [] }: Efeito<unknown>,
): Promise<void> => {
  const { row } = caso;
  const versao = row.versao + 1;
  const saiu = !isAberta(situacao) || (mudancas?.id_ouvidoria ?? row.id_ouvidoria) !== row.id_ouvidoria;
  await updateManifestacao(tx, row.id, {
    id_situacao: situacao,
    encerrada_em: isAberta(situacao) ? null : (row.encerrada_em ?? agora),
    ...(saiu && { prazo_interno: null, contribuicao_em: null }),
    ...mudancas,
    versao,
    atualizada_em: agora,
  });
  await insertHistorico(tx, {
    id_manifestacao: row.id,
    acao,
    ocorrido_em: agora,
    responsavel: autor.responsavel,
    id_responsavel: autor.idResponsavel,
    id_ouvidoria: autor.idOuvidoria,
    informacoes: informacoes ?? null,
    detalhes: JSON.stringify(detalhes ?? {}),
    versao,
  });
  await notifyCaso(tx, {
    idManifestacao: row.id,
    idOuvidoria: mudancas?.id_ouvidoria ?? row.id_ouvidoria,
    idOuvidoriaAnterior: row.id_ouvidoria,
    versao,
    acao,
    responsavel: autor.responsavel,
    idResponsavel: autor.idResponsavel,
    antes: {
      idSituacao: row.id_situacao,
      temResponsavel: row.id_responsavel !== null,
      temPassoInterno: row.prazo_interno !== null,
      prazoParado: row.prazo_parado_em !== null,
      prazo: row.prazo,
    },
  });
  if (isAcesso(row.id_tipo_formulario) || isAcesso(mudancas?.id_tipo_formulario ?? 0)) {
    // Whatever was done, what the public may read of a request is judged anew.
    await enqueue(tx, PUBLICAR_PEDIDO, { idManifestacao: row.id }, chaveDaPublicacao(row.id));
  }
  for (const aviso of avisos) await avisarSobre(platform, tx, caso, aviso, autor.origem);
};

/**
 * For what hangs on a case and has a life of its own, as an appeal has: its own acts were asked, its own rows are
 * written, and the case, which the caller has locked, gets its line of history and its mails.
 */
export const anotarNoCaso = async <R>(
  platform: Platform,
  noAto: NoAto,
  quem: QuemAge,
  { acao, ...efeito }: Anotado<R>,
  sigla?: string,
): Promise<R> => {
  const situacao = noAto.caso.row.id_situacao as IdSituacao;
  await gravar(platform, noAto, { autor: autorDe(noAto.caso, quem, sigla), situacao, acao }, efeito);
  return efeito.resultado;
};

/** The clock did it. */
export const peloSistema = (origem: string): Autor => ({
  responsavel: SISTEMA,
  idResponsavel: null,
  idOuvidoria: null,
  origem,
});

/** For jobs, on what hangs on a case: as `anotarNoCaso`, under the case's lock. Null where nothing is left to do. */
export const anotarPeloSistema = <R>(
  platform: Platform,
  idManifestacao: number,
  fazer: (noAto: NoAto) => Promise<Anotado<R> | null>,
): Promise<R | null> =>
  platform.db.transaction().execute(async (tx) => {
    const quem = ninguem(platform);
    const agora = platform.clock.now();
    const row = await lockCaso(tx, idManifestacao, quem, agora);
    if (!row) throw manifestacaoNaoEncontrada();
    const noAto = { tx, caso: await casoDe(platform, tx, row, quem), agora };
    const anotado = await fazer(noAto);
    if (!anotado) return null;
    const { acao, ...efeito } = anotado;
    const situacao = row.id_situacao as IdSituacao;
    await gravar(platform, noAto, { autor: peloSistema(quem.origem), situacao, acao }, efeito);
    return efeito.resultado;
  });
