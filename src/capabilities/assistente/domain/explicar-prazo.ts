import { prazosExplicados } from '#capabilities/ajuda/domain/prazos-explicados.ts';
import { horaDosMinutos } from '#capabilities/configuracao/domain/definicoes.ts';
import {
  type Procedimento,
  regrasDosProcedimentos,
  simular,
} from '#capabilities/simulador-de-prazo/domain/simulacao.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, localDate, type PlainDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import {
  DIAS_ACESSO,
  DIAS_COMPLEMENTACAO,
  DIAS_OUVIDORIA,
  DIAS_PARA_DECIDIR,
  DIAS_PARA_RECORRER,
  DIAS_PRORROGACAO_ACESSO,
  DIAS_PRORROGACAO_OUVIDORIA,
} from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import type { Fonte } from './resposta.ts';
import type { TemaDoPrazo } from './tema-do-prazo.ts';

const dia = (iso: string): string => {
  const data = parseIsoDate(iso);
  return data ? formatData(data) : iso;
};

/** What begins now. */
interface Agora {
  readonly hoje: PlainDate;
  readonly aposCorte: boolean;
}

const exemplo = (
  calendario: Calendario,
  procedimento: Procedimento,
  { hoje, aposCorte }: Agora,
  prorrogada = false,
): string =>
  dia(
    simular(calendario, { procedimento, inicio: hoje, aposCorte, prorrogada, complementacao: null })
      .vencimento,
  );

/** 'hoje, 12/03/2026'; in the evening with why its term is counted from tomorrow. */
const dizerHoje = ({ horaDeCorte }: Calendario, { hoje, aposCorte }: Agora): string =>
  `hoje, ${formatData(hoje)}${aposCorte ? `, depois das ${horaDosMinutos(horaDeCorte)}, o que conta como amanhã` : ''}`;

const REGRA_DA_CONTA = 'São dias corridos, mas o prazo só começa e só termina em dia útil do lugar do órgão.';

/** The text of the help, so that the words are the same everywhere. */
const daAjuda = (chave: string): string[] =>
  prazosExplicados.filter((cada) => cada.chave === chave).map(({ texto }) => texto);

/** The text of the help on each subject. */
const CHAVE: Readonly<Record<TemaDoPrazo, string>> = {
  ouvidoria: 'ouvidoria',
  acesso: 'acesso',
  prorrogacao: 'ouvidoria',
  recurso: 'recorrer',
  'decidir-recurso': 'decidir-recurso',
  consentimento: 'consentimento',
  complementacao: 'complementar',
  silencio: 'reclamacao',
  revisao: 'revisao',
  'area-tecnica': 'area-tecnica',
  contagem: 'contagem',
};

export const fonteDoPrazo = (tema: TemaDoPrazo): Fonte => {
  const texto = prazosExplicados.find(({ chave }) => chave === CHAVE[tema]);
  if (!texto) throw new RangeError(`The help has no term '${CHAVE[tema]}'`);
  return { fonte: 'prazo', titulo: texto.titulo, endereco: texto.endereco };
};

/** The rule in plain words, its law, and the date if the term began at that moment. */
export const explicarPrazo = (tema: TemaDoPrazo, calendario: Calendario, momento: number): string[] => {
  const hoje = localDate(momento);
  const agora = { hoje, aposCorte: compareDates(countedDay(calendario, momento), hoje) !== 0 };
  const { lei: daOuvidoria } = regrasDosProcedimentos.ouvidoria;
  const { lei: doAcesso } = regrasDosProcedimentos.pedido;
  const { lei: doRecurso } = regrasDosProcedimentos.recorrer;
  const feitoHoje = dizerHoje(calendario, agora);
  switch (tema) {
    case 'ouvidoria':
      return [
        `Na ouvidoria, o órgão responde em até ${DIAS_OUVIDORIA} dias, e pode prorrogar uma vez por mais ${DIAS_PRORROGACAO_OUVIDORIA}, com justificativa (${daOuvidoria}). Vale para denúncia, reclamação, solicitação, sugestão, elogio e Simplifique.`,
        `Registrada ${feitoHoje}, a resposta deve vir até ${exemplo(calendario, 'ouvidoria', agora)}. Já um pedido de acesso à informação tem ${DIAS_ACESSO} dias. ${REGRA_DA_CONTA}`,
      ];
    case 'acesso':
      return [
        `O órgão responde a um pedido de acesso à informação em até ${DIAS_ACESSO} dias, e pode prorrogar uma vez por mais ${DIAS_PRORROGACAO_ACESSO}, com justificativa (${doAcesso}).`,
        `Feito ${feitoHoje}, a resposta deve vir até ${exemplo(calendario, 'pedido', agora)}. ${REGRA_DA_CONTA}`,
      ];
    case 'prorrogacao':
      return [
        `O órgão pode prorrogar o prazo uma vez só, e tem de dizer por quê: mais ${DIAS_PRORROGACAO_OUVIDORIA} dias na ouvidoria (${daOuvidoria}) e mais ${DIAS_PRORROGACAO_ACESSO} no acesso à informação (${doAcesso}). Você é avisado da nova data.`,
        `Por exemplo: de um pedido de acesso feito ${feitoHoje}, o prazo iria até ${exemplo(calendario, 'pedido', agora)}; prorrogado, até ${exemplo(calendario, 'pedido', agora, true)}.`,
      ];
    case 'recurso':
      return [
        `Se a resposta a um pedido de acesso à informação não atendeu você, são ${DIAS_PARA_RECORRER} dias para recorrer, contados do dia da resposta ou decisão. Quem julga tem ${DIAS_PARA_DECIDIR} dias para decidir (${doRecurso}).`,
        `De uma resposta dada ${feitoHoje}, você poderia recorrer até ${exemplo(calendario, 'recorrer', agora)}, às 23h59. As manifestações de ouvidoria não têm recurso: você pode avaliar a resposta ou registrar de novo.`,
      ];
    case 'consentimento':
    case 'decidir-recurso':
    case 'revisao':
    case 'area-tecnica':
      return daAjuda(tema);
    case 'contagem':
      return [
        ...daAjuda(tema),
        'Feriados são os nacionais e os do lugar do órgão. Para uma data certa, use o simulador de prazos.',
      ];
    case 'silencio':
      return [
        `Se o prazo do órgão acabou e a resposta não veio: no acesso à informação, você pode apresentar uma reclamação na página do seu pedido (Decreto 7.724/2012, art. 22); na ouvidoria, registre uma reclamação sobre a demora.`,
        `Antes, confira se o prazo foi prorrogado ou se o órgão pediu complementação: isso aparece na página da manifestação.`,
      ];
    case 'complementacao':
      return [
        `Quando o órgão pede mais informações, você tem ${DIAS_COMPLEMENTACAO} dias para complementar (${regrasDosProcedimentos.complementar.lei}). Sem a complementação, a manifestação é arquivada.`,
        `De um pedido feito ${feitoHoje}, você teria até ${exemplo(calendario, 'complementar', agora)}. O prazo do órgão para enquanto ele espera a primeira complementação.`,
      ];
  }
};
