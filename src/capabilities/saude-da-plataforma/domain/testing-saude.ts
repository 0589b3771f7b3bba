import type { Medido } from './conferir-saude.ts';

/** All well: tests change what they are about. */
export const tudoBem: Medido = {
  figuras: {
    prazos: [],
    trabalhos: [],
    emails: { esperando: 0, tentandoDeNovo: 0, desistidos: 0, segundosDoMaisAntigo: 0 },
    identidades: { abertas: 3, abertasEmUmDia: 0, aAprovar: 0 },
    auditoria: { verificadaHaSegundos: 3600, problemas: 0, lacunas: { desfeita: 40, incerta: 1 } },
    replica: null,
    replicasLigadas: 0,
  },
  processos: {
    processos: 2,
    pedidos: { total: 1000, erros: 0, dispensados: 0, freados: 0, lentos: 0 },
    memoriaEmBytes: 210_000_000,
    atrasoDoLacoEmSegundos: 0.02,
    esperandoConexao: 0,
    atosSemElo: 0,
  },
};
