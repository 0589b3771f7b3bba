import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { extend } from '#kernel/prazo/prazo.ts';
import {
  DIAS_COMPLEMENTACAO,
  DIAS_OUVIDORIA,
  DIAS_PRORROGACAO_OUVIDORIA,
} from '#kernel/prazo/prazos-da-lei.ts';
import { calendario, data, diaDe, vence } from '../dias.ts';
import { type Caso, casoNovo } from './caso-no-passeio.ts';

const encerrado = (caso: Caso, situacao: IdSituacao, mudancas: Partial<Caso> = {}): Caso => ({
  ...caso,
  situacao,
  encerradaEm: caso.hoje,
  complementarAte: null,
  consentimentoAberto: false,
  desistenciaPedida: null,
  ...mudancas,
});

const reaberto = (caso: Caso): Caso => ({
  ...casoNovo(caso.idTipo, caso.anonima),
  hoje: caso.hoje,
  prazo: vence(caso.hoje, DIAS_OUVIDORIA),
  prorrogada: caso.prorrogada,
});

/** What the acts do to a case of ouvidoria, by name; the answer is where this walk ends. */
export const efeitosNoCaso: Readonly<Record<string, (caso: Caso) => Caso>> = {
  responder: (caso) => encerrado(caso, Situacao.concluida),
  prorrogar: (caso) => ({
    ...caso,
    situacao: Situacao.prorrogada,
    prorrogada: true,
    prazo: diaDe(extend(calendario, data(caso.prazo), DIAS_PRORROGACAO_OUVIDORIA)),
  }),
  encaminhar: (caso) => ({ ...caso, situacao: Situacao.encaminhada }),
  encaminharParaFora: (caso) => encerrado(caso, Situacao.encaminhadaParaFora),
  arquivar: (caso) => encerrado(caso, Situacao.arquivada),
  desistir: (caso) => encerrado(caso, Situacao.arquivada, { desistiu: true }),
  pedirDesistencia: (caso) => ({ ...caso, desistenciaPedida: 'inteira' }),
  pedirDesistenciaEmParte: (caso) => ({ ...caso, desistenciaPedida: 'em-parte' }),
  aceitarDesistenciaEmParte: (caso) => ({ ...caso, desistenciaPedida: null }),
  arquivarPorDesistencia: (caso) => encerrado(caso, Situacao.arquivada, { desistiu: true }),
  prosseguirAposDesistencia: (caso) => ({ ...caso, desistenciaPedida: null }),
  pedirComplementacao: (caso) => ({
    ...caso,
    situacao: Situacao.complementacaoSolicitada,
    complementarAte: vence(caso.hoje, DIAS_COMPLEMENTACAO),
  }),
  complementar: (caso) => ({
    ...caso,
    situacao: Situacao.complementada,
    complementarAte: null,
    prazo: vence(caso.hoje, DIAS_OUVIDORIA),
  }),
  arquivarSemComplementacao: (caso) => encerrado(caso, Situacao.arquivada),
  retomarAnonima: (caso) => ({ ...caso, situacao: Situacao.complementada, complementarAte: null }),
  pedirConsentimento: (caso) => ({ ...caso, consentimentoAberto: true }),
  responderConsentimento: (caso) => ({ ...caso, consentimentoAberto: false }),
  encerrarConsentimento: (caso) => ({ ...caso, consentimentoAberto: false }),
  reabrir: reaberto,
  concederReabertura: reaberto,
  pedirReabertura: (caso) => ({ ...caso, pediuReabertura: true, reaberturaPedida: true }),
  negarReabertura: (caso) => ({ ...caso, reaberturaPedida: false }),
};
