import type { z } from 'zod';
import type { OrigemDoImpedimento } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import { podeAlcancar } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import {
  abrirImpedimento,
  anotarNoCaso,
  anotarSemPessoa,
  type Caso,
  comRota,
  type Efeito,
  type ImpedimentoRow,
  listAcessosDe,
  lockCasoVisivel,
  type NoAto,
  type PedidoDeImpedimentoRow,
  type QuemAge,
  recusarVersao,
} from '#capabilities/manifestacao/server/index.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { declararImpedimento } from '../domain/declarar-impedimento.ato.ts';
import {
  type FatosDoImpedimento,
  isEmCurso,
  type QuemAfasta,
  quemAfastaDe,
  type SituacaoDoImpedimento,
} from '../domain/impedimento.ts';
import { impedimentoNaoEncontrado, pedidoNaoEncontrado } from '../domain/impedimento-errors.ts';
import { findImpedimento, findPedido } from './impedimento-repository.ts';

/** What the path names: the case (the person's own impedimento), one in force, or what was asked for. */
interface AlvoDoImpedimento extends Alvo {
  readonly idManifestacao?: number;
  readonly idImpedimento?: number;
  readonly idPedido?: number;
}

interface Coisa {
  readonly caso: Caso;
  readonly impedimento: ImpedimentoRow | null;
  readonly origem: OrigemDoImpedimento | null;
  readonly pedido: PedidoDeImpedimentoRow | null;
  readonly quemAfasta: QuemAfasta;
}

export interface NoImpedimento extends NoAto, Omit<Coisa, 'caso'> {
  readonly platform: Platform;
  readonly quem: QuemAge;
}

const estadoDe = ({ impedimento, pedido }: Coisa): SituacaoDoImpedimento => {
  if (pedido) return pedido.resolvido_em === null ? 'pedido' : 'vigente';
  if (!impedimento) return 'livre';
  return impedimento.encerrado_em === null ? 'vigente' : 'encerrado';
};

/** What the acts ask, here and where a screen is told what may be done. */
export const fatosDe = (
  { caso, origem, quemAfasta }: Pick<Coisa, 'caso' | 'origem' | 'quemAfasta'>,
  { usuario }: QuemAge,
): FatosDoImpedimento => ({
  relacao: caso.relacao,
  alcanca: podeAlcancar(caso.relacao, usuario, caso.fatos),
  origem,
  emCurso: isEmCurso(caso.row.id_situacao),
  quemAfasta,
});

const trava = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  { idManifestacao, idImpedimento, idPedido }: AlvoDoImpedimento,
): Promise<Coisa> => {
  const visto = idImpedimento === undefined ? null : await findImpedimento(tx, idImpedimento);
  if (visto === undefined) throw impedimentoNaoEncontrado();
  const pedidoVisto = idPedido === undefined ? null : await findPedido(tx, idPedido);
  if (pedidoVisto === undefined) throw pedidoNaoEncontrado();
  const idCaso = idManifestacao ?? visto?.id_manifestacao ?? pedidoVisto?.id_manifestacao ?? 0;
  const caso = await lockCasoVisivel(platform, tx, quem, idCaso);
  const acessos = await listAcessosDe(tx, quem.usuario?.idUsuario ?? 0, caso.row.id_ouvidoria);
  const aberto = visto && abrirImpedimento(platform, visto);
  return {
    caso,
    origem: aberto?.origem ?? null,
    quemAfasta: quemAfastaDe(acessos, aberto?.idUsuario ?? null, platform.clock.now()),
    impedimento: visto && ((await findImpedimento(tx, visto.id)) ?? null),
    pedido: pedidoVisto && ((await findPedido(tx, pedidoVisto.id)) ?? null),
  };
};

/** Lock, version, history and mails are those of the case. */
const ciclo = createCiclo<
  QuemAge,
  AlvoDoImpedimento,
  Coisa,
  SituacaoDoImpedimento,
  FatosDoImpedimento,
  Efeito<unknown>
>({
  trava: ({ platform, tx, quem }, alvo) => trava(platform, tx, quem, alvo),
  // What who reports does on a sealed case is dated by the hour in plain columns.
  momentoDe: ({ caso }, agora) => caso.momentoGuardado(agora),
  versaoDe: ({ caso }) => caso.row.versao,
  recusaVersao: (tx, { caso }, vista) => recusarVersao(tx, caso, vista),
  estadoDe,
  fatosDe: (coisa, { quem }) => fatosDe(coisa, quem),
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora }, { caso }, { ato, efeito }) => {
    const anotado = { ...efeito, acao: ato.historico.rotulo };
    const noAto = { tx, caso, agora };
    // Who declares it is known by the sealed row alone: a copy of the database, and colleagues, must not learn who.
    if (ato.nome === declararImpedimento.nome) await anotarSemPessoa(platform, noAto, anotado);
    else await anotarNoCaso(platform, noAto, quem, anotado);
  },
});

type Declarado = Ato<string, SituacaoDoImpedimento, FatosDoImpedimento, z.ZodType, RotaDoAto, string>;

/** Says what an act does about who may see a case; the rest follows from its declaration. */
export const fazNoImpedimento = <A extends Declarado>(
  ato: A,
  fazer: (no: NoImpedimento, entrada: z.output<A['entrada']>) => Promise<Omit<Efeito<void>, 'resultado'>>,
) =>
  comRota(ato, (platform, quem, alvo: AlvoDoImpedimento, entrada, db) =>
    ciclo.agir<void>({ platform, quem, db }, alvo, ato, async ({ tx, agora, coisa }) => ({
      ...(await fazer({ platform, quem, tx, agora, ...coisa }, entrada)),
      resultado: undefined,
    })),
  );
