import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Especificacao as E } from './especificacao.ts';

interface DecisaoDoAcesso {
  readonly codigo: number;
  readonly nome: string;
  /** Empty: the decision has none. */
  readonly especificacoes: readonly number[];
}

/** Which specification belongs to which decision; a test compares it with the reference tables. */
export const decisoesDoAcesso: readonly DecisaoDoAcesso[] = [
  {
    codigo: CodigoDecisao.concedido,
    nome: 'Acesso Concedido',
    especificacoes: [
      ...[E.noSistema, E.porEmail, E.peloCorreio, E.ondeEncontrar],
      ...[E.consultaAgendada, E.custosAPagar, E.acessoASistema],
    ],
  },
  {
    codigo: CodigoDecisao.parcialmenteConcedido,
    nome: 'Acesso Parcialmente Concedido',
    especificacoes: [
      ...[E.parteDadosPessoais, E.parteMaisTempo, E.parteDeOutroOrgao, E.parteSigiloLegal],
      ...[E.parteClassificada, E.parteInexistente, E.parteDesproporcional, E.parteGenerica],
      E.parteIncompreensivel,
    ],
  },
  {
    codigo: CodigoDecisao.negado,
    nome: 'Acesso Negado',
    especificacoes: [
      ...[E.dadosPessoais, E.sigiloLegal, E.classificada, E.desproporcional],
      ...[E.tratamentoAdicional, E.generico, E.incompreensivel, E.decisaoEmCurso],
    ],
  },
  { codigo: CodigoDecisao.inexistente, nome: 'Informação Inexistente', especificacoes: [] },
  {
    codigo: CodigoDecisao.naoEPedido,
    nome: 'Não se trata de solicitação de informação',
    especificacoes: [],
  },
  {
    codigo: CodigoDecisao.semCompetencia,
    nome: 'Órgão não tem competência para responder sobre o assunto',
    especificacoes: [],
  },
  { codigo: CodigoDecisao.repetida, nome: 'Pergunta Duplicada/Repetida', especificacoes: [] },
];
