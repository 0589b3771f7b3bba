import {
  anotarNoCaso,
  anotarPeloSistema,
  type Caso,
  type EfeitoNoPendente,
  fazNoPendente,
  lockCasoVisivel,
  type NoAto,
  type QuemAge,
  recusarVersao,
} from '#capabilities/manifestacao/server/index.ts';
import type { SituacaoDaPromessa } from '#capabilities/remedio/domain/promessas.ts';
import { findPromessa, type PromessaRow, updatePromessa } from '#capabilities/remedio/server/index.ts';
import type { AtoDoCiclo } from '#kernel/ato/ato.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { AtoDaPromessa } from '../domain/ato-da-promessa.ts';
import { promessaNaoEncontrada } from '../domain/cumprimento-errors.ts';
import type { FatosDaPromessa } from '../domain/fatos-da-promessa.ts';
import { findPromessaLida, type PromessaLida } from './cumprimento-repository.ts';
import { fatosDoLeitor, situacaoNaChegada } from './fatos-do-leitor.ts';

/** A promise, and the version of its case that the person saw. */
interface PromessaAlvo extends Alvo {
  readonly idPromessa: number;
}

interface Coisa {
  readonly row: PromessaLida;
  readonly caso: Caso;
}

interface NaPromessa extends NoAto {
  readonly promessa: PromessaLida;
}

const achar = async (tx: Db, idPromessa: number): Promise<PromessaLida> => {
  const row = await findPromessaLida(tx, idPromessa);
  if (!row) throw promessaNaoEncontrada();
  return row;
};

/** Who supervises signs for their own office, everybody else for the one that has the case. */
const siglaDe = (row: PromessaLida, caso: Caso): string | undefined =>
  caso.relacao === 'instancia' ? row.sigla_controle : undefined;

/** The life cycle of a promise; lock, version, history and mails are those of its case. */
const ciclo = createCiclo<
  QuemAge,
  PromessaAlvo,
  Coisa,
  SituacaoDaPromessa,
  FatosDaPromessa,
  EfeitoNoPendente<unknown>
>({
  trava: async ({ platform, tx, quem }, { idPromessa }) => {
    const { id_manifestacao } = await achar(tx, idPromessa);
    const caso = await lockCasoVisivel(platform, tx, quem, id_manifestacao);
    const row = await achar(tx, idPromessa);
    return { row: { ...row, situacao: situacaoNaChegada(row, quem) }, caso };
  },
  versaoDe: ({ caso }) => caso.row.versao,
  recusaVersao: (tx, { caso }, vista) => recusarVersao(tx, caso, vista),
  estadoDe: ({ row }) => row.situacao as SituacaoDaPromessa,
  momentoDe: ({ caso }, agora) => caso.momentoGuardado(agora),
  fatosDe: ({ row, caso }, { quem, agora }) => fatosDoLeitor(row, caso, quem, agora),
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora }, { row, caso }, { ato, estado, efeito }) => {
    await updatePromessa(tx, row.id, { situacao: estado });
    const anotado = { acao: ato.historico.rotulo, ...efeito };
    await anotarNoCaso(platform, { tx, caso, agora }, quem, anotado, siglaDe(row, caso));
  },
});

/** The only way to act on a promise (`server/ciclo`). */
const agirNaPromessa = <R>(
  platform: Platform,
  quem: QuemAge,
  { idPromessa, versao }: PromessaAlvo,
  ato: AtoDoCiclo<SituacaoDaPromessa, FatosDaPromessa>,
  fazer: (naPromessa: NaPromessa) => Promise<EfeitoNoPendente<R>>,
  db?: Db,
): Promise<R> =>
  ciclo.agir({ platform, quem, db }, { idPromessa, versao }, ato, ({ tx, agora, coisa }) =>
    fazer({ tx, agora, caso: coisa.caso, promessa: coisa.row }),
  );

/** Says what an act does to a promise. The rest follows from its declaration. */
export const fazNaPromessa = fazNoPendente<SituacaoDaPromessa, FatosDaPromessa, PromessaAlvo, NaPromessa>(
  agirNaPromessa,
);

/** The same for the clock. Null where the promise moved on meanwhile. */
export const fazPeloSistema = (
  platform: Platform,
  { id, id_manifestacao }: Pick<PromessaRow, 'id' | 'id_manifestacao'>,
  ato: AtoDaPromessa,
  fazer: (noAto: NoAto, promessa: PromessaRow) => Promise<Omit<EfeitoNoPendente<true>, 'resultado'> | null>,
): Promise<true | null> =>
  anotarPeloSistema(platform, id_manifestacao, async (noAto) => {
    const promessa = await findPromessa(noAto.tx, id);
    const estado = promessa?.situacao as SituacaoDaPromessa | undefined;
    if (!promessa || estado === undefined || !ato.de.includes(estado)) return null;
    const efeito = await fazer(noAto, promessa);
    if (!efeito) return null;
    await updatePromessa(noAto.tx, id, { situacao: ato.para ?? estado });
    return { ...efeito, acao: ato.historico.rotulo, resultado: true };
  });
