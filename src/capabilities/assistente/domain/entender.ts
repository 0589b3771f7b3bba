import { dizAlguma, expressoes, quantasDiz } from './expressao.ts';
import { ouvirTodas, type PalavraOuvida } from './parecida.ts';
import { type ProtocoloEscrito, protocoloNoTexto } from './protocolo-no-texto.ts';
import { sobreOTipo, type TipoDoRegistro, tiposQueSeRegistram } from './tipos-de-manifestacao.ts';

export const intencoes = [
  'saudacao',
  'agradecimento',
  'humano',
  'protocolo',
  'meus-casos',
  'prazo',
  'orgao',
  'tipos',
  'registrar',
  'pergunta',
] as const;
export type NomeDaIntencao = (typeof intencoes)[number];

export const temasDoPrazo = [
  'ouvidoria',
  'acesso',
  'prorrogacao',
  'recurso',
  'silencio',
  'complementacao',
] as const;
export type TemaDoPrazo = (typeof temasDoPrazo)[number];

/** What a person wants, as far as their words say. */
export type Intencao =
  | { readonly nome: 'saudacao' | 'agradecimento' | 'humano' | 'meus-casos' | 'orgao' | 'tipos' | 'pergunta' }
  | { readonly nome: 'protocolo'; readonly protocolo: ProtocoloEscrito; readonly querPrazo: boolean }
  | { readonly nome: 'prazo'; readonly tema: TemaDoPrazo; readonly meu: boolean }
  | {
      readonly nome: 'registrar';
      /** Null: something happened, and the words do not say what to file. */
      readonly idTipo: TipoDoRegistro | null;
      /** The text itself tells what happened: it belongs in the form. */
      readonly isRelato: boolean;
    };

const SAUDACAO = expressoes('oi, ola, bom dia, boa tarde, boa noite, opa, oie, ei, alo');
const AGRADECIMENTO = expressoes('obrigad*, valeu, tchau, ate logo, agradeço, brigad*, vlw, era isso');
const HUMANO = expressoes(
  `falar com atendente, falar com pessoa, falar com alguem, falar com humano, falar com gente, atendente humano, atendimento humano, pessoa de verdade,
  falar com ouvidor*, atendimento por telefone, telefone de atendimento, telefone da ouvidoria, numero para ligar, quero ligar, atendimento presencial`,
);
const TIPOS = expressoes(
  `diferença entre, qual tipo, que tipo, qual formulario, tipo de manifestaçao, tipos de manifestaçao, denuncia ou reclamaçao, reclamaçao ou denuncia, solicitaçao ou reclamaçao,
  reclamaçao ou solicitaçao, sugestao ou reclamaçao, nao sei qual, nao sei se e, registrar manifestaçao, fazer manifestaçao, nova manifestaçao, abrir manifestaçao, quero registrar, quero me manifestar`,
);
const PRAZO = expressoes(
  `prazo, prazos, quanto tempo, quantos dias, ate quando, quando vence, quando termina, quando sai resposta, quando respond*, quando chega resposta, dias uteis, dias corridos, data limite, ultimo dia, demora quanto, quanto demora`,
);
const PRORROGA = expressoes(
  'prorrog*, adiar, adiaram, adiou, estend*, pedir mais_prazo, pediu mais_prazo, ganhar mais_prazo, dar mais_prazo, aumentar prazo',
);
const RECURSO = expressoes('recurso, recursos, recorrer, recorro, instancia, contestar');
const SILENCIO = expressoes(
  'nao respondeu, nao responderam, nao me respond*, nao responde*, sem resposta, prazo venceu, prazo acabou, prazo passou, passou do prazo, silencio, atrasad*, nada ate agora, ninguem respond*',
);
const COMPLEMENTA = expressoes(
  'complement*, mais informaçoes pediram, pediu mais informaç*, pediram mais informaç*, pedem mais informaç*, pede mais informaç*',
);
const ACESSO = expressoes(
  'acesso informaçao, lai, lei de acesso, pedido de informaçao, pedido de acesso, sic, informaçao publica',
);
const MEU = expressoes('meu, minha, meus, minhas');
const DOS_MEUS_CASOS = expressoes(
  `andamento, acompanhar meu, acompanhar minha, consultar meu, consultar minha, consultar protocolo, consultar um protocolo, consultar andamento, ver meu protocolo, ver meu pedido,
  como esta meu, como esta minha, como ta meu, como ta minha, situaçao do meu, situaçao da minha, status do meu, status da minha, status, cade meu, cade minha, ja responderam meu, ja responderam minha, ver meus_pedidos, ver minhas_manifestaçoes, quais minhas_manifestaçoes`,
);
/** Whoever says so asks what to do about it, and the help knows. */
const PERDEU = expressoes(
  'perdi, perdeu, esqueci, nao lembro, nao tenho, nao recebi, nao chegou, onde acho, onde encontro, o que e, para que serve',
);
const ORGAO = expressoes(
  `qual orgao, que orgao, quem cuida, quem resolve, quem trata, quem atende, qual ministerio, quem responsavel, quem e responsavel, para quem reclamo, para quem denuncio, a_quem, pra_quem, para_quem,
  onde reclamo, onde denuncio, onde reclamar, onde denunciar, aonde reclamar, qual ouvidoria, qual secretaria, qual agencia, orgao responsavel, orgao certo, orgao competente, de quem e a competencia`,
);
const QUER = expressoes(
  `quero, queria, gostaria, preciso, desejo, vim, venho, vou, pretendo, tenho que, tenho uma, tenho um, me ajuda a, ajuda para, fazer uma, fazer um`,
);
/** How a question begins; what begins so asks about filing, it does not file. */
const PERGUNTA = expressoes(
  'como, qual, quais, quando, quem, onde, aonde, quanto, quantos, quantas, posso, pode, podem, porque, precis* de, tem como, existe, o que, oque, sera que, e possivel, da para, consigo',
);
/** Somebody tells what happened. */
const CONTA = expressoes(
  `meu chefe, minha chefe, meu vizinho, fui, foi, fiquei, estou, esta, estao, faz, aconteceu, ontem, hoje, semana*, mes, meses, servidor*, funcionari*, prefeit*, diretor*, medic*, policial, escola, hospital, posto,
  atendente*, agencia, cobr*, pediu, pedem, pede, negou, disse, trat*, exig*, nao tem, ninguem, tem um, tem uma, minha rua, no bairro`,
);

