import { Instancia, isAcimaDoOrgao } from '#capabilities/remedio/domain/instancia.ts';
import { exige } from '#kernel/ato/condicao.ts';
import type { FatosDoRecurso } from './fatos-do-recurso.ts';
import {
  esclarecimentoEncerrado,
  esclarecimentoJaAberto,
  esclarecimentoJaProrrogado,
  faltaAdmissibilidade,
  fimDosEsclarecimentos,
  impedidoDeJulgar,
  incidenteJaAberto,
  jaConhecido,
  jaQualificada,
  nadaAEntregar,
  naoJulga,
  naoRecorreu,
  naoRespondeuOPedido,
  semEsclarecimentoAberto,
  semPermissaoDeQualificar,
  soAcimaDoOrgao,
  soNaComissao,
  subiu,
} from './recurso-errors.ts';

type Fatos = FatosDoRecurso;

export const aindaAqui = exige<Fatos>(
  'o recurso não foi levado à instância seguinte',
  (fatos) => !fatos.subiu,
  subiu,
);
const naoDecidiuAntes = exige<Fatos>(
  'a pessoa não respondeu ao pedido, não julgou uma instância abaixo nem mudou o tipo',
  (fatos) => !fatos.impedido,
  impedidoDeJulgar,
);
const eJulgador = exige<Fatos>(
  'a pessoa é a autoridade que julga nesta instância, ou responde por ela',
  (fatos) => fatos.julgador,
  naoJulga,
);
/** Lei 12.527/2011, art. 15: a superior decides, and nobody judges their own work. */
export const julga = [naoDecidiuAntes, eJulgador, aindaAqui] as const;

export const recorreu = exige<Fatos>('a pessoa recorreu', (fatos) => fatos.recorrente, naoRecorreu);
export const respondeuOPedido = exige<Fatos>(
  'a pessoa trabalha no órgão que respondeu ao pedido',
  (fatos) => fatos.doOrgao,
  naoRespondeuOPedido,
);
export const semAdmissibilidade = exige<Fatos>(
  'a admissibilidade ainda não foi analisada',
  (fatos) => fatos.conhecido === null,
  jaConhecido,
);
export const conhecido = exige<Fatos>(
  'o recurso foi conhecido',
  (fatos) => fatos.conhecido === true,
  faltaAdmissibilidade,
);
export const acimaDoOrgao = exige<Fatos>(
  'quem julga é de fora do órgão que respondeu',
  (fatos) => isAcimaDoOrgao(fatos.idInstancia),
  soAcimaDoOrgao,
);
export const semEsclarecimento = exige<Fatos>(
  'não há esclarecimento esperando resposta',
  (fatos) => !fatos.esclarecimentoAberto,
  esclarecimentoJaAberto,
);
export const dentroDosEsclarecimentos = exige<Fatos>(
  'os dias para ouvir o órgão neste recurso não acabaram',
  (fatos) => fatos.podePerguntar,
  fimDosEsclarecimentos,
);
export const semProrrogacao = exige<Fatos>(
  'o prazo para esclarecer nunca foi prorrogado',
  (fatos) => !fatos.esclarecimentoProrrogado,
  esclarecimentoJaProrrogado,
);
export const semDecisaoAntes = exige<Fatos>(
  'a decisão não encerrou o esclarecimento',
  (fatos) => !fatos.esclarecimentoEncerrado,
  esclarecimentoEncerrado,
);
export const comEsclarecimento = exige<Fatos>(
  'há esclarecimento esperando resposta',
  (fatos) => fatos.esclarecimentoAberto,
  semEsclarecimentoAberto,
);
export const naComissao = exige<Fatos>(
  'quem julga é a CMRI',
  (fatos) => fatos.idInstancia === Instancia.cmri,
  soNaComissao,
);
export const qualifica = exige<Fatos>(
  'a pessoa recorreu, ou trata manifestações na autoridade de monitoramento',
  (fatos) => fatos.recorrente || fatos.podeQualificar,
  semPermissaoDeQualificar,
);
export const umaVez = exige<Fatos>(
  'a pessoa ainda não qualificou esta resposta',
  (fatos) => !fatos.qualificada,
  jaQualificada,
);
export const haOQueEntregar = exige<Fatos>(
  'a decisão marcou um dia para a entrega',
  (fatos) => fatos.temEntrega,
  nadaAEntregar,
);
export const semIncidente = exige<Fatos>(
  'não há incidente de correção aberto sobre a decisão',
  (fatos) => !fatos.incidenteAberto,
  incidenteJaAberto,
);
