import { TipoManifestacao } from '#kernel/enumeracoes.ts';

interface NomeDoTipo {
  readonly nome: string;
  /** 'sua reclamação': how the wizard's sentences call it. */
  readonly sua: string;
  /** The question above the fields, where 'Conte sua…' would not fit. */
  readonly pergunta?: string;
  /** The same where a clerk writes for somebody. */
  readonly perguntaNaMesa?: string;
}

const NOMES: Readonly<Record<number, NomeDoTipo>> = {
  [TipoManifestacao.denuncia]: { nome: 'Denúncia', sua: 'sua denúncia' },
  [TipoManifestacao.reclamacao]: { nome: 'Reclamação', sua: 'sua reclamação' },
  [TipoManifestacao.elogio]: { nome: 'Elogio', sua: 'seu elogio' },
  [TipoManifestacao.sugestao]: { nome: 'Sugestão', sua: 'sua sugestão' },
  [TipoManifestacao.solicitacao]: { nome: 'Solicitação', sua: 'sua solicitação' },
  [TipoManifestacao.comunicacao]: { nome: 'Comunicação de irregularidade', sua: 'sua comunicação' },
  [TipoManifestacao.acessoAInformacao]: {
    nome: 'Acesso à Informação',
    sua: 'seu pedido',
    pergunta: 'O que você quer saber?',
    perguntaNaMesa: 'O que a pessoa quer saber?',
  },
  [TipoManifestacao.simplifique]: {
    nome: 'Simplifique',
    sua: 'sua proposta',
    pergunta: 'O que pode ser mais simples?',
    perguntaNaMesa: 'O que pode ser mais simples?',
  },
};

export const nomeDoTipo = (tipo: number): NomeDoTipo =>
  NOMES[tipo] ?? { nome: 'Manifestação', sua: 'sua manifestação' };
