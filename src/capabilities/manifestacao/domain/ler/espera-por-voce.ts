import { isAcesso } from '#kernel/enumeracoes.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { abertas, type IdSituacao, Situacao } from '../situacao.ts';

export interface FatosDaEspera {
  readonly situacao: IdSituacao;
  readonly idTipoFormulario: number;
  readonly sigla: string;
  readonly complementarAte: PlainDate | null;
  readonly consentirAte: PlainDate | null;
  /** Last day to appeal against the answer; null without one. */
  readonly recorrerAte: PlainDate | null;
  readonly avaliada: boolean;
}

export interface Espera {
  readonly ato: 'complementar' | 'responderConsentimento' | 'avaliar' | 'recorrer';
  readonly titulo: string;
  readonly ultimoDia: PlainDate | null;
}

/** What waits for the person in one case; nothing that may no longer be done. */
export const esperasDe = (fatos: FatosDaEspera, momento: number): Espera[] => {
  const { situacao, sigla, complementarAte, consentirAte, recorrerAte } = fatos;
  const aTempo = (dia: PlainDate | null): dia is PlainDate => dia !== null && isNoPrazo(dia, momento);
  const concluida = situacao === Situacao.concluida;
  const esperas: Espera[] = [];
  if (situacao === Situacao.complementacaoSolicitada && aTempo(complementarAte)) {
    const titulo = `${sigla} pediu mais informações`;
    esperas.push({ ato: 'complementar', titulo, ultimoDia: complementarAte });
  }
  if (abertas.some((aberta) => aberta === situacao) && aTempo(consentirAte)) {
    const titulo = `${sigla} espera a sua decisão sobre o consentimento`;
    esperas.push({ ato: 'responderConsentimento', titulo, ultimoDia: consentirAte });
  }
  if (concluida && isAcesso(fatos.idTipoFormulario) && aTempo(recorrerAte)) {
    const titulo = `Você ainda pode recorrer da resposta de ${sigla}`;
    esperas.push({ ato: 'recorrer', titulo, ultimoDia: recorrerAte });
  }
  if (concluida && !fatos.avaliada) {
    esperas.push({ ato: 'avaliar', titulo: `Conte o que achou da resposta de ${sigla}`, ultimoDia: null });
  }
  return esperas;
};

/** What ends first comes first; what has no end comes last. */
export const porUrgencia = (a: Pick<Espera, 'ultimoDia'>, b: Pick<Espera, 'ultimoDia'>): number => {
  if (a.ultimoDia && b.ultimoDia) return compareDates(a.ultimoDia, b.ultimoDia);
  return Number(b.ultimoDia !== null) - Number(a.ultimoDia !== null);
};
