import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import type { Espera } from '#capabilities/manifestacao/domain/ler/espera-por-voce.ts';
import { isSigilosa } from '#kernel/enumeracoes.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import type { EventoDoCalendario } from './ical.ts';

/** What is due, in the words of the calendar: first the staff's, then those of who filed. */
const titulos = {
  responder: 'Responder',
  contribuir: 'Enviar contribuição',
  julgar: 'Decidir recurso',
  'resposta-esperada': 'Resposta esperada',
  'decisao-esperada': 'Decisão do recurso esperada',
  complementar: 'Último dia para complementar',
  recorrer: 'Último dia para recorrer',
  contestar: 'Último dia para contestar a entrega',
  'entrega-prometida': 'Entrega prometida',
} as const;
export type TipoDeCompromisso = keyof typeof titulos;

/** What waits for who filed, as the calendar calls it; what has no last day is not in it, nor what only a denúncia asks. */
export const tipoDaEspera: Readonly<Record<string, TipoDeCompromisso | undefined>> = {
  complementar: 'complementar',
  recorrer: 'recorrer',
  contestarEntrega: 'contestar',
  acompanharEntrega: 'entrega-prometida',
} satisfies Partial<Record<Espera['ato'], TipoDeCompromisso>>;

export interface Compromisso {
  readonly tipo: TipoDeCompromisso;
  /** The digits of the protocol, and as people write it. */
  readonly protocolo: string;
  readonly numeroProtocolo: string;
  readonly dia: PlainDate;
  /** Tells apart what a case may have several of: the steps and the appeals. */
  readonly parte?: number;
}

/** What of a case decides whether a calendar may name it. */
export interface SigiloDoCaso {
  readonly idTipo: number;
  readonly idTipoIdentificacao: number;
  /** Is, or ever was, a denúncia. */
  readonly protegida: boolean;
  /** Asked for with the identity preserved. */
  readonly preservada: boolean;
}

/**
 * A calendar leaves the platform: it is kept by programs and companies that nobody here knows, and whoever has its address reads
 * it. A denúncia or comunicação, whatever became of it, and a case with the identity preserved are never in it, not even for
 * who filed (Lei 13.608/2018, art. 4-B; Decreto 10.153/2019, art. 6; Lei 13.460/2017, art. 10 § 7º).
 */
export const entraNoCalendario = ({
  idTipo,
  idTipoIdentificacao,
  protegida,
  preservada,
}: SigiloDoCaso): boolean =>
  !isSigilosa(idTipo) && idTipoIdentificacao === TipoIdentificacao.semRestricao && !protegida && !preservada;

const uidDe = ({ tipo, protocolo, parte }: Compromisso): string =>
  `${[tipo, protocolo, ...(parte === undefined ? [] : [parte])].join('-')}@escuta`;

/** The protocol and what is due: no name, no text, no subject, no office. */
export const eventosDe = (compromissos: readonly Compromisso[]): EventoDoCalendario[] => {
  const porUid = new Map(compromissos.map((compromisso) => [uidDe(compromisso), compromisso]));
  return [...porUid]
    .map(([uid, { tipo, numeroProtocolo, dia }]) => ({
      uid,
      titulo: `${titulos[tipo]}: ${numeroProtocolo}`,
      dia,
    }))
    .toSorted((a, b) => compareDates(a.dia, b.dia) || a.uid.localeCompare(b.uid, 'en'));
};

/** Which of their office's terms staff want: the cases in their hands, or all of them. */
export const alcances = ['meus', 'orgao'] as const;
export type AlcanceDoCalendario = (typeof alcances)[number];
