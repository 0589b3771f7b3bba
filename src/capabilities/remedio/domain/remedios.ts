import { conflict } from '#kernel/errors.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { isJanelaAberta, isNoPrazo, type Janela, reclamacaoWindow } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { abreAComissao } from './comissao.ts';
import { isFavoravelDeTodo } from './decisao-do-recurso.ts';
import { type Cadeia, type IdInstancia, Instancia, instanciaSeguinte } from './instancia.ts';
import { type PromessaDoCaso, podeDenunciar } from './promessas.ts';
import { janelaDepoisDe, janelaDoSilencio } from './recurso-prazos.ts';
import type { Remedio } from './remedio.ts';

/** Moments are epoch milliseconds; days are plain dates. */
export interface RecursoDoCaso {
  readonly idInstancia: IdInstancia;
  readonly registradoEm: number;
  /** Against the change of type, not against the answer. */
  readonly contraOTipo: boolean;
  /** The last day for the office to clarify, while it is heard before the decision. */
  readonly emEsclarecimentosAte?: PlainDate | null;
  /** Null for the commission (CMRI) until its meeting has a date. */
  readonly prazo: PlainDate | null;
  readonly respondidoEm: number | null;
  /** When the person was told of the decision; null: not told yet, or none. */
  readonly cienciaEm: number | null;
  readonly idTipoResposta: number | null;
}

interface RespostaDoPedido {
  readonly respondidaEm: number;
  /** When the person was told of it (ciencia.ts); null: not told yet. */
  readonly cienciaEm: number | null;
  readonly idCodigoDecisao: number | null;
}

export interface AvisoDoSilencio {
  readonly feitoEm: number;
  /** When the person knew; null: not yet. */
  readonly cienciaEm: number | null;
}

export interface FatosDosRemedios {
  readonly cadeia: Cadeia;
  readonly registro: PlainDate;
  readonly registroContado: PlainDate;
  readonly prazo: PlainDate;
  /**
   * Whether the person still waits for a decision. A request that an office archived or sent outside
   * was not decided, and waits too.
   */
  readonly aguardaResposta: boolean;
  /** The person gave the request up, and it was not opened again. */
  readonly desistiu: boolean;
  /** The last decision on the request: a reopening does not take back what it allows. */
  readonly resposta: RespostaDoPedido | null;
  /** When the ended request was opened again, by the office or by a decision; null if never. */
  readonly reabertaEm: number | null;
  /** When the office turned the request into an ouvidoria case, which it still is; null if not. */
  readonly retipadaEm: number | null;
  /** When the person was told so. */
  readonly retipagemCienciaEm: number | null;
  /** What is sent reaches the person; left out, it does. */
  readonly avisadoPeloEnvio?: boolean;
  /** The last notice of a window that silence opened, if its sending told nobody. */
  readonly avisoDoSilencio?: AvisoDoSilencio | null;
  /** In the order they were filed. */
  readonly recursos: readonly RecursoDoCaso[];
  readonly promessas: readonly PromessaDoCaso[];
}

/** A remedy on a case: the verdict says why it is closed, if it is. */
export interface RemedioDoCaso {
  readonly verdict: Verdict;
  /** The instance it goes to and the days it is open, if it is or was open. */
  readonly instancia: IdInstancia | null;
  readonly janela: Janela | null;
  /** An appeal against the silence of an instance: appeal type 1 is the only one that fits. */
  readonly porSilencio: boolean;
  /** Open without an end because nobody told the person yet: the first day it was open. */
  readonly semAvisoDesde?: PlainDate;
}

const SEM_JANELA = { instancia: null, janela: null, porSilencio: false } as const;

const fechado = (code: string, message: string): RemedioDoCaso => ({
  ...SEM_JANELA,
  verdict: refuse(() => conflict(code, message)),
});

interface Abertura {
  readonly instancia: IdInstancia;
  readonly janela: Janela;
  readonly porSilencio: boolean;
  readonly code: string;
  /** How the refusal begins once the days are over: 'O prazo para recorrer'. */
  readonly oPrazo: string;
  /** What the person can still do once the days are over. */
  readonly depois?: string;
}

