import { alertar } from '#capabilities/alerta/server/index.ts';
import type { EventoDeEmail, Variaveis } from '#capabilities/email/domain/eventos.ts';
import { avisar } from '#capabilities/email/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { findOrgao } from '../orgao-repository.ts';
import type { PedidoRow } from './pedido-repository.ts';

export interface AvisoDoPedido {
  readonly evento: Extract<EventoDeEmail, `desclassificacao.${string}`>;
  /** Days, offices and results; of what somebody wrote only the reasons of a decision, which who asked is owed (Decreto 7.724/2012, art. 19). */
  readonly variaveis: Variaveis;
  readonly chave?: string;
}

type Sobre = Pick<
  PedidoRow,
  | 'id'
  | 'protocolo'
  | 'id_esfera'
  | 'id_ouvidoria'
  | 'sigla'
  | 'nome_orgao'
  | 'id_usuario'
  | 'email_requerente'
>;

/** Writes the mail of an event: to who asked, or to the office that has to decide. */
export const avisarDoPedido = async (
  platform: Platform,
  tx: Db,
  { row, idJulgadora }: { readonly row: Sobre; readonly idJulgadora: number },
  { evento, variaveis, chave }: AvisoDoPedido,
): Promise<void> => {
  const { config } = platform;
  const web = `${origemPublica(config)}/web`;
  const julgadora = await findOrgao(tx, idJulgadora);
  await avisar(platform, tx, {
    evento,
    idOuvidoria: row.id_ouvidoria,
    cidadao: row.email_requerente ? { email: row.email_requerente, idUsuario: row.id_usuario } : null,
    orgao: julgadora?.email ?? null,
    idOrgaoAvisado: idJulgadora,
    chave,
    sigiloso: false,
    variaveis: {
      protocolo: formatProtocoloDigitos(row.protocolo, row.id_esfera),
      orgao: `${row.sigla} – ${row.nome_orgao}`,
      ...variaveis,
    },
    endereco: `${web}/desclassificacao/${row.id}`,
    // Without an account the way in is protocol and access code; the code itself is in no mail.
    ...(row.id_usuario === null && {
      enderecoDoCidadao: `${web}/manifestacao/consultar?protocolo=${row.protocolo}`,
    }),
  });
};

/** On the bell of who handles cases where it is decided. */
export const alertarQuemDecide = (
  tx: Db,
  {
    tipo,
    idPedido,
    idJulgadora,
    marco,
    agora,
  }: {
    readonly tipo: 'desclassificacao-recebida' | 'desclassificacao-vence';
    readonly idPedido: number;
    readonly idJulgadora: number;
    readonly marco: string;
    readonly agora: Date;
  },
): Promise<void> =>
  alertar(tx, {
    tipo,
    idOuvidoria: idJulgadora,
    chave: `${tipo}:${idPedido}:${marco}`,
    agora,
    para: { analistasDe: idJulgadora },
  });
