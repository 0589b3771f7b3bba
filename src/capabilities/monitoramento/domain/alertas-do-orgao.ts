import { daysBetween, type PlainDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { type FigurasDoMes, type FigurasDoOrgao, percentual } from './figuras-do-orgao.ts';

/** Percent of the open cases; above it, lateness is no accident. */
const VENCIDAS_DEMAIS = 5;
const DIAS_SEM_RESPOSTA = 30;
/** Percent of answers in time; below it there is an alert. */
const NO_PRAZO_DE_MENOS = 90;
/** Percentage points lost between the last months and those before. */
const PIORA = 10;
const MESES_RECENTES = 3;
/** New cases for each answered one, above which work piles up. */
const ACUMULO = 1.2;
/** With fewer cases than this, one more or less says nothing. */
const BASTAM = 10;

interface RegraDeAlerta {
  readonly nome: string;
  readonly oQue: string;
  /** The worst offices come first: the heavier the alert, the worse. */
  readonly peso: number;
  readonly vale: (figuras: FigurasDoOrgao, hoje: PlainDate) => boolean;
}

const soma = (meses: readonly FigurasDoMes[], de: 'registradas' | 'respondidas' | 'noPrazo'): number =>
  meses.reduce((total, mes) => total + mes[de], 0);

const recentes = ({ meses }: FigurasDoOrgao) => meses.slice(-MESES_RECENTES);

const diasDesde = (dia: string | null, hoje: PlainDate): number | null => {
  const data = dia === null ? null : parseIsoDate(dia);
  return data && daysBetween(data, hoje);
};

const temVencidasDemais = ({ vencidas, abertas }: FigurasDoOrgao): boolean =>
  abertas > 0 && (100 * vencidas) / abertas > VENCIDAS_DEMAIS;

/** Silence counts only when somebody has been waiting just as long. */
const estaSemResponder = ({ maisAntiga, ultimaResposta }: FigurasDoOrgao, hoje: PlainDate): boolean => {
  const espera = diasDesde(maisAntiga, hoje);
  const silencio = diasDesde(ultimaResposta, hoje);
  return espera !== null && espera > DIAS_SEM_RESPOSTA && (silencio === null || silencio > DIAS_SEM_RESPOSTA);
};

const respondeForaDoPrazo = ({ respondidas, noPrazo }: FigurasDoOrgao): boolean =>
  respondidas >= BASTAM && (100 * noPrazo) / respondidas < NO_PRAZO_DE_MENOS;

const estaPiorando = (figuras: FigurasDoOrgao): boolean => {
  const agora = recentes(figuras);
  const antes = figuras.meses.slice(0, -MESES_RECENTES);
  const [quantasAgora, quantasAntes] = [soma(agora, 'respondidas'), soma(antes, 'respondidas')];
  if (quantasAgora < BASTAM || quantasAntes < BASTAM) return false;
  const taxa = (meses: readonly FigurasDoMes[], todo: number) =>
    percentual(soma(meses, 'noPrazo'), todo) ?? 0;
  return taxa(antes, quantasAntes) - taxa(agora, quantasAgora) >= PIORA;
};

const estaAcumulando = (figuras: FigurasDoOrgao): boolean => {
  const entraram = soma(recentes(figuras), 'registradas');
  return entraram >= BASTAM && entraram > ACUMULO * soma(recentes(figuras), 'respondidas');
};

/** What the authority should look at first. */
const regras = {
  'sem-resposta': {
    nome: `Sem resposta há mais de ${DIAS_SEM_RESPOSTA} dias`,
    oQue: `Há manifestação esperando, e o órgão não concluiu nenhuma nos últimos ${DIAS_SEM_RESPOSTA} dias.`,
    peso: 8,
    vale: estaSemResponder,
  },
  'vencidas-demais': {
    nome: `Mais de ${VENCIDAS_DEMAIS}% vencidas`,
    oQue: `Mais de ${VENCIDAS_DEMAIS}% das manifestações abertas estão com o prazo vencido.`,
    peso: 4,
    vale: temVencidasDemais,
  },
  'fora-do-prazo': {
    nome: `Menos de ${NO_PRAZO_DE_MENOS}% no prazo`,
    oQue: `Nos últimos 12 meses, menos de ${NO_PRAZO_DE_MENOS}% das respostas saíram no prazo.`,
    peso: 2,
    vale: respondeForaDoPrazo,
  },
  piora: {
    nome: 'Piora nos últimos meses',
    oQue: `As respostas no prazo caíram ${PIORA} pontos ou mais nos últimos ${MESES_RECENTES} meses.`,
    peso: 2,
    vale: estaPiorando,
  },
  acumulo: {
    nome: 'Trabalho se acumulando',
    oQue: `Nos últimos ${MESES_RECENTES} meses entraram bem mais manifestações do que foram respondidas.`,
    peso: 1,
    vale: estaAcumulando,
  },
} as const satisfies Readonly<Record<string, RegraDeAlerta>>;

export type AlertaDoOrgao = keyof typeof regras;
export const alertasPossiveis = Object.keys(regras) as [AlertaDoOrgao, ...AlertaDoOrgao[]];

export const textoDoAlerta = (alerta: AlertaDoOrgao): Pick<RegraDeAlerta, 'nome' | 'oQue'> => regras[alerta];

export const alertasDe = (figuras: FigurasDoOrgao, hoje: PlainDate): AlertaDoOrgao[] =>
  alertasPossiveis.filter((alerta) => regras[alerta].vale(figuras, hoje));

export const gravidadeDe = (alertas: readonly AlertaDoOrgao[]): number =>
  alertas.reduce((total, alerta) => total + regras[alerta].peso, 0);
