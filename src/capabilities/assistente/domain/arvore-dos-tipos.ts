import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dizAlguma, expressoes } from './expressao.ts';
import { readIdentidade } from './identidade.ts';
import { ouvirTodas } from './parecida.ts';
import { cheiraADenuncia } from './sinais-de-irregularidade.ts';
import type { TipoDoRegistro } from './tipos-de-manifestacao.ts';

/** The questions that tell the types apart. */
export const perguntasDaArvore = [
  'o-que-quer',
  'houve-irregularidade',
  'o-que-pede',
  'que-ideia',
  'como-denunciar',
] as const;
export type PerguntaDaArvore = (typeof perguntasDaArvore)[number];

export interface Escolhido {
  readonly idTipo: TipoDoRegistro;
  readonly anonimo: boolean;
}

type Destino = { readonly pergunta: PerguntaDaArvore } | Escolhido;

interface Opcao {
  readonly rotulo: string;
  /** Other words people answer with, besides the label itself and its number. */
  readonly palavras: string;
  readonly vai: Destino;
}

interface No {
  readonly texto: string;
  readonly opcoes: readonly Opcao[];
}

const registra = (idTipo: TipoDoRegistro, anonimo = false): Escolhido => ({ idTipo, anonimo });

export const arvoreDosTipos: Readonly<Record<PerguntaDaArvore, No>> = {
  'o-que-quer': {
    texto: 'O que você quer fazer? Escolha o que mais parece com o seu caso.',
    opcoes: [
      {
        rotulo: 'Contar algo errado que alguém fez',
        palavras: 'denunciar, denuncia, errado, ilegal, crime, corrup*, irregular*, assedi*',
        vai: { pergunta: 'houve-irregularidade' },
      },
      {
        rotulo: 'Reclamar de um serviço ou atendimento',
        palavras: 'reclamar, reclamaçao, queixa, insatisf*, ruim, demora, atendimento',
        vai: { pergunta: 'houve-irregularidade' },
      },
      {
        rotulo: 'Pedir alguma coisa ao órgão',
        palavras: 'pedir, pedido, solicitar, solicitaçao, informaçao, documento*, preciso',
        vai: { pergunta: 'o-que-pede' },
      },
      {
        rotulo: 'Dar uma ideia de melhoria',
        palavras: 'ideia, sugestao, sugerir, melhorar, melhoria, simplific*, burocra*',
        vai: { pergunta: 'que-ideia' },
      },
      {
        rotulo: 'Elogiar um atendimento',
        palavras: 'elogiar, elogio, agradecer, parabens',
        vai: registra(TipoManifestacao.elogio),
      },
    ],
  },
  'houve-irregularidade': {
    texto:
      'Alguém tirou vantagem, descumpriu a lei, ou houve assédio ou discriminação? Ou o serviço é que foi ruim?',
    opcoes: [
      {
        rotulo: 'Sim, alguém agiu errado e quero que apurem',
        palavras:
          'sim, apur*, errado, vantagem, ilegal, lei, assedi*, discrimin*, propina, denuncia, isso mesmo, corrup*, fraude, desvio',
        vai: { pergunta: 'como-denunciar' },
      },
      {
        rotulo: 'Não, o serviço é que foi ruim',
        palavras: 'nao, ruim, serviço, demora, atendimento, reclamaçao',
        vai: registra(TipoManifestacao.reclamacao),
      },
    ],
  },
  'como-denunciar': {
    texto:
      'Então é uma denúncia. Você pode se identificar, e seus dados ficam protegidos por lei, ou denunciar sem dizer quem é. Quem se identifica recebe a resposta; na denúncia anônima, acompanhe com o protocolo e o código.',
    opcoes: [
      {
        rotulo: 'Quero me identificar',
        palavras: '',
        vai: registra(TipoManifestacao.denuncia),
      },
      {
        rotulo: 'Quero denunciar sem me identificar',
        palavras: '',
        vai: registra(TipoManifestacao.denuncia, true),
      },
      {
        rotulo: 'Não é denúncia, é reclamação do serviço',
        palavras:
          'nao e denuncia, e reclamaçao, so reclamaçao, quero reclamar, so reclamar, prefiro reclamar',
        vai: registra(TipoManifestacao.reclamacao),
      },
    ],
  },
  'o-que-pede': {
    texto: 'O que você quer receber?',
    opcoes: [
      {
        rotulo: 'Um documento, um dado ou uma informação',
        palavras: 'documento*, dado*, informaç*, copia, contrato*, gastos, lista, planilha',
        vai: registra(TipoManifestacao.acessoAInformacao),
      },
      {
        rotulo: 'Que o órgão faça algo ou resolva um problema',
        palavras: 'faça, fazer, resolv*, serviço, consert*, providencia*, atendimento, que façam',
        vai: registra(TipoManifestacao.solicitacao),
      },
    ],
  },
  'que-ideia': {
    texto: 'A ideia é tirar burocracia de um serviço federal, como documentos e exigências demais?',
    opcoes: [
      {
        rotulo: 'Sim, quero um serviço mais simples',
        palavras: 'sim, simples, simplific*, burocra*, document*, exigenc*, papel*',
        vai: registra(TipoManifestacao.simplifique),
      },
      {
        rotulo: 'Não, é outra melhoria',
        palavras: 'nao, outra, melhoria, melhorar, sugestao',
        vai: registra(TipoManifestacao.sugestao),
      },
    ],
  },
};

