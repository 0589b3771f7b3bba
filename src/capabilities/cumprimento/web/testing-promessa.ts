import type { LinhaDaPromessa, PromessaVista } from '../domain/cumprimento.ts';

const IFCE = { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' };
const CGU = { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' };

export const umaPromessa = (changes: Partial<PromessaVista> = {}): PromessaVista => ({
  idPromessa: 5,
  idManifestacao: 42,
  versao: 3,
  oQue: 'As contas do segundo semestre.',
  origem: 'decisao',
  deOnde: 'Decisão de recurso: CGU',
  idRecurso: 1,
  orgao: IFCE,
  quemControla: CGU,
  prometidaEm: '2026-03-02T12:00:00Z',
  prazo: '2026-03-20',
  prazoOriginal: '2026-03-20',
  diasRestantes: 8,
  situacao: 'aberta',
  contestarAte: null,
  confirmadaEm: null,
  porSilencio: false,
  decideAte: null,
  noControleDesde: null,
  decisaoAtrasada: false,
  novaDataAte: '2026-03-23',
  entregas: [],
  atos: [],
  ...changes,
});

export const umaEntregue = (changes: Partial<PromessaVista> = {}): PromessaVista =>
  umaPromessa({
    situacao: 'entregue',
    diasRestantes: null,
    contestarAte: '2026-03-23',
    entregas: [
      {
        idEntrega: 9,
        texto: 'As contas somam mil reais.',
        consulta: null,
        naDecisao: false,
        responsavel: 'Geísa (IFCE)',
        entregueEm: '2026-03-12T12:00:00Z',
        anexos: [],
      },
    ],
    atos: ['confirmarEntrega', 'contestarEntrega'],
    ...changes,
  });

export const umaLinha = (changes: Partial<LinhaDaPromessa> = {}): LinhaDaPromessa => {
  const { idPromessa, idManifestacao, deOnde, orgao, prazo, prazoOriginal, diasRestantes, situacao } =
    umaPromessa();
  return {
    ...{ idPromessa, idManifestacao, deOnde, orgao, prazo, prazoOriginal, diasRestantes, situacao },
    contestarAte: null,
    confirmadaEm: null,
    noControleDesde: null,
    prometidaEm: '2026-03-02T12:00:00Z',
    numeroProtocolo: '23546.000001/2026-11',
    trecho: 'As contas do segundo semestre.',
    entregueEm: null,
    ...changes,
  };
};
