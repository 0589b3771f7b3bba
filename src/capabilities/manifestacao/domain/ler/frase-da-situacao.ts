import { daysBetween, type PlainDate } from '#kernel/prazo/data.ts';
import type { Janela } from '#kernel/prazo/prazo.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { formatData } from '#kernel/texto.ts';
import type { DesistenciaPedida } from '../fatos.ts';
import { type IdSituacao, isAberta, Situacao } from '../situacao.ts';
import { type EmAberto, emAbertoDe, fraseEmAberto } from './em-aberto.ts';
import { dasEntregas, type EntregaEsperada } from './frase-da-entrega.ts';
import { doRecurso, type RecursoNaFrase } from './frase-do-recurso.ts';
import { isPrazoCorrendo } from './prazo-do-caso.ts';

export interface FatosDaFrase {
  readonly situacao: IdSituacao;
  readonly relacao: Relacao;
  readonly prazo: PlainDate;
  readonly parado: boolean;
  /** The term had ended before the clock was stopped: nothing of it is left to stop. */
  readonly paradoDepoisDoPrazo?: boolean;
  /** Everybody who would handle it has an interest in it (Lei 9.784/1999, art. 18), and no other office could take it. */
  readonly semQuemTrate?: boolean;
  readonly encerradaEm: PlainDate | null;
  readonly respondidaEm: PlainDate | null;
  /** Last day of the open request for complement. */
  readonly complementarAte: PlainDate | null;
  /** Nobody knows that the person was told of that request: its last day is not known yet. */
  readonly semCienciaDoPedido?: boolean;
  /** Last day of the open request for consent. */
  readonly consentirAte: PlainDate | null;
  /** Last day to appeal, while it may still be done. */
  readonly recorrerAte: PlainDate | null;
  /** What may be appealed is the change of type: the case is no request any more. */
  readonly contraOTipo?: boolean;
  /** The days to complain of the silence, where they are known; left out where nothing of the kind is to come. */
  readonly reclamar?: Janela | null;
  readonly podeAvaliar: boolean;
  /** What answers and decisions promised; left out where nothing was. */
  readonly promessas?: readonly EntregaEsperada[];
  /** The appeal, reclamação or revisão that was not decided yet. */
  readonly recursoPendente?: RecursoNaFrase | null;
  /** What the office still has to decide. */
  readonly desistenciaPedida?: DesistenciaPedida | null;
  readonly reaberturaPedida?: boolean;
}

const dias = (n: number): string => (n === 1 ? '1 dia' : `${n} dias`);

const faltam = (hoje: PlainDate, ate: PlainDate): string => {
  const n = daysBetween(hoje, ate);
  if (n === 0) return 'Termina hoje.';
  return n === 1 ? 'Falta 1 dia.' : `Faltam ${n} dias.`;
};

const doOrgao = ({ situacao, prazo }: FatosDaFrase, hoje: PlainDate): string => {
  const atraso = daysBetween(prazo, hoje);
  if (atraso > 0) {
    return `O prazo do órgão terminou em ${formatData(prazo)}, há ${dias(atraso)}, e a resposta ainda não veio.`;
  }
  const abertura = situacao === Situacao.prorrogada ? 'O prazo foi prorrogado: o órgão' : 'O órgão';
  return `${abertura} tem até ${formatData(prazo)} para responder. ${faltam(hoje, prazo)}`;
};

const relogioDe = ({ parado, paradoDepoisDoPrazo, prazo }: FatosDaFrase): string => {
  if (paradoDepoisDoPrazo) return `O prazo do órgão já tinha terminado em ${formatData(prazo)}.`;
  return parado
    ? 'Até lá, o prazo do órgão fica parado.'
    : `O prazo do órgão continua correndo, até ${formatData(prazo)}.`;
};

const daComplementacao = (fatos: FatosDaFrase, hoje: PlainDate): string => {
  const { complementarAte: ate, parado, relacao } = fatos;
  const relogio = relogioDe(fatos);
  if (fatos.semCienciaDoPedido && relacao !== 'manifestante') {
    const orgao = parado && !fatos.paradoDepoisDoPrazo ? 'O prazo do órgão está parado.' : relogio;
    return `O órgão pediu mais informações. A pessoa ainda não foi avisada: o prazo dela começa com a ciência. ${orgao}`;
  }
  if (!ate) return `O órgão pediu mais informações. ${relogio}`;
  if (daysBetween(hoje, ate) < 0) {
    return `O prazo para complementar terminou em ${formatData(ate)}: a manifestação será arquivada.`;
  }
  return relacao === 'manifestante'
    ? `O órgão espera a sua complementação até ${formatData(ate)}. ${faltam(hoje, ate)} Sem ela, a manifestação será arquivada. ${relogio}`
    : `O manifestante tem até ${formatData(ate)} para complementar. ${faltam(hoje, ate)} ${relogio}`;
};

const daConclusao = ({ respondidaEm }: FatosDaFrase): string =>
  respondidaEm ? `O órgão respondeu em ${formatData(respondidaEm)}.` : 'A manifestação foi concluída.';

