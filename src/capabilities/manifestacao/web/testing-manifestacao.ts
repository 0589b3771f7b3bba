import type { ItemDaLista } from '../contract.ts';

/** A reclamação with the office, nine days before its deadline; each test changes what it tests. */
export const umItem = (changes: Partial<ItemDaLista> = {}): ItemDaLista => ({
  idManifestacao: 1,
  numeroProtocolo: '00106.000001/2026-11',
  tipo: { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação' },
  situacao: { idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' },
  ouvidoria: { idOuvidoria: 6, sigla: 'CGU', nomeOuvidoria: 'Controladoria-Geral da União' },
  assunto: 'Atendimento',
  trecho: 'Esperei três horas na fila.',
  registradaEm: '2026-03-02T13:00:00Z',
  prazoAtendimento: '2026-04-01',
  diasRestantes: 9,
  atualizadaEm: '2026-03-02T13:00:00Z',
  ...changes,
});
