import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { MAX_RESUMO } from '../../../domain/registrar/teor.ts';
import type { AQuem } from '../a-quem/a-quem.ts';

/** Of the field `texto`, and of `resumo` where there is one. */
interface Ajudas {
  readonly texto: string;
  readonly resumo?: string;
}

const { reclamacao, elogio, sugestao, solicitacao, denuncia, acessoAInformacao } = TipoManifestacao;

const DA_PESSOA: Readonly<Record<number, Ajudas>> = {
  [reclamacao]: {
    texto: 'Conte o que houve, onde e quando. Se já procurou o órgão, diga o que responderam.',
  },
  [elogio]: { texto: 'Conte quem atendeu, onde e quando. O elogio chega à pessoa e à chefia dela.' },
  [sugestao]: { texto: 'Diga o que pode melhorar e como você faria.' },
  [solicitacao]: { texto: 'Diga o que precisa, onde e para quando. Números e endereços ajudam.' },
  [denuncia]: { texto: 'Conte o que você viu ou sabe. Quanto mais detalhes, mais fácil de apurar.' },
  [acessoAInformacao]: {
    resumo: `O que você quer saber, em uma linha. Até ${MAX_RESUMO} caracteres.`,
    texto:
      'Diga quais documentos ou dados, de que período e em que formato. Não é preciso dizer por quê. Não escreva dados pessoais: o pedido pode ser publicado.',
  },
};

const DA_MESA: Readonly<Record<number, Ajudas>> = {
  [reclamacao]: {
    texto: 'Com as palavras dela: o que houve, onde e quando. Se já procurou o órgão, o que responderam.',
  },
  [elogio]: {
    texto: 'Com as palavras dela: quem atendeu, onde e quando. O elogio chega a quem atendeu e à chefia.',
  },
  [sugestao]: { texto: 'Com as palavras dela: o que pode melhorar e como ela faria.' },
  [solicitacao]: {
    texto: 'Com as palavras dela: do que precisa, onde e para quando. Números e endereços ajudam.',
  },
  [denuncia]: {
    texto: 'Com as palavras dela: o que viu ou sabe. Quanto mais detalhes, mais fácil de apurar.',
  },
  [acessoAInformacao]: {
    resumo: `O que a pessoa quer saber, em uma linha. Até ${MAX_RESUMO} caracteres.`,
    texto:
      'Quais documentos ou dados, de que período e em que formato. Não pergunte por quê: ninguém precisa dizer. Não escreva dados pessoais: o pedido pode ser publicado.',
  },
};

const DA_INTERNA: Readonly<Record<number, Ajudas>> = {
  ...DA_PESSOA,
  [reclamacao]: {
    texto:
      'Conte o que houve no trabalho, onde e quando. Se já falou com a chefia ou com a gestão de pessoas, diga o que responderam.',
  },
  [elogio]: {
    texto: 'Conte quem fez um bom trabalho, onde e quando. O elogio chega à pessoa e à chefia dela.',
  },
  [sugestao]: { texto: 'Diga o que pode melhorar no trabalho e como você faria.' },
  [solicitacao]: { texto: 'Diga do que você ou sua equipe precisa, onde e para quando.' },
  [denuncia]: {
    texto:
      'Conte o que você viu, sofreu ou sabe: assédio, discriminação, conduta irregular, retaliação. Quanto mais detalhes, mais fácil de apurar.',
  },
};

const POR_QUEM: Readonly<Record<AQuem, Readonly<Record<number, Ajudas>>>> = {
  propria: DA_PESSOA,
  mesa: DA_MESA,
  interna: DA_INTERNA,
};

/** What to write in the fields of a type, in the words for who writes. */
export const ajudasDoTeor = (idTipoManifestacao: number, aQuem: AQuem): Ajudas =>
  POR_QUEM[aQuem][idTipoManifestacao] ?? { texto: 'Conte com as suas palavras.' };
