import PDFDocument from 'pdfkit';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { OrgaoMonitorado } from '../contract.ts';
import { textoDoAlerta } from '../domain/alertas-do-orgao.ts';
import { situacoesDaAvaliacao } from '../domain/avaliacao-acts.ts';
import type { RelatorioDoOrgao } from '../domain/relatorio-do-orgao.ts';

const BLUE = '#1351b4';
const TEXT = '#333333';
const MUTED = '#555555';
const MARGIN = 48;
/** Below this a heading would stand alone at the foot of a page. */
const ROOM_FOR_A_HEADING = 120;

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

type Pdf = PDFKit.PDFDocument;
type Estrutura = ReturnType<Pdf['struct']>;

/** A tagged A4 document: headings, paragraphs and tables that a screen reader finds as such. */
class Folha {
  readonly #pdf: Pdf;
  readonly #raiz: Estrutura;
  readonly #pedacos: Buffer[] = [];
  readonly #fim: Promise<void>;

  constructor(titulo: string, plataforma: string, criadoEm: Date) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'pt-BR',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: titulo, Author: plataforma, CreationDate: criadoEm },
    });
    this.#fim = new Promise((resolve, reject) => {
      this.#pdf.on('data', (pedaco: Buffer) => this.#pedacos.push(pedaco));
      this.#pdf.on('end', resolve);
      this.#pdf.on('error', reject);
    });
    this.#raiz = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#raiz);
  }

  #bloco(tag: string, desenhar: () => void): void {
    this.#raiz.add(this.#pdf.struct(tag, {}, desenhar));
  }

  titulo(texto: string): void {
    this.#bloco('H1', () => {
      this.#pdf.font('Helvetica-Bold').fontSize(20).fillColor(BLUE).text(texto).moveDown(0.3);
    });
  }

  secao(texto: string): void {
    if (this.#pdf.y > this.#pdf.page.height - MARGIN - ROOM_FOR_A_HEADING) this.#pdf.addPage();
    this.#bloco('H2', () => {
      this.#pdf
        .moveDown(0.6)
        .font('Helvetica-Bold')
        .fontSize(13)
        .fillColor(BLUE)
        .text(texto, MARGIN)
        .moveDown(0.3);
    });
  }

  paragrafo(texto: string, cor = TEXT): void {
    this.#bloco('P', () => {
      this.#pdf.font('Helvetica').fontSize(10).fillColor(cor).text(texto, MARGIN, undefined, { lineGap: 2 });
      this.#pdf.moveDown(0.4);
    });
  }

  tabela(
    colunas: readonly string[],
    linhas: readonly (readonly string[])[],
    larguras: readonly (number | '*')[],
  ): void {
    this.#pdf.font('Helvetica').fontSize(9).fillColor(TEXT);
    const opcoes = {
      columnStyles: larguras,
      defaultStyle: { border: { bottom: 0.5 }, borderColor: '#888888', padding: '4pt' },
      structParent: this.#raiz,
      data: [
        colunas.map((text) => ({
          text,
          type: 'TH' as const,
          scope: 'column',
          font: { src: 'Helvetica-Bold' },
          backgroundColor: '#f0f0f0',
        })),
        ...linhas.map((linha) => [...linha]),
      ],
    };
    this.#pdf.table(opcoes as unknown as Parameters<Pdf['table']>[0]);
    this.#pdf.x = MARGIN;
    this.#pdf.moveDown(0.6);
  }

  async terminar(): Promise<Buffer> {
    this.#raiz.end();
    this.#pdf.end();
    await this.#fim;
    return Buffer.concat(this.#pedacos);
  }
}

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

/** The report of one office. */
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
  /** Of those with an alert, as they stand in the table. */
  readonly detalhados: readonly RelatorioDoOrgao[];
}

/** The report of every office one watches: all in a table, those with an alert one by one. */
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
