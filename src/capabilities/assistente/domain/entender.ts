import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type AtoDoCaso, atoDoCasoExistente } from './caso-existente.ts';
import { dizAlguma, expressoes, quantasDiz } from './expressao.ts';
import { ouvirTodas, type PalavraOuvida } from './parecida.ts';
import { type ProtocoloEscrito, protocoloNoTexto } from './protocolo-no-texto.ts';
import { temSinalDeIrregularidade } from './sinais-de-irregularidade.ts';
import { reclamaDoSilencio, type TemaDoPrazo, temaDoPrazo } from './tema-do-prazo.ts';
import { sobreOTipo, type TipoDoRegistro, tiposQueSeRegistram } from './tipos-de-manifestacao.ts';

export const intencoes = [
  'perigo',
  'saudacao',
  'agradecimento',
  'humano',
  'protocolo',
  'meus-casos',
  'caso-existente',
  'prazo',
  'orgao',
  'tipos',
  'registrar',
  'pergunta',
] as const;
export type NomeDaIntencao = (typeof intencoes)[number];

/** What a person wants, as far as their words tell. */
export type Intencao =
  | { readonly nome: 'saudacao' | 'agradecimento' | 'humano' | 'orgao' | 'tipos' | 'pergunta' }
  | { readonly nome: 'meus-casos'; readonly idTipo: TipoDoRegistro | null }
  | {
      readonly nome: 'caso-existente';
      readonly ato: Exclude<AtoDoCaso, 'acompanhar'>;
      readonly idTipo: TipoDoRegistro | null;
    }
  | { readonly nome: 'protocolo'; readonly protocolo: ProtocoloEscrito; readonly querPrazo: boolean }
  | {
      readonly nome: 'prazo';
      /** Null if it is not clear which term is asked for. */
      readonly tema: TemaDoPrazo | null;
      readonly meu: boolean;
      /** For a question about one's own cases: the type named. */
      readonly idTipo: TipoDoRegistro | null;
    }
  | {
      readonly nome: 'registrar';
      /** Null if something happened but the words do not say what to file. */
      readonly idTipo: TipoDoRegistro | null;
      /** True if the text itself tells what happened and belongs in the form. */
      readonly isRelato: boolean;
    };

const SAUDACAO = expressoes(
  'oi, ola, bom dia, boa tarde, boa noite, opa, oie, ei, alo, me_ajuda, me_ajude, preciso_de_ajuda',
);
const AGRADECIMENTO = expressoes('obrigad*, valeu, tchau, ate logo, agradeço, brigad*, vlw, era isso');
const HUMANO = expressoes(
  `falar com atendente, falar com pessoa, falar com alguem, falar com humano, falar com gente, atendente humano, atendimento humano, pessoa de verdade,
  falar com ouvidor*, atendimento por telefone, telefone de atendimento, telefone da ouvidoria, numero para ligar, quero ligar, atendimento presencial`,
);
const TIPOS = expressoes(
  `diferença entre, qual tipo, que tipo, qual formulario, tipo de manifestaçao, tipos de manifestaçao, denuncia ou reclamaçao, reclamaçao ou denuncia, solicitaçao ou reclamaçao,
  reclamaçao ou solicitaçao, sugestao ou reclamaçao, nao sei qual, nao sei se e, registrar manifestaçao, fazer manifestaçao, nova manifestaçao, abrir manifestaçao`,
);
const QUER_REGISTRAR = expressoes('quero registrar, quero me manifestar');
const PRAZO = expressoes(
  `prazo, prazos, quanto tempo, quantos dias, ate quando, quando vence, quando termina, quando sai resposta, quando respond*, quando chega resposta, dias uteis, dias corridos, data limite, ultimo dia, demora quanto, quanto demora`,
);
const RECURSO = expressoes('recurso, recursos, recorrer, recorro, instancia, contestar');
const MEU = expressoes('meu, minha, meus, minhas');
const DOS_MEUS_CASOS = expressoes(
  `andamento, acompanhar meu, acompanhar minha, consultar meu, consultar minha, consultar protocolo, consultar um protocolo, consultar andamento, ver meu protocolo, ver meu pedido,
  como esta meu, como esta minha, como ta meu, como ta minha, situaçao do meu, situaçao da minha, status do meu, status da minha, status, cade meu, cade minha, ja responderam meu, ja responderam minha, ver meus_pedidos, ver minhas_manifestaçoes, quais minhas_manifestaçoes`,
);
/** Somebody who lost something asks what to do, and the help knows. */
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
/** How a question begins; such a text asks about filing, it does not file. */
const PERGUNTA = expressoes(
  `como, qual, quais, quando, quem, onde, aonde, quanto, quantos, quantas, posso, pode, podem, porque, por_que, pq, precis* de, tem como, existe, o que, oque, sera que, e possivel, da para, consigo,
  quero_saber, queria_saber, gostaria_de_saber, tenho_duvida, tenho_uma_duvida, duvida sobre`,
);
/** Anywhere, these ask for advice: what came before is the reason, not an account for the form. */
const PEDE_CONSELHO = expressoes(
  `o_que_eu_faço, o_que_faço, oque_faço, oq_faço, o_que_fazer, oque_fazer, o_que_devo_fazer, o_que_posso_fazer, que_eu_faço, e_agora, como_faço, como_eu_faço, tenho_direito, posso_recorrer, quem_eu_procuro, a_quem_recorro`,
);
/** Words of somebody who tells what happened. */
const CONTA = expressoes(
  `meu chefe, minha chefe, meu vizinho, fui, foi, fiquei, estou, esta, estao, faz, aconteceu, ontem, hoje, semana*, mes, meses, servidor*, funcionari*, prefeit*, diretor*, medic*, policial, escola, hospital, posto,
  atendente*, agencia, cobr*, pediu, pedem, pede, negou, disse, trat*, exig*, nao tem, ninguem, tem um, tem uma, minha rua, no bairro`,
);