const naJanela = ({ code, oPrazo, depois, ...abertura }: Abertura, agora: number): RemedioDoCaso => {
  const { abre, fecha } = abertura.janela;
  if (isJanelaAberta(abertura.janela, agora)) return { ...abertura, verdict: allow };
  const frase = isNoPrazo(fecha, agora)
    ? `${oPrazo} começa em ${formatData(abre)} e vai até ${formatData(fecha)}.`
    : `${oPrazo} terminou em ${formatData(fecha)}.${depois ? ` ${depois}` : ''}`;
  return { ...abertura, verdict: refuse(() => conflict(code, frase)) };
};

/** Ten days from the notice; until the person was told, open and without an end (Lei 9.784/1999, art. 66). */
const depoisDaCiencia = (
  calendario: Calendario,
  cienciaEm: number | null,
  { instancia, porSilencio, ...abertura }: Omit<Abertura, 'janela'>,
  agora: number,
): RemedioDoCaso =>
  cienciaEm === null
    ? { verdict: allow, instancia, janela: null, porSilencio }
    : naJanela({ instancia, porSilencio, ...abertura, janela: janelaDepoisDe(calendario, cienciaEm) }, agora);

/** Notices of an earlier silence came before this window opened. */
export const isAvisoDaJanela = (aviso: AvisoDoSilencio | null, { abre }: Janela): aviso is AvisoDoSilencio =>
  aviso !== null && compareDates(localDate(aviso.feitoEm), abre) >= 0;

/**
 * Silence sets its days by itself. Who had to be told of them otherwise than by the sending loses none before that: open
 * without an end until then, and ten days from it on, never fewer than the law's (Lei 9.784/1999, arts. 26 and 66).
 */
const noSilencio = (
  calendario: Calendario,
  abertura: Abertura,
  { avisoDoSilencio: aviso = null, avisadoPeloEnvio = true }: FatosDosRemedios,
  agora: number,
): RemedioDoCaso => {
  const { janela, instancia, porSilencio } = abertura;
  if (!isAvisoDaJanela(aviso, janela)) {
    const calada = !avisadoPeloEnvio && compareDates(localDate(agora), janela.abre) >= 0;
    return calada
      ? { verdict: allow, instancia, janela: null, porSilencio, semAvisoDesde: janela.abre }
      : naJanela(abertura, agora);
  }
  if (aviso.cienciaEm === null) return { verdict: allow, instancia, janela: null, porSilencio };
  const { fecha } = janelaDepoisDe(calendario, aviso.cienciaEm);
  const maior = compareDates(fecha, janela.fecha) > 0 ? fecha : janela.fecha;
  return naJanela({ ...abertura, janela: { ...janela, fecha: maior } }, agora);
};

const FORA_DO_PRAZO = 'recurso.fora-do-prazo';
const aRecorrer = (instancia: IdInstancia, porSilencio: boolean): Omit<Abertura, 'janela'> => ({
  instancia,
  porSilencio,
  code: FORA_DO_PRAZO,
  oPrazo: 'O prazo para recorrer',
});

const ultimaInstancia = () =>
  fechado('recurso.ultima-instancia', 'Este pedido já foi à última instância: não há outra a que recorrer.');

/**
 * Nobody decided, and the person did not appeal in time. The law has no further appeal; these ways
 * remain.
 */
const oQueResta = (cadeia: Cadeia): string => {
  const aQuem = cadeia.includes(Instancia.cgu) ? 'à ouvidoria do órgão ou à CGU' : 'à ouvidoria do órgão';
  return `Quem devia julgar não decidiu. Você pode fazer um novo pedido da mesma informação e denunciar a falta de decisão ${aQuem}.`;
};

