import {
  anotarNoCaso,
  type Caso,
  type EfeitoNoPendente,
  fazNoPendente,
  lockCasoVisivel,
  type NoAto,
  type QuemAge,
  recusarVersao,
} from '#capabilities/manifestacao/server/index.ts';
import type { AtoDoCiclo } from '#kernel/ato/ato.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { denunciaNaoEncontrada } from '../domain/descumprimento-errors.ts';
import { type PapeisNaDenuncia, type SituacaoDaDenuncia, situacaoDe } from '../domain/fatos-da-denuncia.ts';
import { papeisDe } from './denuncia-presenter.ts';
import { type DenunciaRow, findDenuncia } from './descumprimento-repository.ts';

/** A denúncia, and the version of its case that the person saw. */
interface DenunciaAlvo extends Alvo {
  readonly idDenuncia: number;
}

interface Denuncia {
  readonly row: DenunciaRow;
  readonly caso: Caso;
}

interface NaDenuncia extends NoAto {
  readonly denuncia: DenunciaRow;
}

const achar = async (tx: Db, idDenuncia: number): Promise<DenunciaRow> => {
  const row = await findDenuncia(tx, idDenuncia);
  if (!row) throw denunciaNaoEncontrada();
  return row;
};

/** The life cycle of the denúncia; lock, version, history and mails are those of its case. */
const ciclo = createCiclo<
  QuemAge,
  DenunciaAlvo,
  Denuncia,
  SituacaoDaDenuncia,
  PapeisNaDenuncia,
  EfeitoNoPendente<unknown>
>({
  trava: async ({ platform, tx, quem }, { idDenuncia }) => {
    const { id_manifestacao } = await achar(tx, idDenuncia);
    const caso = await lockCasoVisivel(platform, tx, quem, id_manifestacao);
    return { row: await achar(tx, idDenuncia), caso };
  },
  versaoDe: ({ caso }) => caso.row.versao,
  recusaVersao: (tx, { caso }, vista) => recusarVersao(tx, caso, vista),
  estadoDe: ({ row }) => situacaoDe(row),
  momentoDe: ({ caso }, agora) => caso.momentoGuardado(agora),
  fatosDe: ({ row, caso }, { quem }) => papeisDe(row, quem, caso.relacao === 'manifestante'),
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora }, { row, caso }, { ato, efeito }) => {
    const anotado = { acao: ato.historico.rotulo, ...efeito };
    await anotarNoCaso(platform, { tx, caso, agora }, quem, anotado, row.sigla_destino);
  },
});

/** The only way to act on a denúncia de descumprimento (`server/ciclo`). */
const agirNaDenuncia = <R>(
  platform: Platform,
  quem: QuemAge,
  { idDenuncia, versao }: DenunciaAlvo,
  ato: AtoDoCiclo<SituacaoDaDenuncia, PapeisNaDenuncia>,
  fazer: (naDenuncia: NaDenuncia) => Promise<EfeitoNoPendente<R>>,
  db?: Db,
): Promise<R> =>
  ciclo.agir({ platform, quem, db }, { idDenuncia, versao }, ato, ({ tx, agora, coisa }) =>
    fazer({ tx, agora, caso: coisa.caso, denuncia: coisa.row }),
  );

/** Defines what an act does to the denúncia. The rest follows from its declaration. */
export const fazNaDenuncia = fazNoPendente<SituacaoDaDenuncia, PapeisNaDenuncia, DenunciaAlvo, NaDenuncia>(
  agirNaDenuncia,
);
