import { compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { Instancia, isAcimaDoOrgao } from './instancia.ts';
import { type NoControle, type PromessaDoCaso, podeContestar, podeDenunciar } from './promessas.ts';
import type { Remedio } from './remedio.ts';
import type { FatosDosRemedios, RemedioDoCaso } from './remedios.ts';

/**
 * What somebody who asked for information can count on. An access request that leaves its author
 * without any of these has lost a right, whatever the office did (Lei 12.527/2011, arts. 11 to 17).
 */
export type Saida =
  /** Somebody else has to do something by a day that is shown. */
  | { readonly tipo: 'prazo'; readonly para: 'responder' | 'entregar' | 'decidir'; readonly ate: PlainDate }
  /** The person may do something now; without an end if they were not told yet. */
  | { readonly tipo: 'ato'; readonly ato: Remedio | 'contestarEntrega'; readonly ate: PlainDate | null }
  /** The person may do something from a day on and until another, which are shown. */
  | {
      readonly tipo: 'janela-por-vir';
      readonly ato: Remedio;
      readonly de: PlainDate;
      readonly ate: PlainDate;
    }
  /** The third instance, the commission or the controlling body owes a decision. */
  | {
      readonly tipo: 'decisao-devida';
      readonly por: 'instancia' | 'controle';
      readonly desde: PlainDate | null;
      /** Who it is, and until when, at the controlling body. */
      readonly noControle?: NoControle & { readonly atrasada: boolean };
    }
  /** Handed over and confirmed, by words or by silence after a day that was announced. */
  | { readonly tipo: 'satisfeito' }
  /** A window that had been announced in writing ended unused. */
  | { readonly tipo: 'janela-passou'; readonly em: PlainDate }
  /** The last authority that the law provides has decided. */
  | { readonly tipo: 'decidido' }
  | { readonly tipo: 'desistiu' };

const peloControle = ({ noControle }: PromessaDoCaso, agora: number): Saida => ({
  tipo: 'decisao-devida',
  por: 'controle',
  desde: noControle?.desde ?? null,
  ...(noControle && { noControle: { ...noControle, atrasada: !isNoPrazo(noControle.ate, agora) } }),
});

const enquantoVive = (promessa: PromessaDoCaso, agora: number): Saida[] => {
  switch (promessa.situacao) {
    case 'aberta':
      if (isNoPrazo(promessa.prazo, agora)) return [{ tipo: 'prazo', para: 'entregar', ate: promessa.prazo }];
      if (podeDenunciar([promessa], agora).allowed) {
        return [{ tipo: 'ato', ato: 'denunciarDescumprimento', ate: null }];
      }
      return promessa.descumprimentoDenunciado ? [peloControle(promessa, agora)] : [];
    case 'contestada':
      return [peloControle(promessa, agora)];
    case 'entregue':
      return podeContestar(promessa, agora).allowed
        ? [{ tipo: 'ato', ato: 'contestarEntrega', ate: promessa.contestarAte }]
        : [];
    default:
      return [];
  }
};

/** How a promise ended; of a delivery whose days passed, before the night job has written it down. */
const depoisDoFim = ({ situacao }: PromessaDoCaso): Saida[] => {
  if (situacao === 'confirmada' || situacao === 'entregue') return [{ tipo: 'satisfeito' }];
  // The controlling body found that nothing was owed, or a later answer took its place.
  return situacao === 'encerrada' ? [{ tipo: 'decidido' }] : [];
};

/** What the person can count on because of a promise alone. */
export const saidasDaPromessa = (promessa: PromessaDoCaso, agora: number): readonly Saida[] => {
  const vivas = enquantoVive(promessa, agora);
  return vivas.length > 0 ? vivas : depoisDoFim(promessa);
};

/** Open, or announced for a day to come. */
const doRemedio = (ato: Remedio, { verdict, janela }: RemedioDoCaso, agora: number): Saida[] => {
  if (verdict.allowed) return [{ tipo: 'ato', ato, ate: janela?.fecha ?? null }];
  const vaiAbrir = janela !== null && compareDates(localDate(agora), janela.abre) < 0;
  return vaiAbrir ? [{ tipo: 'janela-por-vir', ato, de: janela.abre, ate: janela.fecha }] : [];
};

/** An appeal that was filed and not decided. */
const doRecursoPendente = ({ recursos }: FatosDosRemedios, agora: number): Saida[] => {
  const ultimo = recursos.at(-1);
  if (!ultimo || ultimo.respondidoEm !== null) return [];
  if (ultimo.prazo !== null && isNoPrazo(ultimo.prazo, agora))
    return [{ tipo: 'prazo', para: 'decidir', ate: ultimo.prazo }];
  const acima = isAcimaDoOrgao(ultimo.idInstancia) || ultimo.idInstancia === Instancia.cmri;
  return acima ? [{ tipo: 'decisao-devida', por: 'instancia', desde: localDate(ultimo.registradoEm) }] : [];
};

const passou = ({ janela, verdict }: RemedioDoCaso, agora: number): Saida[] =>
  !verdict.allowed && janela !== null && !isNoPrazo(janela.fecha, agora)
    ? [{ tipo: 'janela-passou', em: janela.fecha }]
    : [];

/** Refusals that mean that nobody is left to decide. */
const semOutraInstancia: readonly string[] = ['recurso.ultima-instancia', 'recurso.comissao-nao-cabe'];

/** How the appeals ended. What was granted in full ends as its promise does: without one, nowhere. */
const doFimDosRecursos = (fatos: FatosDosRemedios, recorrer: RemedioDoCaso, agora: number): Saida[] => {
  const { verdict } = recorrer;
  const code = verdict.allowed ? null : verdict.error.code;
  if (code === 'recurso.decisao-favoravel') return fatos.promessas.slice(-1).flatMap(depoisDoFim);
  if (code !== null && semOutraInstancia.includes(code)) return [{ tipo: 'decidido' }];
  return passou(recorrer, agora);
};

/** How the way ended: only the remedy of where the request is now counts. */
const doFim = (
  fatos: FatosDosRemedios,
  remedios: Readonly<Record<Remedio, RemedioDoCaso>>,
  agora: number,
): Saida[] => {
  if (fatos.retipadaEm !== null && fatos.recursos.length === 0) return passou(remedios.pedirRevisao, agora);
  // What waits for an answer was silence, unless that was complained of: then appeals follow.
  const isSilencio = fatos.aguardaResposta && remedios.reclamar.janela !== null;
  return isSilencio ? passou(remedios.reclamar, agora) : doFimDosRecursos(fatos, remedios.recorrer, agora);
};

/** Everything that the person can count on now; none of them is a dead end. */
export const saidasDe = (
  fatos: FatosDosRemedios,
  remedios: Readonly<Record<Remedio, RemedioDoCaso>>,
  agora: number,
): readonly Saida[] => {
  if (fatos.desistiu) return [{ tipo: 'desistiu' }];
  const vivas = [
    ...fatos.promessas.flatMap((promessa) => enquantoVive(promessa, agora)),
    ...Object.entries(remedios).flatMap(([nome, remedio]) => doRemedio(nome as Remedio, remedio, agora)),
    ...doRecursoPendente(fatos, agora),
    ...(fatos.aguardaResposta && isNoPrazo(fatos.prazo, agora)
      ? [{ tipo: 'prazo', para: 'responder', ate: fatos.prazo } as const]
      : []),
  ];
  return vivas.length > 0 ? vivas : doFim(fatos, remedios, agora);
};