const depoisDoRecurso = (
  calendario: Calendario,
  fatos: FatosDosRemedios,
  ultimo: RecursoDoCaso,
  agora: number,
): RemedioDoCaso => {
  const { cadeia } = fatos;
  const seguinte = instanciaSeguinte(cadeia, ultimo.idInstancia);
  const naComissao = seguinte === Instancia.cmri ? abreAComissao(ultimo, agora) : allow;
  if (ultimo.respondidoEm !== null) {
    if (ultimo.idTipoResposta !== null && isFavoravelDeTodo(ultimo.idTipoResposta)) {
      return fechado(
        'recurso.decisao-favoravel',
        'A última decisão deu o que você pediu: não há do que recorrer.',
      );
    }
    if (seguinte === null) return ultimaInstancia();
    if (!naComissao.allowed) return { ...SEM_JANELA, verdict: naComissao };
    return depoisDaCiencia(calendario, ultimo.cienciaEm, aRecorrer(seguinte, false), agora);
  }
  if (ultimo.prazo === null || isNoPrazo(ultimo.prazo, agora)) {
    const ate = ultimo.prazo ? ` A decisão deve sair até ${formatData(ultimo.prazo)}.` : '';
    const ouvido = ultimo.emEsclarecimentosAte
      ? ` Está em esclarecimentos até ${formatData(ultimo.emEsclarecimentosAte)}.`
      : '';
    return fechado('recurso.em-andamento', `O recurso anterior ainda está sendo julgado.${ouvido}${ate}`);
  }
  if (seguinte === null) return ultimaInstancia();
  if (!naComissao.allowed) return { ...SEM_JANELA, verdict: naComissao };
  const abertura = { ...aRecorrer(seguinte, true), janela: janelaDoSilencio(calendario, ultimo.prazo) };
  return noSilencio(
    calendario,
    { ...abertura, oPrazo: 'O prazo para levar o caso à instância seguinte', depois: oQueResta(cadeia) },
    fatos,
    agora,
  );
};

/** Appeals start again at the first instance after a later answer, or once the case is a request again. */
const recomeca = (
  { idInstancia, registradoEm, respondidoEm, contraOTipo, idTipoResposta }: RecursoDoCaso,
  { resposta }: FatosDosRemedios,
): boolean => {
  if (contraOTipo && idTipoResposta !== null && isFavoravelDeTodo(idTipoResposta)) return true;
  if (resposta === null) return false;
  // The answer that a reclamação brings about ends it, decided or not.
  if (idInstancia === Instancia.reclamacao) return resposta.respondidaEm >= registradoEm;
  return respondidoEm !== null && resposta.respondidaEm > respondidoEm;
};

/** The appeal that somebody has to decide now; null if there is none. */
export const recursoPendente = <R extends RecursoDoCaso>(
  fatos: Omit<FatosDosRemedios, 'recursos'> & { readonly recursos: readonly R[] },
): R | null => {
  const ultimo = fatos.recursos.at(-1);
  if (!ultimo || fatos.desistiu || ultimo.respondidoEm !== null || recomeca(ultimo, fatos)) return null;
  return ultimo;
};

/** Lei 12.527/2011, arts. 15 and 16; Decreto 7.724/2012, arts. 21 to 24. */
const recorrer = (calendario: Calendario, fatos: FatosDosRemedios, agora: number): RemedioDoCaso => {
  const ultimo = fatos.recursos.at(-1);
  if (ultimo && !recomeca(ultimo, fatos)) return depoisDoRecurso(calendario, fatos, ultimo, agora);
  const [primeira] = fatos.cadeia;
  if (!fatos.resposta || primeira === undefined) {
    return fechado('recurso.sem-resposta', 'O recurso é contra a resposta, e o órgão ainda não respondeu.');
  }
  return depoisDaCiencia(calendario, fatos.resposta.cienciaEm, aRecorrer(primeira, false), agora);
};

/**
 * The case is a request, or it may yet be found to be one: its type is being reviewed, or the days
 * to ask for that have not passed. Until then what the access law promised lives on.
 */
const isPedidoAinda = (calendario: Calendario, fatos: FatosDosRemedios, agora: number): boolean => {
  if (fatos.retipadaEm === null) return true;
  const revisao = fatos.recursos.find(({ idInstancia }) => idInstancia === Instancia.revisao);
  return revisao ? revisao.respondidoEm === null : pedirRevisao(calendario, fatos, agora).verdict.allowed;
};

