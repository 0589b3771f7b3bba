import type { AvaliacaoVista, CasoSorteado, OrgaoMonitorado } from '../contract.ts';
import type { RelatorioDoOrgao } from '../domain/relatorio-do-orgao.ts';

const meses = Array.from({ length: 12 }, (_, indice) => ({
  mes: `2025-${String(indice + 1).padStart(2, '0')}`,
  registradas: 10,
  respondidas: 8,
  noPrazo: 6,
}));

export const umOrgao = (more: Partial<OrgaoMonitorado> = {}): OrgaoMonitorado => ({
  orgao: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
  figuras: {
    abertas: 20,
    vencidas: 3,
    vencemEm7Dias: 2,
    maisAntiga: '2026-01-20',
    ultimaResposta: '2026-03-01',
    respondidas: 96,
    noPrazo: 72,
    mediana: 18,
    meses,
  },
  percentualVencidas: 15,
  percentualNoPrazo: 75,
  alertas: ['vencidas-demais', 'fora-do-prazo'],
  podeListar: false,
  ...more,
});

export const umCaso = (idManifestacao: number, more: Partial<CasoSorteado> = {}): CasoSorteado => ({
  idManifestacao,
  numeroProtocolo: `23546.00000${idManifestacao}/2026-11`,
  tipo: 'Reclamação',
  assunto: 'Atendimento',
  registradaEm: '2026-01-10T13:00:00.000Z',
  prazo: '2026-02-09',
  respondidaEm: '2026-02-02T13:00:00.000Z',
  noPrazo: true,
  prorrogada: false,
  encaminhamentos: 0,
  complementacoes: 0,
  decisao: null,
  leitura: 'resposta',
  podeAbrir: false,
  notas: null,
  nota: null,
  comentario: null,
  avaliador: null,
  ...more,
});

export const umaAvaliacao = (more: Partial<AvaliacaoVista> = {}): AvaliacaoVista => ({
  idAvaliacao: 7,
  versao: 1,
  orgao: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
  autoridade: 'CGU',
  responsavel: 'Gustavo Prado (CGU)',
  de: '2026-01-01',
  ate: '2026-02-28',
  recorte: 'todas',
  situacao: 'em-avaliacao',
  casos: 2,
  avaliados: 0,
  nota: null,
  prazoResposta: null,
  vencida: false,
  criadaEm: '2026-03-12T12:00:00.000Z',
  atos: ['avaliarCaso', 'cancelar'],
  impedimento: null,
  semente: 'semente-1',
  universo: 40,
  parecer: null,
  resposta: null,
  conclusao: null,
  amostra: [umCaso(1), umCaso(2, { tipo: 'Denúncia', assunto: null, leitura: 'metadados' })],
  historico: [
    {
      ato: 'sortear',
      ocorridoEm: '2026-03-12T12:00:00.000Z',
      responsavel: 'Gustavo Prado (CGU)',
      detalhe: '2 de 40 manifestações',
    },
  ],
  ...more,
});

export const umRelatorio = (more: Partial<RelatorioDoOrgao> = {}): RelatorioDoOrgao => ({
  orgao: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
  de: '2026-01-01',
  ate: '2026-03-12',
  geradoEm: '2026-03-12T12:00:00.000Z',
  periodo: {
    registradas: 40,
    respondidas: 30,
    noPrazo: 27,
    percentualNoPrazo: 90,
    mediana: 12.5,
    p90: 28,
    prorrogadas: 4,
    encaminhadas: 2,
  },
  porTipo: [{ tipo: 'Reclamação', registradas: 40, respondidas: 30, noPrazo: 27 }],
  meses: meses.slice(0, 3),
  agora: { abertas: 10, vencidas: 1, vencemEm7Dias: 2, alertas: ['vencidas-demais'] },
  avaliacoes: [
    {
      idAvaliacao: 7,
      devolvidaEm: '2026-03-01T12:00:00.000Z',
      casos: 5,
      nota: 72.5,
      situacao: 'devolvida',
    },
  ],
  transparencia: { itens: 49, cumpre: 20, cumprido: 41.7 },
  ...more,
});
