import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import {
  arvoreDosTipos,
  depoisDoTipo,
  type Escolhido,
  escolher,
  type PerguntaDaArvore,
} from './arvore-dos-tipos.ts';
import { entender, type Intencao } from './entender.ts';
import { readIdentidade, recusaSerConhecido } from './identidade.ts';
import { ouvirTodas } from './parecida.ts';
import type { Passo } from './passo.ts';
import { type Perigo, perigoNoTexto } from './perigo.ts';
import { oQueSeContinua } from './relato.ts';
import { link, type Resposta } from './resposta.ts';
import { cheiraADenuncia } from './sinais-de-irregularidade.ts';
import { sobreOTipo, type TipoDoRegistro } from './tipos-de-manifestacao.ts';

/** The first suggestions, also shown to somebody who is lost. */
export const SUGESTOES = [
  'Quero registrar uma manifestação',
  'Qual é o prazo de resposta?',
  'Consultar um protocolo',
  'Qual órgão cuida do meu assunto?',
] as const;

/** The law gives people other ways to be answered too, and not everybody writes. */
const CANAIS_HUMANOS = [
  link('Ver telefones e endereços das ouvidorias', '/orgao'),
  link('Ler as perguntas frequentes', '/perguntas-frequentes'),
];

/** Without the person's words: an address is kept in histories and logs. */
const PROCURAR_NO_SITE = link('Procurar no site', '/procurar');

const perguntar = (pergunta: PerguntaDaArvore, antes: readonly string[] = []): Resposta => {
  const { texto, opcoes } = arvoreDosTipos[pergunta];
  return {
    intencao: 'tipos',
    paragrafos: [...antes, texto],
    opcoes: opcoes.map(({ rotulo }) => rotulo),
    passo: { em: 'arvore', pergunta },
  };
};

const formulario = ({ idTipo, anonimo }: Escolhido) =>
  ({
    tipo: 'formulario',
    rotulo: anonimo ? 'Abrir o formulário sem me identificar' : 'Abrir o formulário',
    idTipo,
    anonimo,
  }) as const;

/** Explains the chosen type, then offers the form with the story so far, or asks for it. */
const prontoParaRegistrar = (escolhido: Escolhido, temRelato: boolean): Resposta => {
  const { explica, prazo, lei, sua } = sobreOTipo[escolhido.idTipo];
  return {
    intencao: 'registrar',
    paragrafos: [
      escolhido.anonimo
        ? 'Sua denúncia vai sem o seu nome. Depois de enviar, guarde o protocolo e o código de acesso: só com eles você acompanha e conversa com o órgão.'
        : `${explica} ${prazo} (${lei})`,
      temRelato
        ? `Posso abrir o formulário com o que você contou já preenchido. Lá você confere, muda o que quiser e só envia quando estiver pronto.`
        : `Conte em poucas linhas ${sua}: eu levo o texto para o formulário. Se preferir, abra o formulário e escreva lá.`,
    ],
    acoes: [formulario(escolhido)],
    passo: { em: 'relato', ...escolhido },
  };
};

const depoisDe = (idTipo: TipoDoRegistro, temRelato: boolean, antes: readonly string[] = []): Resposta => {
  const destino = depoisDoTipo(idTipo);
  if ('pergunta' in destino) return perguntar(destino.pergunta, antes);
  const pronto = prontoParaRegistrar(destino, temRelato);
  return { ...pronto, paragrafos: [...antes, ...pronto.paragrafos] };
};

const PARECE_DENUNCIA =
  'O que você contou parece uma denúncia, e quem denuncia tem proteção da lei. Por isso pergunto antes de abrir o formulário.';

/** Wrongdoing never goes into the form of another type unless the person says so. */
const registrar = (
  { idTipo, isRelato }: Extract<Intencao, { nome: 'registrar' }>,
  { texto, temRelato }: Dito,
): Resposta => {
  if (idTipo === null)
    return {
      ...perguntar(
        isRelato ? 'houve-irregularidade' : 'o-que-quer',
        isRelato ? ['Quero entender o que você contou.'] : [],
      ),
      isRelato,
    };
  const isDenuncia = idTipo === TipoManifestacao.denuncia;
  if (!isDenuncia && cheiraADenuncia(texto))
    return { ...perguntar('como-denunciar', [PARECE_DENUNCIA]), isRelato: true };
  if (isDenuncia && readIdentidade(texto) === 'anonima')
    return { ...prontoParaRegistrar({ idTipo, anonimo: true }, temRelato || isRelato), isRelato };
  const antes = isRelato ? [`Pelo que você contou, parece ${sobreOTipo[idTipo].nome}.`] : [];
  return { ...depoisDe(idTipo, temRelato || isRelato, antes), isRelato };
};

