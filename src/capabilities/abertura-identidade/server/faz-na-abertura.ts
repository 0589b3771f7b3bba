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
import type { AtoDoCiclo } from '#kernel/ato/ato.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Independencia } from '#kernel/quem/outra-pessoa.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type FatosDaAbertura, podeAprovar, type SituacaoDaAbertura, valeAinda } from '../domain/abertura.ts';
import { aberturaNaoEncontrada } from '../domain/abertura-errors.ts';
import { perfisQueAbrem } from '../domain/quem-abre.ts';
import { type AberturaRow, findAbertura, findOrgao } from './abertura-repository.ts';
import { findIndependencia } from './quem-aprova.ts';

interface AberturaAlvo extends Alvo {
  readonly idAbertura: number;
}
interface Abertura {
  readonly row: AberturaRow;
  readonly caso: Caso;
  /** The office in whose name the person acts. */
  readonly sigla: string;
  readonly independencia: Independencia;
}
interface NaAbertura extends NoAto {
  readonly abertura: AberturaRow;
}

export const situacaoDe = ({ aberta_em, decidida_em }: AberturaRow): SituacaoDaAbertura => {
  if (aberta_em !== null) return 'aberta';
  return decidida_em === null ? 'espera' : 'decidida';
};

/** The person who filed approves nothing of their own identity, whatever their profile. */
export const fatosDe = (
  row: AberturaRow,
  caso: Caso,
  { usuario }: QuemAge,
  agora: Date,
  independencia: Independencia,
): FatosDaAbertura => ({
  aprova:
    caso.relacao !== 'manifestante' &&
    podeAprovar(usuario && { ...usuario, ...independencia }, {
      idUsuario: row.id_usuario,
      idOuvidoria: row.id_ouvidoria,
      idOuvidoriaQueAprova: row.id_ouvidoria_que_aprova,
    }),
  ePropria:
    usuario?.idUsuario === row.id_usuario &&
    perfisQueAbrem.includes(usuario.idPerfil) &&
    caso.relacao === 'orgao' &&
    caso.row.id_ouvidoria === row.id_ouvidoria &&
    caso.fatos.identidadeVisivel,
  aprovada: row.aprovada === true,
  valeAinda: valeAinda(row.decidida_em?.getTime() ?? null, agora.getTime()),
});

const trava = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  idAbertura: number,
  agora: Date,
): Promise<Abertura> => {
  const vista = await findAbertura(tx, idAbertura);
  if (!vista) throw aberturaNaoEncontrada();
  const caso = await lockCasoDoPendente(platform, tx, quem, vista.id_manifestacao);
  const row = await findAbertura(tx, idAbertura);
  const independencia = await findIndependencia(tx, quem.usuario, agora);
  const fatos = row && fatosDe(row, caso, quem, agora, independencia);
  if (!row || !(fatos?.aprova || fatos?.ePropria)) throw aberturaNaoEncontrada();
  const { sigla } = await findOrgao(tx, quem.usuario?.idOuvidoria ?? caso.row.id_ouvidoria);
  return { row, caso, sigla, independencia };
};

/** The life cycle of an opening that waits; lock, version, history and mails are those of its case. */
const ciclo = createCiclo<
  QuemAge,
  AberturaAlvo,
  Abertura,
  SituacaoDaAbertura,
  FatosDaAbertura,
  EfeitoNoPendente<unknown>
>({
  trava: ({ platform, tx, quem, agora }, { idAbertura }) => trava(platform, tx, quem, idAbertura, agora),
  versaoDe: ({ caso }) => caso.row.versao,
  recusaVersao: (tx, { caso }, vista) => recusarVersao(tx, caso, vista),
  estadoDe: ({ row }) => situacaoDe(row),
  fatosDe: ({ row, caso, independencia }, { quem, agora }) => fatosDe(row, caso, quem, agora, independencia),
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora }, { caso, sigla }, { ato, efeito }) => {
    const anotado = { ...efeito, acao: ato.historico.rotulo };
    await anotarNoCaso(platform, { tx, caso, agora }, quem, anotado, sigla);
  },
});

const agirNaAbertura = <R>(
  platform: Platform,
  quem: QuemAge,
  { idAbertura, versao }: AberturaAlvo,
  ato: AtoDoCiclo<SituacaoDaAbertura, FatosDaAbertura>,
  fazer: (na: NaAbertura) => Promise<EfeitoNoPendente<R>>,
  db?: Db,
): Promise<R> =>
  ciclo.agir({ platform, quem, db }, { idAbertura, versao }, ato, ({ tx, agora, coisa }) =>
    fazer({ tx, agora, caso: coisa.caso, abertura: coisa.row }),
  );

/** Defines what an act does to the opening. The rest follows from its declaration. */
export const fazNaAbertura = fazNoPendente<SituacaoDaAbertura, FatosDaAbertura, AberturaAlvo, NaAbertura>(
  agirNaAbertura,
);
