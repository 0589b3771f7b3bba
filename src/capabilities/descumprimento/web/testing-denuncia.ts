import type { DenunciaVista, LinhaDaDenuncia } from '../domain/descumprimento.ts';
import type { Descumprimento } from './denuncia-queries.ts';

const IFCE = { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' };
const CGU = { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' };

export const umaDenuncia = (changes: Partial<DenunciaVista> = {}): DenunciaVista => ({
  idDenuncia: 7,
  idManifestacao: 42,
  versao: 3,
  numeroProtocolo: '23546.000001/2026-11',
  resumo: 'Gastos com iluminação',
  orgao: IFCE,
  destino: CGU,
  tipo: 'descumprimento',
  contra: 'resposta',
  idRecurso: null,
  instancia: null,
  dataEntrega: '2026-03-11',
  situacao: 'aberta',
  texto: 'As contas não chegaram.',
  registradaEm: '2026-03-12T12:00:00Z',
  prazo: '2026-03-17',
  diasRestantes: 5,
  decisao: null,
  podeDecidir: true,
  novaDataAte: null,
  isDenunciado: false,
  ...changes,
});

export const umaLinha = (changes: Partial<LinhaDaDenuncia> = {}): LinhaDaDenuncia => {
  const { versao: _versao, texto: _texto, decisao: _decisao, novaDataAte: _ate, ...linha } = umaDenuncia();
  return { ...linha, procedente: null, ...changes };
};

export const umDescumprimento = (changes: Partial<Descumprimento> = {}): Descumprimento => ({
  numeroProtocolo: '23546.000001/2026-11',
  orgao: 'IFCE – Instituto Federal do Ceará',
  aberta: true,
  motivo: null,
  promessa: {
    contra: 'resposta',
    idRecurso: null,
    resultado: 'Acesso Concedido',
    instancia: null,
    decididaEm: '2026-02-20T12:00:00Z',
    dataEntrega: '2026-03-11',
  },
  quemDecide: 'CGU – Controladoria-Geral da União',
  diasParaDecidir: 5,
  denuncias: [],
  ...changes,
});
