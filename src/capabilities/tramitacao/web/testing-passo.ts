import type { PassoAberto } from './tramitacao-queries.ts';

/** A request to a unit, nine days before it is due. */
export const umPasso = (changes: Partial<PassoAberto> = {}): PassoAberto => ({
  idTramitacao: 5,
  idManifestacao: 42,
  numeroProtocolo: '00106.000001/2026-11',
  tipo: 'Reclamação',
  assunto: 'Atendimento',
  unidade: 'COGEP – Gestão de Pessoas',
  remetente: 'Gil Gestor (CGU)',
  mensagem: 'Houve falta de pessoal?',
  abertaEm: '2026-03-05T13:00:00Z',
  prazo: '2026-03-25',
  diasRestantes: 9,
  podePedirMaisPrazo: true,
  semMaisPrazo: null,
  identidadeGuardada: false,
  pedidoDePrazo: null,
  recusaDoPrazo: null,
  teor: { texto: 'Esperei três horas.', envolvidos: [], camposAdicionais: [] },
  complementacoes: [],
  acrescimos: [],
  anexos: [],
  ...changes,
});