/** Somebody of an office, or an act done to the writer: unless a question, it is an account. */
const ALGUEM_FEZ = expressoes(
  `chefe, chefa, patrao, supervisor*, gerente, diretor*, coordenador*, prefeit*, vereador*, secretari*, policial, policiais, guarda, medic*, enfermeir*, professor*, servidor*, funcionari*, fiscal, fiscais, atendente, motorista, me_obrig*, me_forç*, me_cobr*, me_trat*, me_proib*, me_demit*, me_expuls*, me_impedi*`,
);
const FALA_DE_SI = expressoes(
  'sou_servidor*, sou_atendente, sou_medic*, sou_professor*, sou_funcionari*, sou_diretor*, sou_chefe, sou_da, sou_do, sou_gestor*, quero, queria, gostaria, preciso',
);

const CORTESIA = expressoes(
  'oi, ola, bom, boa, dia, tarde, noite, favor, pf, gente, moço, moça, senhor, senhora, entao, bem, e',
);
/** An account does not begin so; further on, 'como', 'quando' and 'pode' are part of the story. */
const PERGUNTA_NO_COMECO = expressoes(
  'como, qual, quais, quando, quem, onde, aonde, quanto, quantos, quantas, posso, pode, podem, porque, pq, existe, oque, oq, o_que, por_que, sera, consigo, duvida',
);
const COMECO_QUE_PERGUNTA = expressoes(
  'da_para, da_pra, para_quem, pra_quem, a_quem, quero_saber, queria_saber, gostaria_de_saber, tenho_duvida, tenho_uma_duvida',
);
const semCortesia = (palavras: readonly PalavraOuvida[]): PalavraOuvida[] =>
  palavras.filter(
    (palavra, vez) =>
      !dizAlguma([palavra], CORTESIA) && !(palavra.forma === 'por' && palavras[vez + 1]?.forma === 'favor'),
  );
/** Somebody who only names what they want to denounce has not told it yet. */
const soPedeDenuncia = (palavras: readonly PalavraOuvida[]): boolean =>
  palavras.length < MIN_PALAVRAS_DE_QUEM_PEDE &&
  dizAlguma(palavras, sobreOTipo[TipoManifestacao.denuncia].pedida);

const NOMES_DO_CASO: Readonly<Record<TipoDoRegistro, ReturnType<typeof expressoes>>> = {
  [TipoManifestacao.denuncia]: expressoes('denuncia, denuncias, denunsia'),
  [TipoManifestacao.reclamacao]: expressoes('reclamaçao, reclamaçoes, reclamassao'),
  [TipoManifestacao.solicitacao]: expressoes('solicitaçao, solicitaçoes'),
  [TipoManifestacao.acessoAInformacao]: expressoes(
    'pedido de_acesso, pedido de_informaçao, pedidos de_acesso, pedido lai, acesso_a_informaçao',
  ),
  [TipoManifestacao.sugestao]: expressoes('sugestao, sugestoes'),
  [TipoManifestacao.simplifique]: expressoes('simplifique'),
  [TipoManifestacao.elogio]: expressoes('elogio, elogios'),
};

const COMECA_PELO_CASO = expressoes(
  'quero, kero, queria, gostaria, preciso, desejo, vou, posso, como, desistir, cancelar, reabrir, complementar, acompanhar, consultar, anexar, alterar',
);
const MAX_COMECO_DO_CASO = 6;
const MIN_PALAVRAS_DO_SINAL = 3;
const MAX_PALAVRAS_DE_CORTESIA = 5;
const MIN_PALAVRAS_DO_RELATO = 5;
/** 'Gostaria de elogiar uma servidora' is a request to praise, not yet the praise. */
const MIN_PALAVRAS_DE_QUEM_PEDE = 8;
/** Enough to understand; reading the rest of a long account changes nothing and costs time. */
const MAX_LIDAS = 250;

/** Only the first words, which may follow a greeting, tell whether it is a question. */
const comecaPerguntando = (palavras: readonly PalavraOuvida[]): boolean =>
  dizAlguma(palavras.slice(0, 4), PERGUNTA);

const tipoPedido = (palavras: readonly PalavraOuvida[]): TipoDoRegistro | null =>
  tiposQueSeRegistram.find((tipo) => dizAlguma(palavras, sobreOTipo[tipo].pedida)) ?? null;

