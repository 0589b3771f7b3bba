import type { Updateable } from 'kysely';
import {
  type Aviso,
  anotarNoCaso,
  type Efeito,
  type EfeitoNoPendente,
  fazNoPendente,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { EstadoDoRecurso, type IdEstadoDoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Recurso } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import type { AtoDoRecurso } from '../domain/ato-do-recurso.ts';
import type { FatosDoRecurso } from '../domain/fatos-do-recurso.ts';
import { recursoMudou } from '../domain/recurso-errors.ts';
import { lockRecursoDoLeitor, type RecursoDoLeitor } from './ler/recurso-do-leitor.ts';
import { findOrgaos } from './ler/visto-repository.ts';
import { updateRecurso } from './recurso-repository.ts';

/** An appeal and the version the person saw, so that no newer one is overwritten unseen. */
export interface RecursoVistoPor extends Alvo {
  readonly idRecurso: number;
}

export interface NoRecurso extends NoAto {
  readonly recurso: RecursoDoLeitor;
}

/** `mudancas` are changes to the appeal. */
interface MudancasNoRecurso {
  readonly mudancas?: Omit<Updateable<Recurso>, 'id' | 'id_manifestacao' | 'versao'>;
  /** Changes to the case, when a decision makes them. */
  readonly mudancasDoCaso?: Efeito<unknown>['mudancas'];
}

/** What the act did, besides writing its rows. */
export type EfeitoNoRecurso<R, Evento extends Aviso['evento'] = Aviso['evento']> = EfeitoNoPendente<
  R,
  Evento
> &
  MudancasNoRecurso;

/** People who judge sign for the instance, everybody else for the office they work in. */
const siglaDe = async (
  tx: Db,
  { usuario }: QuemAge,
  { nome }: AtoDoRecurso,
  { row, fatos }: RecursoDoLeitor,
): Promise<string | undefined> => {
  if (fatos.julgador && nome !== 'qualificar') return row.sigla_julgadora;
  if (usuario?.idOuvidoria == null) return undefined;
  const [orgao] = await findOrgaos(tx, [usuario.idOuvidoria]);
  return orgao?.sigla;
};

/** The life cycle of an appeal: its case is locked with it, and keeps its history and mails. */
const ciclo = createCiclo<
  QuemAge,
  RecursoVistoPor,
  RecursoDoLeitor,
  IdEstadoDoRecurso,
  FatosDoRecurso,
  EfeitoNoRecurso<unknown>
>({
  trava: ({ platform, tx, quem }, { idRecurso }) => lockRecursoDoLeitor(platform, tx, quem, idRecurso),
  versaoDe: ({ row }) => row.versao,
  recusaVersao: (_tx, { row }) => recursoMudou(row.versao),
  estadoDe: ({ estado }) => estado,
  momentoDe: ({ caso }, agora) => caso.momentoGuardado(agora),
  fatosDe: ({ fatos }) => fatos,
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora }, recurso, { ato, estado, efeito }) => {
    const { row, caso } = recurso;
    const { mudancas, mudancasDoCaso, ...doCaso } = efeito;
    await updateRecurso(tx, row.id, {
      // Hearing the office is a state that follows from its open question, and is stored nowhere else.
      id_situacao: estado === EstadoDoRecurso.emEsclarecimentos ? EstadoDoRecurso.emTramitacao : estado,
      ...mudancas,
      versao: row.versao + 1,
      atualizado_em: agora,
    });
    const anotado = {
      acao: ato.historico.rotulo,
      ...doCaso,
      ...(mudancasDoCaso && { mudancas: mudancasDoCaso }),
    };
    const sigla = await siglaDe(tx, quem, ato, recurso);
    await anotarNoCaso(platform, { tx, caso, agora }, quem, anotado, sigla);
  },
});

/** The only way to act on an appeal (`server/ciclo`), in the caller's transaction if any. */
const agirNoRecurso = <R>(
  platform: Platform,
  quem: QuemAge,
  { idRecurso, versao }: RecursoVistoPor,
  ato: AtoDoRecurso,
  fazer: (noRecurso: NoRecurso) => Promise<EfeitoNoRecurso<R>>,
  db?: Db,
): Promise<R> =>
  ciclo.agir({ platform, quem, db }, { idRecurso, versao }, ato, ({ tx, agora, coisa }) =>
    fazer({ tx, agora, caso: coisa.caso, recurso: coisa }),
  );

/** Says what an act does to an appeal. The rest follows from its declaration. */
export const fazNoRecurso = fazNoPendente<
  IdEstadoDoRecurso,
  FatosDoRecurso,
  RecursoVistoPor,
  NoRecurso,
  MudancasNoRecurso
>(agirNoRecurso);
