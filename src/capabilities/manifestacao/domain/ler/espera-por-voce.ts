import {
  isPromessaVencida,
  type PromessaDoCaso,
  podeContestar,
} from '#capabilities/remedio/domain/promessas.ts';
import { deOrgao, oOrgao } from '#kernel/artigo-do-orgao.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { abertas, type IdSituacao, Situacao } from '../situacao.ts';

export interface FatosDaEspera {
  readonly situacao: IdSituacao;
  readonly idTipoFormulario: number;
  readonly orgao: { readonly sigla: string; readonly nome: string };
  readonly complementarAte: PlainDate | null;
  readonly consentirAte: PlainDate | null;
  /** Last day to appeal against the answer; null without one. */
  readonly recorrerAte: PlainDate | null;
  readonly avaliada: boolean;
  /** Something weightier than the answer is open: an appeal, a promise. */
  readonly emAberto: boolean;
  /** What answers and decisions promised; left out where nothing was. */
  readonly promessas?: readonly PromessaDoCaso[];
}

export interface Espera {
  readonly ato:
    | 'complementar'
    | 'responderConsentimento'
    | 'avaliar'
    | 'recorrer'
    | 'contestarEntrega'
    | 'denunciarDescumprimento'
    | 'acompanharEntrega';
  readonly titulo: string;
  readonly ultimoDia: PlainDate | null;
}

/**
 * What was handed over to confirm or contest, a broken date to denounce, and what is still to come:
 * who waits for information is told until when (Lei 12.527/2011, arts. 7 and 16 § 2º).
 */
const daPromessa = (promessa: PromessaDoCaso, orgao: FatosDaEspera['orgao'], momento: number): Espera[] => {
  if (podeContestar(promessa, momento).allowed) {
    const titulo = `${oOrgao(orgao)} entregou o que prometeu: confirme, ou conteste`;
    return [{ ato: 'contestarEntrega', titulo, ultimoDia: promessa.contestarAte }];
  }
  if (promessa.situacao !== 'aberta') return [];
  if (!isPromessaVencida(promessa, momento)) {
    const titulo = `${oOrgao(orgao)} ainda vai entregar o que prometeu`;
    return [{ ato: 'acompanharEntrega', titulo, ultimoDia: promessa.prazo }];
  }
  if (promessa.descumprimentoDenunciado) return [];
  const titulo = `${oOrgao(orgao)} não entregou o que prometeu até ${formatData(promessa.prazo)}`;
  return [{ ato: 'denunciarDescumprimento', titulo, ultimoDia: null }];
};

/** What waits for the person in one case; nothing that may no longer be done. */
export const esperasDe = (fatos: FatosDaEspera, momento: number): Espera[] => {
  const { situacao, orgao, complementarAte, consentirAte, recorrerAte } = fatos;
  const aTempo = (dia: PlainDate | null): dia is PlainDate => dia !== null && isNoPrazo(dia, momento);
  const concluida = situacao === Situacao.concluida;
  const esperas: Espera[] = [];
  if (situacao === Situacao.complementacaoSolicitada && aTempo(complementarAte)) {
    const titulo = `${oOrgao(orgao)} pediu mais informações`;
    esperas.push({ ato: 'complementar', titulo, ultimoDia: complementarAte });
  }
  if (abertas.some((aberta) => aberta === situacao) && aTempo(consentirAte)) {
    const titulo = `${oOrgao(orgao)} espera a sua decisão sobre o consentimento`;
    esperas.push({ ato: 'responderConsentimento', titulo, ultimoDia: consentirAte });
  }
  if (concluida && isAcesso(fatos.idTipoFormulario) && aTempo(recorrerAte)) {
    const titulo = `Você ainda pode recorrer da resposta ${deOrgao(orgao)}`;
    esperas.push({ ato: 'recorrer', titulo, ultimoDia: recorrerAte });
  }
  const promessas = (fatos.promessas ?? []).flatMap((promessa) => daPromessa(promessa, orgao, momento));
  // Once each: the page of the case shows them one by one.
  for (const ato of new Set(promessas.map((promessa) => promessa.ato))) {
    esperas.push(
      ...promessas
        .filter((promessa) => promessa.ato === ato)
        .toSorted(porUrgencia)
        .slice(0, 1),
    );
  }
  if (concluida && !fatos.avaliada && !fatos.emAberto) {
    esperas.push({
      ato: 'avaliar',
      titulo: `Conte o que achou da resposta ${deOrgao(orgao)}`,
      ultimoDia: null,
    });
  }
  return esperas;
};

/** What ends first comes first; what has no end comes last. */
export const porUrgencia = (a: Pick<Espera, 'ultimoDia'>, b: Pick<Espera, 'ultimoDia'>): number => {
  if (a.ultimoDia && b.ultimoDia) return compareDates(a.ultimoDia, b.ultimoDia);
  return Number(b.ultimoDia !== null) - Number(a.ultimoDia !== null);
};