const DE_NOVO = 'Não entendi a sua escolha, e não quero escolher por você.';

/** Reads the words as an answer to the tree's question; null if they are not one. */
const naArvore = (pergunta: PerguntaDaArvore, { texto, temRelato }: Dito): Resposta | null => {
  const intencao = entender(texto);
  const isRelato = intencao.nome === 'registrar' && intencao.isRelato;
  // An account says more than the words of an option.
  if (pergunta === 'o-que-quer' && isRelato) return null;
  const destino = escolher(pergunta, texto);
  if (destino === 'de-novo') return { ...perguntar(pergunta, [DE_NOVO]), isRelato };
  if (destino !== null) {
    const resposta =
      'pergunta' in destino
        ? perguntar(destino.pergunta)
        : prontoParaRegistrar(destino, temRelato || isRelato);
    return { ...resposta, isRelato };
  }
  if (pergunta !== 'como-denunciar') return null;
  // Somebody who goes on telling has not yet chosen whether to be identified; nobody chooses for
  // them.
  switch (oQueSeContinua(texto)) {
    case 'relato':
      return { ...perguntar(pergunta, ['Anotei. Falta você escolher.']), isRelato: true };
    case 'nada-a-acrescentar':
      return perguntar(pergunta, [DE_NOVO]);
    default:
      return null;
  }
};

const anotado = ({ idTipo, anonimo }: Escolhido): Resposta => ({
  intencao: 'registrar',
  paragrafos: [
    `Anotei. Quando quiser, abra o formulário: ${sobreOTipo[idTipo].sua} já vai com este texto. Você também pode continuar contando aqui.`,
  ],
  acoes: [formulario({ idTipo, anonimo })],
  passo: { em: 'relato', idTipo, anonimo },
  isRelato: true,
});

const MAX_PALAVRAS_DE_UM_PEDIDO = 12;

/** Each sentence of a story is judged again: a denúncia may begin in the middle of a complaint. */
const noRelato = ({ idTipo, anonimo }: Escolhido, { texto, temRelato }: Dito): Resposta | null => {
  const isDenuncia = idTipo === TipoManifestacao.denuncia;
  const isCurto = ouvirTodas(texto).length <= MAX_PALAVRAS_DE_UM_PEDIDO;
  const continua = oQueSeContinua(texto);
  if (continua !== 'pergunta' && !anonimo && recusaSerConhecido(texto)) {
    if (isDenuncia && isCurto) return prontoParaRegistrar({ idTipo, anonimo: true }, temRelato);
    const porque = isDenuncia
      ? 'Você quer se identificar ou não? Escolha antes de abrir o formulário.'
      : 'Só a denúncia pode ser feita sem se identificar. Escolha como quer continuar.';
    return { ...perguntar('como-denunciar', [porque]), isRelato: !isCurto };
  }
  if (continua === 'pergunta') return null;
  if (!isDenuncia && cheiraADenuncia(texto))
    return { ...perguntar('como-denunciar', [PARECE_DENUNCIA]), isRelato: true };
  switch (continua) {
    case 'comando':
      return null;
    case 'nada-a-acrescentar':
      return {
        ...prontoParaRegistrar({ idTipo, anonimo }, temRelato),
        paragrafos: [
          temRelato
            ? 'Certo. Abra o formulário: o que você contou já está nele. Você confere antes de enviar.'
            : `Certo. Abra o formulário, ou conte aqui ${sobreOTipo[idTipo].sua}.`,
        ],
      };
    default:
      return anotado({ idTipo, anonimo });
  }
};
const noPasso = (passo: Passo, dito: Dito): Resposta | null =>
  passo.em === 'arvore' ? naArvore(passo.pergunta, dito) : noRelato(passo, dito);

const SEM_SOCORRO = 'Eu sou um programa e não consigo chamar socorro.';
const REGISTRAR_DEPOIS = 'Quero registrar uma manifestação';

