import type { DecisaoDoRecurso, IncidenteVisto, LinhaDoIncidente } from '../domain/incidente.ts';

export const umaDecisao = (changes: Partial<DecisaoDoRecurso> = {}): DecisaoDoRecurso => ({
  idRecurso: 9,
  versao: 3,
  idManifestacao: 42,
  numeroProtocolo: '23546.000001/2026-11',
  resumo: 'Gastos com iluminação',
  orgao: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
  julgadora: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' },
  instancia: 'CGU',
  resultado: 'Deferido',
  decididaEm: '2026-03-02T12:00:00Z',
  dataEntrega: '2126-03-20',
  dataEntregaOriginal: '2126-03-20',
  ...changes,
});

export const umIncidente = (changes: Partial<IncidenteVisto> = {}): IncidenteVisto => ({
  ...umaDecisao(),
  idIncidente: 5,
  situacao: 'aberto',
  motivo: { id: 'omissao', descricao: 'Omissão' },
  texto: 'A decisão não diz o ano.',
  solicitante: 'Raimundo (IFCE)',
  abertoEm: '2026-03-03T12:00:00Z',
  prorrogacao: null,
  resposta: null,
  atos: ['responder', 'prorrogar'],
  ...changes,
});

export const umaLinha = (changes: Partial<LinhaDoIncidente> = {}): LinhaDoIncidente => {
  const { texto: _texto, prorrogacao: _prorrogacao, resposta: _resposta, ...linha } = umIncidente();
  return { ...linha, resultadoDoIncidente: null, ...changes };
};

export const pagina = <T>(...itens: T[]) => ({ body: { itens, proximoCursor: null } });