/** Offered only when nothing weightier is open. */
const daPesquisa = ({ podeAvaliar, recorrerAte }: FatosDaFrase, aberto: EmAberto | null): string =>
  podeAvaliar && !aberto && !recorrerAte ? 'Você pode avaliar a resposta.' : '';

const em = (dia: PlainDate | null): string => (dia ? ` em ${formatData(dia)}` : '');

/** A term that nobody can keep is no promise: who reports learns it, and where else to turn. */
export const SEM_QUEM_TRATE =
  'Ninguém do órgão pode tratar a sua manifestação sem conflito de interesse, e nenhum outro órgão da plataforma pôde recebê-la. Os administradores da plataforma foram avisados. Não espere pelo prazo: procure também o Ministério Público, o tribunal de contas ou a controladoria do seu estado ou município.';

const daSituacao = (fatos: FatosDaFrase, hoje: PlainDate): string => {
  const { situacao, parado, encerradaEm } = fatos;
  if (situacao === Situacao.complementacaoSolicitada) return daComplementacao(fatos, hoje);
  if (fatos.semQuemTrate && fatos.relacao === 'manifestante') return SEM_QUEM_TRATE;
  if (isPrazoCorrendo(situacao, parado)) return doOrgao(fatos, hoje);
  if (isAberta(situacao)) return 'O prazo do órgão está parado. O motivo está no histórico.';
  if (situacao === Situacao.concluida) return daConclusao(fatos);
  if (situacao === Situacao.encaminhadaParaFora) {
    return `Foi enviada a um órgão de fora da plataforma${em(encerradaEm)}. A resposta virá de lá.`;
  }
  return `Foi arquivada${em(encerradaEm)}. O motivo está no histórico.`;
};

/** The last day to appeal, wherever the case stands: reopened, or of another type by now, it is open all the same. */
const aindaRecorre = ({ situacao, recorrerAte, recursoPendente, contraOTipo }: FatosDaFrase): string => {
  if (!recorrerAte || recursoPendente) return '';
  const ate = formatData(recorrerAte);
  if (contraOTipo) return `Você pode recorrer da mudança de tipo até ${ate}.`;
  return situacao === Situacao.concluida
    ? `Se não concordar, você pode recorrer até ${ate}.`
    : `Você pode recorrer até ${ate}.`;
};

/** Decreto 7.724/2012, art. 22: who got no answer is told from when and until when to complain of it. */
const contraOSilencio = ({ relacao, prazo, reclamar }: FatosDaFrase, hoje: PlainDate): string => {
  const isAtrasada = daysBetween(prazo, hoje) > 0;
  if (relacao !== 'manifestante' || !reclamar || !isAtrasada) return '';
  const { abre, fecha } = reclamar;
  if (daysBetween(hoje, fecha) < 0) return '';
  return daysBetween(hoje, abre) > 0
    ? `Você pode reclamar da falta de resposta de ${formatData(abre)} até ${formatData(fecha)}.`
    : `Você pode reclamar da falta de resposta até ${formatData(fecha)}.`;
};

const aDecidir = ({ relacao, desistenciaPedida, reaberturaPedida }: FatosDaFrase): string => {
  const isPessoa = relacao === 'manifestante';
  if (desistenciaPedida) {
    const deQue = desistenciaPedida === 'em-parte' ? ' de uma parte' : '';
    return isPessoa
      ? `Você pediu para desistir${deQue}, e o órgão ainda vai decidir.`
      : `Quem denunciou pediu para desistir${deQue}: o órgão precisa decidir.`;
  }
  if (!reaberturaPedida) return '';
  return isPessoa
    ? 'Você pediu a reabertura, e o órgão ainda vai decidir.'
    : 'Quem registrou pediu a reabertura: o órgão precisa decidir.';
};

/** Where the case stands and what comes next, in words: the first thing a person reads of it. */
export const fraseDaSituacao = (fatos: FatosDaFrase, hoje: PlainDate): string => {
  const { promessas = [], recursoPendente, recorrerAte } = fatos;
  const isPessoa = fatos.relacao === 'manifestante';
  const corre = isPrazoCorrendo(fatos.situacao, fatos.parado);
  const aberto = emAbertoDe({ ...fatos, prazo: corre ? fatos.prazo : null }, hoje);
  const frase = [
    recursoPendente && aberto ? fraseEmAberto(aberto, hoje) : '',
    dasEntregas(promessas, isPessoa, hoje),
    daSituacao(fatos, hoje),
    daPesquisa(fatos, aberto),
    contraOSilencio(fatos, hoje),
    aindaRecorre(fatos),
    recursoPendente ? doRecurso(recursoPendente, { isPessoa, recorrerAte }) : '',
    aDecidir(fatos),
  ]
    .filter(Boolean)
    .join(' ');
  if (!fatos.consentirAte || !isPessoa) return frase;
  return `${frase} O órgão também espera a sua decisão sobre o consentimento até ${formatData(fatos.consentirAte)}.`;
};