/** The telephones first, in plain words; then how to file, with the story told so far kept. */
const noPerigo = ({ frases, telefones }: Perigo, dito: Dito): Resposta => {
  const acoes = telefones.map(
    ({ numero, quem }) => ({ tipo: 'telefone', rotulo: `Ligar ${numero} · ${quem}`, numero }) as const,
  );
  const { texto, passo } = dito;
  const jaDenuncia = passo?.em === 'relato' && passo.idTipo === TipoManifestacao.denuncia;
  if (!jaDenuncia && cheiraADenuncia(texto))
    return {
      ...perguntar('como-denunciar', [
        ...frases,
        `${SEM_SOCORRO} Quando estiver em segurança, também posso levar o que você contou a uma denúncia, para ser apurado.`,
      ]),
      intencao: 'perigo',
      acoes,
      isRelato: true,
    };
  return {
    intencao: 'perigo',
    paragrafos: [
      ...frases,
      `${SEM_SOCORRO} Quando estiver em segurança, posso ajudar a registrar o que aconteceu.`,
    ],
    acoes,
    opcoes: passo ? [] : [REGISTRAR_DEPOIS],
    ...(passo && { passo, isRelato: passo.em === 'relato' && oQueSeContinua(texto) === 'relato' }),
  };
};

interface Dito {
  readonly texto: string;
  readonly passo: Passo | null;
  /** True if something for the form was told before. */
  readonly temRelato: boolean;
}

/** The answer, if words alone suffice; otherwise the intent, which needs the database. */
export const conversar = (dito: Dito): Resposta | Intencao => {
  const perigo = perigoNoTexto(dito.texto);
  if (perigo) return noPerigo(perigo, dito);
  const doPasso = dito.passo && noPasso(dito.passo, dito);
  if (doPasso) return doPasso;
  const intencao = entender(dito.texto);
  switch (intencao.nome) {
    case 'saudacao':
      return {
        intencao: 'saudacao',
        paragrafos: [
          'Olá! Sou o assistente virtual da plataforma. Respondo dúvidas, explico prazos, digo que órgão procurar e ajudo a registrar a sua manifestação. O que você precisa?',
        ],
        opcoes: SUGESTOES,
      };
    case 'agradecimento':
      return {
        intencao: 'agradecimento',
        paragrafos: ['Por nada! Se precisar de mais alguma coisa, é só escrever.'],
      };
    case 'humano':
      return {
        intencao: 'humano',
        paragrafos: [
          'Eu sou um programa e não há atendentes nesta conversa. Para falar com uma pessoa, procure a ouvidoria do órgão: a lista mostra telefone, endereço e horário de cada uma.',
        ],
        acoes: CANAIS_HUMANOS,
      };
    case 'tipos':
      return perguntar('o-que-quer', ['Posso ajudar a escolher.']);
    case 'registrar':
      return registrar(intencao, dito);
    default:
      return intencao;
  }
};

/**
 * Answers a question in the middle of a story and keeps the step and the link to the form. Somebody
 * who had not yet chosen whether to be identified is asked again.
 */
export const seguindo = (resposta: Resposta, { passo, temRelato }: Omit<Dito, 'texto'>): Resposta => {
  if (passo === null || resposta.passo) return resposta;
  if (passo.em === 'relato')
    return {
      ...resposta,
      passo,
      acoes: [...(resposta.acoes ?? []), ...(temRelato ? [formulario(passo)] : [])],
    };
  if (passo.pergunta !== 'como-denunciar' || !temRelato) return resposta;
  const { opcoes } = perguntar(passo.pergunta);
  return {
    ...resposta,
    passo,
    paragrafos: [...resposta.paragrafos, 'Sobre a sua denúncia: você quer se identificar?'],
    ...(opcoes && { opcoes }),
  };
};

/** Says that it does not know, and who may know. */
export const naoSei = (): Resposta => ({
  intencao: 'pergunta',
  sabe: false,
  paragrafos: [
    'Não sei responder a isso: não encontrei nada sobre a sua pergunta na ajuda da plataforma.',
    'Respondo sobre a ouvidoria, o acesso à informação e esta plataforma. Tente com outras palavras, procure no site, ou fale com uma pessoa: a lista das ouvidorias tem o telefone de cada uma.',
  ],
  opcoes: ['Quero registrar uma manifestação'],
  acoes: [...CANAIS_HUMANOS, PROCURAR_NO_SITE],
});
