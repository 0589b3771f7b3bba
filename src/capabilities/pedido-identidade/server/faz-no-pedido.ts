import { valeAinda } from '#capabilities/abertura-identidade/domain/abertura.ts';
import { podeAlcancar } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import {
  anotarNoCaso,
  type Caso,
  type EfeitoNoPendente,
  fazNoPendente,
  lockCasoDoPendente,
  type NoAto,
  type QuemAge,
  recusarVersao,
} from '#capabilities/manifestacao/server/index.ts';
import { findIndependenciaDaSessao } from '#capabilities/segunda-pessoa/server/index.ts';
import type { AtoDoCiclo } from '#kernel/ato/ato.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Independencia, isOutraPessoa } from '#kernel/quem/outra-pessoa.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDoPedido, SituacaoDoPedido } from '../domain/pedido-identidade.ts';
import { pedidoNaoEncontrado } from '../domain/pedido-identidade-errors.ts';
import { findOrgao, findPedido, type PedidoRow } from './pedido-identidade-repository.ts';

interface PedidoAlvo extends Alvo {
  readonly idPedido: number;
}
interface Pedido {
  readonly row: PedidoRow;
  readonly caso: Caso;
  /** The office in whose name the person acts. */
  readonly sigla: string;
  readonly leitor: Leitor;
}
/** When it is read or acted on, and how far the person is somebody else than who asked. */
export interface Leitor extends Independencia {
  readonly agora: Date;
}
interface NoPedido extends NoAto {
  readonly pedido: PedidoRow;
}

export const situacaoDe = ({ decidido_em }: PedidoRow): SituacaoDoPedido =>
  decidido_em === null ? 'aberto' : 'decidido';

/** The person who filed decides nothing of their own identity, whatever their profile. */
export const fatosDe = (
  row: PedidoRow,
  caso: Caso,
  { usuario }: QuemAge,
  { agora, ...independencia }: Leitor,
): FatosDoPedido => {
  const isManifestante = caso.relacao === 'manifestante';
  return {
    guarda: !isManifestante && usuario !== null && usuario.idOuvidoria === row.id_ouvidoria_guarda,
    ePropria: usuario !== null && usuario.idUsuario === row.id_solicitante,
    eOutraPessoa:
      usuario !== null &&
      isOutraPessoa({ idUsuario: usuario.idUsuario, ...independencia }, row.id_solicitante),
    pediu: caso.relacao === 'orgao' && row.e_de_quem_pediu && podeAlcancar(caso.relacao, usuario, caso.fatos),
    concedido: row.concedido === true && row.id_decisor !== row.id_solicitante,
    valeAinda: valeAinda(row.decidido_em?.getTime() ?? null, agora.getTime()),
    jaAberta: row.ja_aberta,
    preservada: caso.isPreservada,
  };
};

export const leitorDe = async (db: Db, { usuario }: QuemAge, agora: Date): Promise<Leitor> => ({
  ...(await findIndependenciaDaSessao(db, usuario, agora)),
  agora,
});

const trava = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  idPedido: number,
  agora: Date,
): Promise<Pedido> => {
  const visto = await findPedido(tx, idPedido, quem.usuario);
  if (!visto) throw pedidoNaoEncontrado();
  const caso = await lockCasoDoPendente(platform, tx, quem, visto.id_manifestacao);
  const row = await findPedido(tx, idPedido, quem.usuario);
  const leitor = await leitorDe(tx, quem, agora);
  const fatos = row && fatosDe(row, caso, quem, leitor);
  const decide = fatos?.guarda && quem.usuario?.idPerfil === Perfil.gestor;
  if (!row || !(decide || fatos?.pediu)) throw pedidoNaoEncontrado();
  const { sigla } = await findOrgao(tx, quem.usuario?.idOuvidoria ?? caso.row.id_ouvidoria);
  return { row, caso, sigla, leitor };
};

/** The life cycle of the request; lock, version, history and mails are those of its case. */
const ciclo = createCiclo<
  QuemAge,
  PedidoAlvo,
  Pedido,
  SituacaoDoPedido,
  FatosDoPedido,
  EfeitoNoPendente<unknown>
>({
  trava: ({ platform, tx, quem, agora }, { idPedido }) => trava(platform, tx, quem, idPedido, agora),
  versaoDe: ({ caso }) => caso.row.versao,
  recusaVersao: (tx, { caso }, vista) => recusarVersao(tx, caso, vista),
  estadoDe: ({ row }) => situacaoDe(row),
  fatosDe: ({ row, caso, leitor }, { quem }) => fatosDe(row, caso, quem, leitor),
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora }, { caso, sigla }, { ato, efeito }) => {
    const anotado = { acao: ato.historico.rotulo, ...efeito };
    await anotarNoCaso(platform, { tx, caso, agora }, quem, anotado, sigla);
  },
});

const agirNoPedido = <R>(
  platform: Platform,
  quem: QuemAge,
  { idPedido, versao }: PedidoAlvo,
  ato: AtoDoCiclo<SituacaoDoPedido, FatosDoPedido>,
  fazer: (noPedido: NoPedido) => Promise<EfeitoNoPendente<R>>,
  db?: Db,
): Promise<R> =>
  ciclo.agir({ platform, quem, db }, { idPedido, versao }, ato, ({ tx, agora, coisa }) =>
    fazer({ tx, agora, caso: coisa.caso, pedido: coisa.row }),
  );

/** Defines what an act does to the request. The rest follows from its declaration. */
export const fazNoPedido = fazNoPendente<SituacaoDoPedido, FatosDoPedido, PedidoAlvo, NoPedido>(agirNoPedido);