/** Reopened after its term, the person learns only then that the office owes an answer again. */
const janelaDaReclamacao = (calendario: Calendario, fatos: FatosDosRemedios): Janela => {
  const { registro, registroContado: contado, prazo, reabertaEm } = fatos;
  const reaberta = reabertaEm === null ? null : localDate(reabertaEm);
  const vencimento = reaberta && compareDates(reaberta, prazo) > 0 ? reaberta : prazo;
  return reclamacaoWindow(calendario, { registro, contado, vencimento });
};

/** A complaint made before the case was opened again was about another silence. */
const jaReclamou = ({ recursos, reabertaEm }: FatosDosRemedios): boolean =>
  recursos.some(
    ({ idInstancia, registradoEm }) =>
      idInstancia === Instancia.reclamacao && registradoEm > (reabertaEm ?? 0),
  );

/** Decreto 7.724/2012, art. 22. */
const reclamar = (calendario: Calendario, fatos: FatosDosRemedios, agora: number): RemedioDoCaso => {
  if (fatos.resposta && !fatos.aguardaResposta) {
    return fechado('reclamacao.ja-respondida', 'A reclamação é contra o silêncio, e o órgão já respondeu.');
  }
  if (jaReclamou(fatos)) {
    return fechado('reclamacao.ja-feita', 'Você já reclamou do silêncio deste pedido.');
  }
  if (!fatos.aguardaResposta) {
    return fechado('reclamacao.encerrado', 'Este pedido já foi encerrado e não espera mais resposta.');
  }
  if (!isPedidoAinda(calendario, fatos, agora)) {
    return fechado(
      'reclamacao.deixou-de-ser-pedido',
      'O órgão mudou o tipo deste pedido, e o prazo para pedir a revisão dessa mudança terminou.',
    );
  }
  return noSilencio(
    calendario,
    {
      instancia: Instancia.reclamacao,
      janela: janelaDaReclamacao(calendario, fatos),
      porSilencio: true,
      code: 'reclamacao.fora-do-prazo',
      oPrazo: 'O prazo para reclamar do silêncio',
    },
    fatos,
    agora,
  );
};

const denunciar = ({ promessas }: FatosDosRemedios, agora: number): RemedioDoCaso => ({
  verdict: podeDenunciar(promessas, agora),
  instancia: null,
  janela: null,
  porSilencio: false,
});

/** Whoever had a request turned into another type of case may have that decision reviewed. */
const pedirRevisao = (calendario: Calendario, fatos: FatosDosRemedios, agora: number): RemedioDoCaso => {
  if (fatos.retipadaEm === null) {
    return fechado(
      'revisao.nao-cabe',
      'A revisão é contra a mudança do pedido em manifestação de ouvidoria.',
    );
  }
  if (fatos.recursos.some(({ idInstancia }) => idInstancia === Instancia.revisao)) {
    return fechado('revisao.ja-pedida', 'Você já pediu a revisão da mudança de tipo.');
  }
  return depoisDaCiencia(
    calendario,
    fatos.retipagemCienciaEm,
    {
      instancia: Instancia.revisao,
      porSilencio: false,
      code: 'revisao.fora-do-prazo',
      oPrazo: 'O prazo para pedir revisão',
    },
    agora,
  );
};

/** What went to an instance is not opened again, whoever asks (`semRecurso`). */
const desistiu = ({ recursos, retipadaEm }: FatosDosRemedios) => {
  const volta = recursos.length > 0 && retipadaEm === null ? 'faça um novo pedido' : 'peça a reabertura';
  return fechado('recurso.desistiu', `Você desistiu deste pedido. Se mudou de ideia, ${volta}.`);
};

/** Every remedy of the access law as it stands now, with its days or the reason it is closed. */
export const remediosDe = (
  calendario: Calendario,
  fatos: FatosDosRemedios,
  agora: number,
): Readonly<Record<Remedio, RemedioDoCaso>> => ({
  recorrer: fatos.desistiu ? desistiu(fatos) : recorrer(calendario, fatos, agora),
  reclamar: fatos.desistiu ? desistiu(fatos) : reclamar(calendario, fatos, agora),
  denunciarDescumprimento: denunciar(fatos, agora),
  pedirRevisao: fatos.desistiu ? desistiu(fatos) : pedirRevisao(calendario, fatos, agora),
});
