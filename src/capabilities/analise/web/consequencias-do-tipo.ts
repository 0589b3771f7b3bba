import { diasParaResponder } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import {
  formularioDoCaso,
  formularioDoTipo,
  isAcesso,
  isSigilosa,
  TipoManifestacao,
} from '#kernel/enumeracoes.ts';
import { DIAS_PARA_RECORRER, DIAS_PRORROGACAO_ACESSO } from '#kernel/prazo/prazos-da-lei.ts';
import { abreRevisao, type tiposPossiveis } from '../domain/alterar-tipo.ts';

type TipoPossivel = (typeof tiposPossiveis)[number];

interface TipoParaEscolher {
  readonly nome: string;
  readonly help: string;
}

/** What belongs in each type, for the person who has to choose. */
export const tiposParaEscolher: Readonly<Record<TipoPossivel, TipoParaEscolher>> = {
  [TipoManifestacao.denuncia]: {
    nome: 'Denúncia',
    help: 'Conta uma irregularidade ou um crime que alguém deve apurar.',
  },
  [TipoManifestacao.reclamacao]: { nome: 'Reclamação', help: 'Mostra insatisfação com um serviço.' },
  [TipoManifestacao.elogio]: {
    nome: 'Elogio',
    help: 'Mostra satisfação com um serviço ou com quem atendeu.',
  },
  [TipoManifestacao.sugestao]: { nome: 'Sugestão', help: 'Propõe uma melhoria.' },
  [TipoManifestacao.solicitacao]: { nome: 'Solicitação', help: 'Pede um atendimento ou uma providência.' },
  [TipoManifestacao.acessoAInformacao]: {
    nome: 'Acesso à Informação',
    help: 'Pede um documento ou um dado que o órgão tem (Lei 12.527/2011).',
  },
  [TipoManifestacao.simplifique]: {
    nome: 'Simplifique',
    help: 'Propõe tirar uma exigência ou encurtar um caminho.',
  },
};

const diasDo = (tipo: number): number => diasParaResponder(formularioDoCaso(tipo));

const doPrazo = (de: readonly number[], para: number): string => {
  const dias = diasDo(para);
  const frase = `O prazo é contado de novo desde o dia do registro: ${dias} dias.`;
  return de.some((tipo) => diasDo(tipo) > dias)
    ? `${frase} Ele fica mais curto e pode já ter passado.`
    : frase;
};

/** What a change of type does, explained before it is done. */
export const consequenciasDoTipo = (de: readonly number[], para: number): readonly string[] => {
  const sigilosaAntes = de.some(isSigilosa);
  return [
    doPrazo(de, para),
    'Quem registrou recebe um e-mail, se informou um, e lê no histórico o tipo novo e o motivo que você escrever.',
    ...(isSigilosa(para)
      ? [
          'O relato, os anexos e a identidade passam a ser sigilosos, também nas mensagens já trocadas. Se o tipo mudar outra vez, a identidade continua restrita.',
        ]
      : []),
    ...(sigilosaAntes && !isSigilosa(para)
      ? [
          'O relato sai do sigilo: a equipe do órgão passa a encontrá-lo na busca. A identidade de quem registrou continua restrita.',
        ]
      : []),
    ...(de.some((tipo) => abreRevisao({ de: tipo, para }))
      ? [
          `O pedido deixa de ser tratado pela Lei de Acesso à Informação. Quem pediu é avisado de que pode pedir a revisão desta mudança em ${DIAS_PARA_RECORRER} dias.`,
        ]
      : []),
    ...(isAcesso(formularioDoTipo(para))
      ? [
          `Passa a valer a Lei de Acesso à Informação: uma prorrogação de ${DIAS_PRORROGACAO_ACESSO} dias e direito a recurso.`,
        ]
      : []),
  ];
};
