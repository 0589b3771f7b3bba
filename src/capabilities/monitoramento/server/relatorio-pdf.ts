import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { Folha, MUTED } from '#server/pdf/folha.ts';
import type { OrgaoMonitorado } from '../contract.ts';
import { textoDoAlerta } from '../domain/alertas-do-orgao.ts';
import { situacoesDaAvaliacao } from '../domain/fatos-da-avaliacao.ts';
import type { RelatorioDoOrgao } from '../domain/relatorio-do-orgao.ts';

const momento = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const n = (valor: number | null): string => (valor === null ? '–' : numero.format(valor));
const porCento = (valor: number | null): string => (valor === null ? '–' : `${numero.format(valor)}%`);
const dia = (iso: string): string => {
  const data = parseIsoDate(iso);
  return data ? formatData(data) : iso;
};
const mes = (nome: string): string => `${nome.slice(5)}/${nome.slice(0, 4)}`;

const COMO_SE_CONTA =
  'Prazo: a resposta conclusiva saiu até o último dia do prazo em vigor, no horário de Brasília. Tempo: dias corridos do registro à resposta conclusiva. As manifestações protegidas entram nas contas e não são descritas.';

const escreverOrgao = (folha: Folha, relatorio: RelatorioDoOrgao): void => {
  const { periodo, agora, transparencia, porTipo, meses, avaliacoes } = relatorio;
  folha.tabela(
    ['No período', ''],
    [
      ['Registradas', n(periodo.registradas)],
      ['Respondidas', n(periodo.respondidas)],
      ['Respondidas no prazo', `${n(periodo.noPrazo)} (${porCento(periodo.percentualNoPrazo)})`],
      ['Tempo mediano de resposta', `${n(periodo.mediana)} dias`],
      ['Nove em cada dez respostas em até', `${n(periodo.p90)} dias`],
      ['Respondidas depois de prorrogadas', n(periodo.prorrogadas)],
      ['Encaminhadas a outro órgão', n(periodo.encaminhadas)],
    ],
    ['*', 140],
  );
  folha.paragrafo(
    `Na data do relatório: ${n(agora.abertas)} abertas, ${n(agora.vencidas)} vencidas e ${n(agora.vencemEm7Dias)} que vencem em até 7 dias. Transparência ativa: ${n(transparencia.cumpre)} de ${n(transparencia.itens)} itens cumpridos (${porCento(transparencia.cumprido)} do que se exige do órgão).`,
  );
  for (const alerta of agora.alertas) folha.paragrafo(`Alerta: ${textoDoAlerta(alerta).oQue}`);
  if (porTipo.length > 0)
    folha.tabela(
      ['Tipo', 'Registradas', 'Respondidas', 'No prazo'],
      porTipo.map((cada) => [cada.tipo, n(cada.registradas), n(cada.respondidas), n(cada.noPrazo)]),
      ['*', 80, 80, 80],
    );
  folha.tabela(
    ['Mês', 'Registradas', 'Respondidas', 'No prazo'],
    meses.map((cada) => [mes(cada.mes), n(cada.registradas), n(cada.respondidas), n(cada.noPrazo)]),
    ['*', 80, 80, 80],
  );
  if (avaliacoes.length > 0)
    folha.tabela(
      ['Avaliação do tratamento', 'Amostra', 'Nota', 'Situação'],
      avaliacoes.map((cada) => [
        `Devolvida em ${momento.format(new Date(cada.devolvidaEm))}`,
        n(cada.casos),
        n(cada.nota),
        situacoesDaAvaliacao[cada.situacao],
      ]),
      ['*', 60, 50, 130],
    );
};

interface Impressao {
  readonly plataforma: string;
  readonly agora: Date;
}

export const pdfDoOrgao = (
  relatorio: RelatorioDoOrgao,
  { plataforma, agora }: Impressao,
): Promise<Buffer> => {
  const { orgao, de, ate } = relatorio;
  const titulo = `Relatório de monitoramento: ${orgao.sigla}`;
  const folha = new Folha(titulo, plataforma, agora);
  folha.titulo(titulo);
  folha.paragrafo(`${orgao.nome}. Período de ${dia(de)} a ${dia(ate)}.`);
  folha.paragrafo(`${plataforma}, ${momento.format(agora)} (horário de Brasília)`, MUTED);
  escreverOrgao(folha, relatorio);
  folha.paragrafo(COMO_SE_CONTA, MUTED);
  return folha.terminar();
};

export interface RelatorioDeTodos {
  readonly de: string;
  readonly ate: string;
  /** The worst first. */
  readonly orgaos: readonly OrgaoMonitorado[];
  /** Offices with an alert, in the order of the table. */
  readonly detalhados: readonly RelatorioDoOrgao[];
}

/** The report on every watched office: all in a table, those with an alert one by one. */
export const pdfDeTodos = (
  relatorio: RelatorioDeTodos,
  { plataforma, agora }: Impressao,
): Promise<Buffer> => {
  const { de, ate, orgaos, detalhados } = relatorio;
  const titulo = 'Relatório de monitoramento: todos os órgãos';
  const folha = new Folha(titulo, plataforma, agora);
  folha.titulo(titulo);
  folha.paragrafo(
    `${n(orgaos.length)} órgãos, ${n(orgaos.filter(({ alertas }) => alertas.length > 0).length)} com alerta. Período detalhado: de ${dia(de)} a ${dia(ate)}.`,
  );
  folha.paragrafo(`${plataforma}, ${momento.format(agora)} (horário de Brasília)`, MUTED);
  folha.secao('Situação na data do relatório');
  folha.tabela(
    ['Órgão', 'Abertas', 'Vencidas', 'No prazo*', 'Mediana*', 'Alertas'],
    orgaos.map(({ orgao, figuras, percentualNoPrazo, alertas }) => [
      orgao.sigla,
      n(figuras.abertas),
      n(figuras.vencidas),
      porCento(percentualNoPrazo),
      n(figuras.mediana),
      n(alertas.length),
    ]),
    ['*', 60, 60, 70, 70, 60],
  );
  folha.paragrafo('* Respostas dos últimos 12 meses; a mediana em dias.', MUTED);
  for (const cada of detalhados) {
    folha.secao(`${cada.orgao.sigla}: ${cada.orgao.nome}`);
    escreverOrgao(folha, cada);
  }
  folha.paragrafo(COMO_SE_CONTA, MUTED);
  return folha.terminar();
};
