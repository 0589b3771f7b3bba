import type { Insertable } from 'kysely';
import type { AcaoDoHistorico } from '#capabilities/manifestacao/domain/historico.ts';
import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { TextoGuardado } from '#capabilities/manifestacao/server/caso.ts';
import { type Calendario, nextBusinessDay } from '#kernel/prazo/calendario.ts';
import { addDays, compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { minutes } from '#server/clock.ts';
import type { Envelope } from '#server/crypto/envelope.ts';
import type { Manifestacao } from '#server/db/schema.ts';
import type { CasoPlanejado } from './caso-planejado.ts';
import { type Contexto, type Servidor, servidorDe } from './contexto.ts';
import { momentoEm } from './dias.ts';
import type { Linhas } from './linhas.ts';
import type { Preencher } from './preencher.ts';
import type { Sorte } from './sorte.ts';

/** A case while its acts are replayed: what it has become so far, and where its rows go. */
export interface Andamento {
  readonly contexto: Contexto;
  readonly plano: CasoPlanejado;
  readonly sorte: Sorte;
  readonly linhas: Linhas;
  readonly cofre: Envelope | null;
  readonly preencher: Preencher;
  readonly id: number;
  readonly formulario: number;
  readonly registro: PlainDate;
  readonly row: Insertable<Manifestacao>;
  situacao: IdSituacao;
  idOuvidoria: number;
  prazo: PlainDate;
  /** Moment of the last act. */
  ultimo: number;
}

export const calendarioDo = ({ contexto, idOuvidoria }: Andamento): Calendario =>
  contexto.calendarioDe(idOuvidoria);

export const quemAtende = (caso: Andamento): Servidor => servidorDe(caso.contexto, caso.idOuvidoria, caso.id);

/** Sealed where the case is, as the real acts do. */
export const guardar = ({ cofre }: Andamento, texto: string): TextoGuardado =>
  cofre ? { texto: null, texto_cifrado: cofre.seal(texto) } : { texto, texto_cifrado: null };

const quando = (caso: Andamento, dia: PlainDate, de: number, ate: number): Date => {
  const { contexto, sorte } = caso;
  const agora = contexto.agora.getTime();
  if (compareDates(dia, contexto.hoje) > 0) throw new RangeError(`${caso.plano.chave}: an act of the future`);
  const marcado = Math.max(
    momentoEm(dia, sorte.inteiro(de, ate)),
    caso.ultimo + minutes(sorte.inteiro(3, 40)),
  );
  return new Date(marcado < agora ? marcado : Math.floor((caso.ultimo + agora) / 2));
};

/** In office hours of the first business day from then on. */
export const horaDaEquipe = (caso: Andamento, dia: number): Date =>
  quando(caso, nextBusinessDay(calendarioDo(caso), addDays(caso.registro, dia)), 9 * 60, 17 * 60 + 30);

export const horaDoCidadao = (caso: Andamento, dia: number): Date =>
  quando(caso, addDays(caso.registro, dia), 7 * 60, 22 * 60 + 30);

export const hasPassado = (caso: Andamento, dia: number): boolean =>
  compareDates(nextBusinessDay(calendarioDo(caso), addDays(caso.registro, dia)), caso.contexto.hoje) < 0;

interface Anotacao {
  readonly acao: AcaoDoHistorico;
  readonly quem: Servidor | string;
  readonly informacoes?: string;
  readonly detalhes?: Readonly<Record<string, unknown>>;
  /** The office to which the act brought the case. */
  readonly foiPara?: number;
}

/** One history row per act; reading alone does not change the case. */
export const anotar = (
  caso: Andamento,
  em: Date,
  { acao, quem, informacoes, detalhes, foiPara }: Anotacao,
): void => {
  const daEquipe = typeof quem === 'string' ? null : quem;
  caso.linhas.manifestacao_historico.push({
    id_manifestacao: caso.id,
    acao,
    ocorrido_em: em,
    responsavel: typeof quem === 'string' ? quem : quem.responsavel,
    id_responsavel: daEquipe?.id ?? null,
    id_ouvidoria: daEquipe ? caso.idOuvidoria : null,
    id_ouvidoria_do_caso: foiPara ?? caso.idOuvidoria,
    informacoes: informacoes ?? null,
    detalhes: JSON.stringify(detalhes ?? {}),
  });
  caso.ultimo = em.getTime();
};

/** What the acts changed in the case itself. */
export const mudar = (caso: Andamento, em: Date, mudancas: Partial<Insertable<Manifestacao>>): void => {
  Object.assign(caso.row, mudancas, { atualizada_em: em });
};