/** The type whose words the account uses most; denúncia first, because it protects the author. */
const tipoDoRelato = (palavras: readonly PalavraOuvida[]): TipoDoRegistro | null => {
  if (temSinalDeIrregularidade(palavras)) return TipoManifestacao.denuncia;
  let melhor: { tipo: TipoDoRegistro; vezes: number } | null = null;
  for (const tipo of tiposQueSeRegistram) {
    const vezes = quantasDiz(palavras, sobreOTipo[tipo].fala);
    if (vezes > (melhor?.vezes ?? 0)) melhor = { tipo, vezes };
  }
  return melhor?.tipo ?? null;
};

/** The type of one's own case that was named; 'meu pedido' may be any of them. */
const tipoDoCaso = (palavras: readonly PalavraOuvida[]): TipoDoRegistro | null =>
  tiposQueSeRegistram.find((tipo) => dizAlguma(palavras, NOMES_DO_CASO[tipo])) ?? null;

/** Tells rather than asks: no question word after a greeting, and no request for advice. */
const contaIrregularidade = (palavras: readonly PalavraOuvida[], temInterrogacao: boolean): boolean => {
  if (temInterrogacao || palavras.length < MIN_PALAVRAS_DO_SINAL || !temSinalDeIrregularidade(palavras))
    return false;
  const comeco = semCortesia(palavras);
  return !(
    dizAlguma(comeco.slice(0, 2), PERGUNTA_NO_COMECO) || dizAlguma(comeco.slice(0, 4), COMECO_QUE_PERGUNTA)
  );
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

/** A text about somebody is an account, unless it begins by naming the writer's own case. */
const doCaso = (palavras: readonly PalavraOuvida[]): Intencao | null => {
  const contaDeAlguem = dizAlguma(palavras, ALGUEM_FEZ) || temSinalDeIrregularidade(palavras);
  if (contaDeAlguem && !dizAlguma(palavras.slice(0, 1), COMECA_PELO_CASO)) return null;
  const ato = atoDoCasoExistente(contaDeAlguem ? palavras.slice(0, MAX_COMECO_DO_CASO) : palavras);
  if (ato === null) return null;
  const idTipo = tipoDoCaso(palavras);
  return ato === 'acompanhar' ? { nome: 'meus-casos', idTipo } : { nome: 'caso-existente', ato, idTipo };
};

/** Pure and quick: reads only the first words and uses no data about anybody. */
export const entender = (texto: string): Intencao => {
  const palavras = ouvirTodas(texto.slice(0, MAX_LIDAS * 12)).slice(0, MAX_LIDAS);
  const temInterrogacao = texto.trimEnd().endsWith('?');
  const isPergunta = temInterrogacao || comecaPerguntando(palavras) || dizAlguma(palavras, PEDE_CONSELHO);
  const protocolo = protocoloNoTexto(texto);
  if (protocolo)
    return { nome: 'protocolo', protocolo, querPrazo: dizAlguma(palavras, [...PRAZO, ...RECURSO]) };
  const isPrazo = dizAlguma(palavras, PRAZO) || (reclamaDoSilencio(palavras) && palavras.length <= 12);
  const caso = isPrazo || dizAlguma(palavras, PERDEU) ? null : doCaso(palavras);
  if (caso === null && contaIrregularidade(palavras, temInterrogacao))
    return {
      nome: 'registrar',
      idTipo: TipoManifestacao.denuncia,
      isRelato: !soPedeDenuncia(palavras),
    };
  if (palavras.length <= MAX_PALAVRAS_DE_CORTESIA && !isPergunta) {
    if (dizAlguma(palavras, AGRADECIMENTO)) return { nome: 'agradecimento' };
    if (palavras.length <= 3 && dizAlguma(palavras, SAUDACAO)) return { nome: 'saudacao' };
  }
  if (dizAlguma(palavras, HUMANO)) return { nome: 'humano' };
  if (dizAlguma(palavras, TIPOS) || (dizAlguma(palavras, QUER_REGISTRAR) && tipoPedido(palavras) === null))
    return { nome: 'tipos' };
  if (dizAlguma(palavras, ORGAO)) return { nome: 'orgao' };
  if (caso) return caso;
  const registro = registrarSe(palavras, isPergunta);
  if (registro) return registro;
  if (dizAlguma(palavras, PERDEU)) return { nome: 'pergunta' };
  if (isPrazo)
    return {
      nome: 'prazo',
      tema: temaDoPrazo(palavras),
      meu: dizAlguma(palavras, MEU),
      idTipo: tipoDoCaso(palavras),
    };
  if (dizAlguma(palavras, DOS_MEUS_CASOS)) return { nome: 'meus-casos', idTipo: tipoDoCaso(palavras) };
  if (
    !isPergunta &&
    palavras.length >= MIN_PALAVRAS_DO_RELATO &&
    dizAlguma(palavras, ALGUEM_FEZ) &&
    !dizAlguma(palavras, FALA_DE_SI)
  )
    return { nome: 'registrar', idTipo: null, isRelato: true };
  return { nome: 'pergunta' };
};