/** The next step after the type was named: a denúncia still has a choice to make. */
export const depoisDoTipo = (idTipo: TipoDoRegistro): Destino =>
  idTipo === TipoManifestacao.denuncia ? { pergunta: 'como-denunciar' } : registra(idTipo);

/** Longer texts are accounts, not answers. */
const MAX_PALAVRAS_DA_ESCOLHA = 12;
const NAO_SABE = expressoes(
  `nao_sei, n_sei, num_sei, sei_la, nao tenho certeza, nao entendi, como_assim, talvez, tanto_faz, depende, os_dois, as_duas, um_pouco de, nao faço ideia, acho_que, tenho duvida, qualquer uma, qualquer um`,
);

/** 'De novo': the words were meant as an answer but settle nothing, so it is asked again. */
export type Escolha = Destino | 'de-novo' | null;

const pelaIdentidade = (texto: string): Escolha => {
  switch (readIdentidade(texto)) {
    case 'anonima':
      return registra(TipoManifestacao.denuncia, true);
    case 'identificada':
      return registra(TipoManifestacao.denuncia);
    case 'duvida':
      return 'de-novo';
    default:
      return null;
  }
};

/** The one option that the words name; none if they name options that lead elsewhere. */
const pelasPalavras = (opcoes: readonly Opcao[], texto: string): Escolha => {
  const palavras = ouvirTodas(texto);
  const ditas = opcoes.filter((opcao) => dizAlguma(palavras, expressoes(opcao.palavras)));
  const destinos = new Set(ditas.map(({ vai }) => JSON.stringify(vai)));
  if (destinos.size > 1) return 'de-novo';
  return ditas[0]?.vai ?? null;
};

/** Null if the words choose nothing here: they may be another question, or an account. */
export const escolher = (pergunta: PerguntaDaArvore, texto: string): Escolha => {
  const { opcoes } = arvoreDosTipos[pergunta];
  const escrita = texto.trim();
  const porRotulo = opcoes.find(({ rotulo }) => rotulo.toLowerCase() === escrita.toLowerCase());
  if (porRotulo) return porRotulo.vai;
  const numero = /^\(?([1-9])\)?[.)]?$/.exec(escrita)?.[1];
  if (numero) return opcoes[Number(numero) - 1]?.vai ?? 'de-novo';
  const palavras = ouvirTodas(escrita);
  if (palavras.length === 0 || escrita.endsWith('?')) return null;
  if (pergunta === 'como-denunciar') {
    const lida = pelaIdentidade(escrita);
    if (lida) return lida;
  }
  // Signs of wrongdoing count more than a 'não', the word 'serviço' or a request.
  if (pergunta !== 'como-denunciar' && pergunta !== 'o-que-quer' && cheiraADenuncia(escrita))
    return { pergunta: 'como-denunciar' };
  if (palavras.length > MAX_PALAVRAS_DA_ESCOLHA) return null;
  if (dizAlguma(palavras, NAO_SABE)) return 'de-novo';
  return pelasPalavras(opcoes, escrita);
};
