import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { DecisaoPedida } from './check-decisao.ts';
import { Especificacao } from './especificacao.ts';

const parte = (texto: string): string => `${texto}; a parte que não é restrita foi entregue (art. 7º, §2º).`;

const pessoais = 'Lei 12.527/2011, art. 31: dados pessoais';
const sigiloLegal = 'Lei 12.527/2011, art. 22: sigilo que outra lei manda guardar, a saber: ';
const classificada = 'Lei 12.527/2011, arts. 23 e 24: informação classificada em grau de sigilo';
const desproporcional = 'Decreto 7.724/2012, art. 13, II: pedido desproporcional ou desarrazoado';
const generico = 'Decreto 7.724/2012, art. 13, I: pedido genérico';

/** The article that offices cite for each; a start to be completed, never sent as it is. */
const sugestoes: Readonly<Record<number, readonly string[]>> = {
  [Especificacao.dadosPessoais]: [`${pessoais}.`],
  [Especificacao.sigiloLegal]: [sigiloLegal, 'Lei 5.172/1966 (CTN), art. 198: sigilo fiscal.'],
  [Especificacao.classificada]: [`${classificada}.`],
  [Especificacao.desproporcional]: [`${desproporcional}.`],
  [Especificacao.tratamentoAdicional]: [
    'Decreto 7.724/2012, art. 13, III: exige trabalho adicional de análise, interpretação ou consolidação de dados.',
  ],
  [Especificacao.generico]: [`${generico}.`],
  [Especificacao.incompreensivel]: [
    'Decreto 7.724/2012, art. 12, III: falta a especificação clara do pedido.',
  ],
  [Especificacao.decisaoEmCurso]: ['Lei 12.527/2011, art. 7º, §3º: documento que prepara decisão em curso.'],
  [Especificacao.parteDadosPessoais]: [parte(pessoais)],
  [Especificacao.parteMaisTempo]: [
    'Lei 12.527/2011, art. 11, §1º, I: o restante tem data para ser entregue.',
  ],
  [Especificacao.parteDeOutroOrgao]: ['Lei 12.527/2011, art. 11, §1º, III: outro órgão tem o restante.'],
  [Especificacao.parteSigiloLegal]: [sigiloLegal],
  [Especificacao.parteClassificada]: [parte(classificada)],
  [Especificacao.parteInexistente]: ['Lei 12.527/2011, art. 11, §1º, III: o órgão não tem o restante.'],
  [Especificacao.parteDesproporcional]: [`${desproporcional}, quanto a uma parte.`],
  [Especificacao.parteGenerica]: [`${generico}, quanto a uma parte.`],
  [Especificacao.parteIncompreensivel]: [
    'Decreto 7.724/2012, art. 12, III: falta a especificação clara de uma parte do pedido.',
  ],
};

/** For decisions without a specification. */
const sugestoesDaDecisao: Readonly<Record<number, readonly string[]>> = {
  [CodigoDecisao.naoEPedido]: [
    'Lei 12.527/2011, arts. 4º, I, e 7º: não se pede informação que o órgão produza ou guarde, e sim: ',
    'Lei 13.460/2017, art. 10: é manifestação de ouvidoria, que tem formulário e prazo próprios.',
  ],
  [CodigoDecisao.semCompetencia]: [
    'Lei 12.527/2011, art. 11, §1º, III: o órgão não tem a informação, que é da competência de outro.',
  ],
};

export const sugestoesDeFundamento = ({
  idCodigoDecisao,
  idEspecificacaoDecisao,
}: DecisaoPedida): readonly string[] =>
  sugestoes[idEspecificacaoDecisao ?? 0] ?? sugestoesDaDecisao[idCodigoDecisao ?? 0] ?? [];
