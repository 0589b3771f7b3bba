import { arvoreDosTipos, depoisDoTipo, type Escolhido, escolher } from './arvore-dos-tipos.ts';
import { entender, type Intencao } from './entender.ts';
import type { Passo } from './passo.ts';
import { link, type Resposta } from './resposta.ts';
import { sobreOTipo, type TipoDoRegistro } from './tipos-de-manifestacao.ts';

const MIN_LETRAS_DO_RELATO = 15;

/** The first suggestions, and those of who is lost. */
export const SUGESTOES = [
  'Quero registrar uma manifestação',
  'Qual é o prazo de resposta?',
  'Consultar um protocolo',
  'Qual órgão cuida do meu assunto?',
] as const;

/** Law binds the office to answer people too, and not everybody writes. */
export const CANAIS_HUMANOS = [
  link('Ver telefones e endereços das ouvidorias', '/orgao'),
  link('Ler as perguntas frequentes', '/perguntas-frequentes'),
];

export const perguntar = (pergunta: keyof typeof arvoreDosTipos, antes: readonly string[] = []): Resposta => {
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

/** The type is known: what it is, then the form, with what was told or asking for it. */
export const prontoParaRegistrar = (escolhido: Escolhido, temRelato: boolean): Resposta => {
  const { explica, prazo, lei, sua } = sobreOTipo[escolhido.idTipo];
  return {
    intencao: 'registrar',
    paragrafos: [
      `${explica} ${prazo} (${lei})`,
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

const registrar = (
  { idTipo, isRelato }: Extract<Intencao, { nome: 'registrar' }>,
  temRelato: boolean,
): Resposta => {
  const resposta =
    idTipo === null
      ? perguntar('o-que-quer')
      : depoisDe(
          idTipo,
          temRelato || isRelato,
          isRelato ? [`Pelo que você contou, parece ${sobreOTipo[idTipo].nome}.`] : [],
        );
  return { ...resposta, isRelato };
};

/** An answer to the question of the tree, an account for the form, or neither: then the words are understood anew. */
const noPasso = (passo: Passo, texto: string, temRelato: boolean): Resposta | null => {
  if (passo.em === 'arvore') {
    const destino = escolher(passo.pergunta, texto);
    if (!destino) return null;
    return 'pergunta' in destino ? perguntar(destino.pergunta) : prontoParaRegistrar(destino, temRelato);
  }
  const { nome } = entender(texto);
  const isOutraCoisa = texto.trimEnd().endsWith('?') || (nome !== 'registrar' && nome !== 'pergunta');
  if (isOutraCoisa || texto.trim().length < MIN_LETRAS_DO_RELATO) return null;
  const { idTipo, anonimo } = passo;
  return {
    intencao: 'registrar',
    paragrafos: [
      `Anotei. Quando quiser, abra o formulário: ${sobreOTipo[idTipo].sua} já vai com este texto. Você também pode continuar contando aqui.`,
    ],
    acoes: [formulario({ idTipo, anonimo })],
    passo,
    isRelato: true,
  };
};

interface Dito {
  readonly texto: string;
  readonly passo: Passo | null;
  /** Something for the form was told before. */
  readonly temRelato: boolean;
}

/** What needs nothing but the words; the intent, where the answer needs the database. */
export const conversar = ({ texto, passo, temRelato }: Dito): Resposta | Intencao => {
  const doPasso = passo && noPasso(passo, texto, temRelato);
  if (doPasso) return doPasso;
  const intencao = entender(texto);
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
      return registrar(intencao, temRelato);
    default:
      return intencao;
  }
};

/** It says so when it does not know, and where somebody does. */
export const naoSei = (): Resposta => ({
  intencao: 'pergunta',
  sabe: false,
  paragrafos: [
    'Não sei responder a isso: não encontrei nada sobre a sua pergunta na ajuda da plataforma.',
    'Tente com outras palavras, registre uma manifestação para o órgão responder, ou fale com uma ouvidoria.',
  ],
  opcoes: ['Quero registrar uma manifestação'],
  acoes: CANAIS_HUMANOS,
});
