import type { PedidoVisto } from '../domain/pedido/pedido-visto.ts';

export const orgao = { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' };
export const NUP = '23546.000001/2026-30';

/** A pedido that waits for the classifying authority, as who asked sees it; tests change what they are about. */
export const umPedido = (changes: Partial<PedidoVisto> = {}): PedidoVisto => ({
  idPedido: 7,
  versao: 1,
  numeroProtocolo: '23546.000009/2026-11',
  orgao,
  estado: 'em-analise',
  oQue: NUP,
  registradoEm: '2026-03-12T12:00:00.000Z',
  comQuem: 'Autoridade classificadora',
  desde: '2026-03-12T12:00:00.000Z',
  prazo: '2026-04-14',
  diasRestantes: 20,
  codigo: NUP,
  descricao: null,
  requerente: null,
  contato: null,
  comoChegou: null,
  pelaChave: false,
  avisaPorEmail: true,
  semAviso: null,
  quemDecide: null,
  atende: false,
  informacao: null,
  passos: [
    {
      passo: 1,
      nome: 'Autoridade classificadora',
      julgadora: orgao,
      texto: 'O plano já foi executado.',
      porSilencio: false,
      registradoEm: '2026-03-12T12:00:00.000Z',
      prazo: '2026-04-14',
      prazoOriginal: null,
      decisao: null,
    },
  ],
  recorreA: null,
  recorrerAte: null,
  historico: [],
  atos: [],
  recursoFechado: null,
  ...changes,
});
