import type { Updateable } from 'kysely';
import { enforce } from '#kernel/verdict.ts';
import type { Envelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Anexo } from '#server/db/schema.ts';
import { todas } from '#server/db/todas.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { AnexoEnviado } from '../domain/anexo.ts';
import {
  anexoNaoEncontrado,
  anexoRepetido,
  jaAnexado,
  naoPronto,
  soNaResposta,
} from '../domain/anexo-errors.ts';
import { cabemNoAto, type LimitesDoAto } from '../domain/limites-do-ato.ts';
import { isSoDaResposta } from '../domain/tipos-de-arquivo.ts';
import { type AnexoRow, lockAnexos, updateAnexo } from './anexo-repository.ts';
import { chaveSolta, nomeSolto } from './chave-do-anexo.ts';
import { DESCARTAR } from './descartar-originais.ts';
import { temSegredo } from './envio/anexo-de-quem-enviou.ts';
import { tamanhoGuardado } from './tamanho-guardado.ts';

/** The part of the case that the file belongs to; without any, the manifestação as filed. */
interface VinculoDoAnexo {
  readonly idResposta?: number;
  readonly idComplementacao?: number;
  readonly idMensagem?: number;
  /** A file that an area of the office sent back: not for the citizen. */
  readonly idTramitacao?: number;
  readonly idRecurso?: number;
  readonly idRespostaRecurso?: number;
  /** Handed over later, as an answer or a decision had promised. */
  readonly idEntrega?: number;
  /** For those who may know who filed. */
  readonly idRepresentacao?: number;
  /** The scan of a letter's receipt: not among the files of the case. */
  readonly idCiencia?: number;
  /** The scan of a letter in which the person asked for something: not among the files of the case. */
  readonly idAtendimento?: number;
}

export interface AnexarA {
  readonly enviados: readonly AnexoEnviado[];
  readonly idManifestacao: number;
  /** The case's key; null if the case is not sealed. */
  readonly cofre: Envelope | null;
  readonly vinculo?: VinculoDoAnexo;
  /** Appeals take fewer files. */
  readonly limites?: LimitesDoAto;
  /** What the rows tell of the moment, if it is not the clock's. */
  readonly agora?: Date;
}

const TipoAnexo = { manifestacao: 1, resposta: 2 } as const;

/** The office answers with it: an answer, a decision, or what these had promised. */
const isDeResposta = ({ idResposta, idRespostaRecurso, idEntrega }: VinculoDoAnexo): boolean =>
  [idResposta, idRespostaRecurso, idEntrega].some((id) => id !== undefined);

/** Refuses what may not be attached, before anything is written. */
export const conferirAnexos = (
  enviados: readonly AnexoEnviado[],
  rows: readonly AnexoRow[],
  vinculo: VinculoDoAnexo = {},
  limites?: LimitesDoAto,
): void => {
  if (enviados.length === 0) return;
  if (new Set(enviados.map(({ idAnexo }) => idAnexo)).size < enviados.length) throw anexoRepetido();
  for (const { idAnexo, segredo } of enviados) {
    const row = rows.find(({ id }) => id === idAnexo);
    if (!row || !temSegredo(row, segredo)) throw anexoNaoEncontrado();
    if (row.id_manifestacao !== null) throw jaAnexado();
    if (row.situacao !== 'pronto') throw naoPronto();
    if (isSoDaResposta(row.tipo_conteudo) && !isDeResposta(vinculo)) throw soNaResposta();
  }
  enforce(
    cabemNoAto(
      rows.map(({ tamanho }) => tamanho),
      limites,
    ),
  );
};

/** The uploaded files, locked until the act ends. */
export const tomarAnexos = async (tx: Db, enviados: readonly AnexoEnviado[]): Promise<readonly AnexoRow[]> =>
  enviados.length === 0
    ? []
    : lockAnexos(
        tx,
        enviados.map(({ idAnexo }) => idAnexo),
      );

type Onde = Omit<AnexarA, 'enviados' | 'limites'>;

const presoA = (
  platform: Platform,
  row: AnexoRow,
  { idManifestacao, cofre, vinculo = {}, agora = platform.clock.now() }: Onde,
): Updateable<Anexo> => ({
  id_manifestacao: idManifestacao,
  sem_conta: false,
  id_tipo_anexo: isDeResposta(vinculo) ? TipoAnexo.resposta : TipoAnexo.manifestacao,
  id_resposta: vinculo.idResposta ?? null,
  id_complementacao: vinculo.idComplementacao ?? null,
  id_mensagem: vinculo.idMensagem ?? null,
  id_tramitacao: vinculo.idTramitacao ?? null,
  id_recurso: vinculo.idRecurso ?? null,
  id_resposta_recurso: vinculo.idRespostaRecurso ?? null,
  id_entrega: vinculo.idEntrega ?? null,
  id_representacao: vinculo.idRepresentacao ?? null,
  id_ciencia: vinculo.idCiencia ?? null,
  id_atendimento: vinculo.idAtendimento ?? null,
  anexado_em: agora,
  // When it was sent would tell what the moment above does not.
  criado_em: agora,
  expira_em: agora,
  ...(cofre
    ? {
        chave_embrulhada: cofre.sealBytes(chaveSolta(platform, row)),
        ...tamanhoGuardado(chaveSolta(platform, row), row.tamanho),
      }
    : { nome: nomeSolto(platform, row), nome_cifrado: null }),
});

/** Makes files that were taken and checked part of a case, with statements that travel together. */
export const prenderAnexos = async (
  platform: Platform,
  tx: Db,
  rows: readonly AnexoRow[],
  onde: Onde,
): Promise<void> => {
  const presos = rows.map((row) => ({ row, mudancas: presoA(platform, row, onde) }));
  await todas(
    presos.flatMap(({ row: { id, local }, mudancas }) => [
      updateAnexo(tx, id, mudancas),
      // The original pieces may still say who made the file; only the accepted copy stays.
      enqueue(tx, DESCARTAR, { local }, `${DESCARTAR}:${local}`),
    ]),
  );
};

/**
 * Makes uploaded files part of a case, in the transaction of its act: all or none. In a denúncia
 * the file's key is wrapped by the case's, which alone opens file and name from then on; in other
 * cases the name is stored in the open.
 */
export const anexarA = async (
  platform: Platform,
  tx: Db,
  { enviados, limites, ...onde }: AnexarA,
): Promise<void> => {
  const rows = await tomarAnexos(tx, enviados);
  conferirAnexos(enviados, rows, onde.vinculo, limites);
  await prenderAnexos(platform, tx, rows, onde);
};