const MAX_PALAVRAS_DE_CORTESIA = 5;
const MIN_PALAVRAS_DO_RELATO = 5;
/** 'Gostaria de elogiar uma servidora' is not yet the praise. */
const MIN_PALAVRAS_DE_QUEM_PEDE = 8;
/** Enough to be understood; the rest of a long account changes nothing, and costs. */
const MAX_LIDAS = 250;

/** Only the first words tell whether one asks; greetings come before. */
const comecaPerguntando = (palavras: readonly PalavraOuvida[]): boolean =>
  dizAlguma(palavras.slice(0, 4), PERGUNTA);

const tipoPedido = (palavras: readonly PalavraOuvida[]): TipoDoRegistro | null =>
  tiposQueSeRegistram.find((tipo) => dizAlguma(palavras, sobreOTipo[tipo].pedida)) ?? null;

/** The type whose words the account uses most; a denúncia before the others, for it protects who tells. */
export const tipoDoRelato = (palavras: readonly PalavraOuvida[]): TipoDoRegistro | null => {
  let melhor: { tipo: TipoDoRegistro; vezes: number } | null = null;
  for (const tipo of tiposQueSeRegistram) {
    const vezes = quantasDiz(palavras, sobreOTipo[tipo].fala);
    if (vezes > (melhor?.vezes ?? 0)) melhor = { tipo, vezes };
    if (vezes > 0 && tipo === tiposQueSeRegistram[0]) return tipo;
  }
  return melhor?.tipo ?? null;
};

const temaDe = (palavras: readonly PalavraOuvida[]): TemaDoPrazo => {
  if (dizAlguma(palavras, PRORROGA)) return 'prorrogacao';
  if (dizAlguma(palavras, SILENCIO)) return 'silencio';
  if (dizAlguma(palavras, RECURSO)) return 'recurso';
  if (dizAlguma(palavras, COMPLEMENTA)) return 'complementacao';
  return dizAlguma(palavras, ACESSO) ? 'acesso' : 'ouvidoria';
};

const registrarSe = (palavras: readonly PalavraOuvida[], isPergunta: boolean): Intencao | null => {
  const longa = palavras.length >= MIN_PALAVRAS_DO_RELATO;
  if (isPergunta) return null;
  const pedido = tipoPedido(palavras);
  const fala = tipoDoRelato(palavras);
  const isRelato =
    longa && (dizAlguma(palavras, CONTA) || (fala !== null && palavras.length >= MIN_PALAVRAS_DE_QUEM_PEDE));
  if (pedido !== null && (dizAlguma(palavras, QUER) || palavras.length <= 3))
    return {
      nome: 'registrar',
      idTipo: pedido,
      isRelato: isRelato && fala !== null && palavras.length >= MIN_PALAVRAS_DE_QUEM_PEDE,
    };
  if (isRelato && fala !== null) return { nome: 'registrar', idTipo: fala, isRelato: true };
  return null;
};

/** Pure and quick: reads the first words only, and knows nobody. */
export const entender = (texto: string): Intencao => {
  const palavras = ouvirTodas(texto.slice(0, MAX_LIDAS * 12)).slice(0, MAX_LIDAS);
  const isPergunta = texto.trimEnd().endsWith('?') || comecaPerguntando(palavras);
  const protocolo = protocoloNoTexto(texto);
  if (protocolo)
    return { nome: 'protocolo', protocolo, querPrazo: dizAlguma(palavras, [...PRAZO, ...RECURSO]) };
  if (palavras.length <= MAX_PALAVRAS_DE_CORTESIA && !isPergunta) {
    if (dizAlguma(palavras, AGRADECIMENTO)) return { nome: 'agradecimento' };
    if (palavras.length <= 3 && dizAlguma(palavras, SAUDACAO)) return { nome: 'saudacao' };
  }
  if (dizAlguma(palavras, HUMANO)) return { nome: 'humano' };
  if (dizAlguma(palavras, TIPOS)) return { nome: 'tipos' };
  if (dizAlguma(palavras, ORGAO)) return { nome: 'orgao' };
  const registro = registrarSe(palavras, isPergunta);
  if (registro) return registro;
  if (dizAlguma(palavras, PERDEU)) return { nome: 'pergunta' };
  if (dizAlguma(palavras, PRAZO) || (dizAlguma(palavras, SILENCIO) && palavras.length <= 12))
    return { nome: 'prazo', tema: temaDe(palavras), meu: dizAlguma(palavras, MEU) };
  if (dizAlguma(palavras, DOS_MEUS_CASOS)) return { nome: 'meus-casos' };
  return { nome: 'pergunta' };
};
