import { dizAlguma, expressoes } from './expressao.ts';
import { type PalavraOuvida, parece } from './parecida.ts';

/** The subjects a term may be about; each has its text in explicar-prazo.ts. */
export const temasDoPrazo = [
  'consentimento',
  'prorrogacao',
  'decidir-recurso',
  'silencio',
  'contagem',
  'revisao',
  'area-tecnica',
  'recurso',
  'complementacao',
  'acesso',
  'ouvidoria',
] as const;
export type TemaDoPrazo = (typeof temasDoPrazo)[number];

const SILENCIO = expressoes(
  `nao respondeu, nao responderam, nao me respond*, nao responde*, sem resposta, prazo venceu, prazo acabou, prazo passou, prazo estourou, prazo terminou, passou do_prazo, passou o_prazo, passou da_data, venceu o_prazo, acabou o_prazo, terminou o_prazo, estour* o_prazo, silencio, atrasad*, nada ate agora, ninguem respond*`,
);

/** It is the person who did not answer yet. */
const DA_PESSOA = expressoes(
  'posso responder, eu nao_responder, eu_nao_respond*, se_eu nao, enquanto_eu, nao_respondi, nao_complementei',
);

/** For each specific subject, words used of nothing else. */
const PALAVRAS: Readonly<Record<Exclude<TemaDoPrazo, 'ouvidoria'>, ReturnType<typeof expressoes>>> = {
  consentimento: expressoes(
    'consent*, consentimento, conssent*, autorizar identidade, autorizar envio, autorizo, autorizaçao identidade, dar autorizaçao',
  ),
  prorrogacao: expressoes(
    'prorrog*, prorog*, adiar, adiaram, adiou, estend*, pedir mais_prazo, pediu mais_prazo, ganhar mais_prazo, dar mais_prazo, aumentar prazo',
  ),
  silencio: SILENCIO,
  contagem: expressoes(
    `feriado*, carnaval, natal, pascoa, sabado*, domingo*, fim de_semana, final de_semana, dias_uteis ou, dia_util, uteis ou corridos, corridos ou uteis, dias_corridos, contagem, como conta, como contam, como_e_contado, conta os_dias`,
  ),
  revisao: expressoes('revisao, revizao, virou ouvidoria'),
  'area-tecnica': expressoes('area_tecnica, area tecnica, tramitaç*, unidade responder, setor responder'),
  'decidir-recurso': expressoes(
    'julgar recurso, julgam recurso, decidir recurso, decidem recurso, decisao recurso, resposta do_recurso, responder recurso, respondem recurso, responderem recurso, recurso demora, demora recurso, recurso leva, recurso ser_julgado, recurso passou, recurso venceu, recurso atrasad*, recurso parado, julgou recurso, julgaram recurso, decidiu recurso, decidiram recurso, julgou meu_recurso',
  ),
  recurso: expressoes('recurso, recursos, recorrer, recorro, recorer, instancia, contestar'),
  complementacao: expressoes(
    'complement*, mais informaçoes pediram, pediu mais informaç*, pediram mais informaç*, pedem mais informaç*, pede mais informaç*, prazo congel*, congel* prazo, prazo suspen*, suspen* prazo, prazo parado',
  ),
  acesso: expressoes(
    'acesso informaçao, lai, lei de acesso, pedido de informaçao, pedido de acesso, pedidos de acesso, sic, informaçao publica',
  ),
};

/** About something other than a legal term, even if it says 'tempo'. */
const OUTRA_COISA = expressoes(
  `logad*, conectad*, sessao, guard*, armazen*, apag*, exclu*, deslog*, cai a_sessao, ficar online, senha, bloquead*, prescre*, cadastro, fila, consulta medica`,
);
/** How long a service takes, unless it is asked when the office will answer. */
const DO_SERVICO = expressoes('posto, hospital, sus');
const DE_RESPONDER = expressoes('respond*, resposta, retorno');

/** Words that fit a question about the answer's deadline; any other means another subject. */
const DA_RESPOSTA =
  `prazo prazos quanto quantos quantas tempo dias dia uteis ate quando vence vencimento termina sai resposta respostas responde
  respondem responder responderem respondida respondido respondidas respondidos chega chegar receber recebo demora demoram demorar leva levam
  ouvidoria ouvidorias orgao orgaos manifestacao manifestacoes denuncia denuncias reclamacao reclamacoes solicitacao solicitacoes sugestao
  sugestoes elogio elogios simplifique pedido protocolo maximo minimo legal lei media normal limite data ultimo qual quais que o a os as de
  da do das dos para pra pro por em no na e eh um uma uns meu minha meus minhas me mim eu voces vcs voce tem ter tenho ha existe saber quero
  queria gostaria preciso sobre esse essa este esta isso voltam dao dar ser sera seria vai vao fica pronta pronto analisar analisada atender
  oi ola bom boa tarde noite favor mais ou menos ainda falta faltam resta restam esperar espero espera aguardar hoje agora minima geralmente
  costuma vira vem conclusiva final governo federal estadual municipal prefeitura ministerio secretaria universidade instituto agencia
  municipio estado cidade camara tribunal autarquia receita hospital posto escola inss sus`
    .split(/\s+/)
    .filter(Boolean);
const CONHECIDAS = expressoes(DA_RESPOSTA.join(', ')).flat();

const isConhecida = (escrita: PalavraOuvida): boolean =>
  escrita.forma.length < 3 || CONHECIDAS.some(({ palavra }) => parece(escrita, palavra, false));

export const reclamaDoSilencio = (palavras: readonly PalavraOuvida[]): boolean =>
  dizAlguma(palavras, SILENCIO);

/**
 * Null if the subject is unclear: no term is stated, since a wrong one may cost a right. Whose answer is waited for changes no
 * term: the words of an office's name count as known.
 */
export const temaDoPrazo = (
  palavras: readonly PalavraOuvida[],
  nomesDeOrgaos: ReadonlySet<string> = new Set(),
): TemaDoPrazo | null => {
  if (dizAlguma(palavras, OUTRA_COISA)) return null;
  if (dizAlguma(palavras, DO_SERVICO) && !dizAlguma(palavras, DE_RESPONDER)) return null;
  const calada = dizAlguma(palavras, DA_PESSOA);
  const tema = temasDoPrazo.find(
    (cada) => cada !== 'ouvidoria' && !(cada === 'silencio' && calada) && dizAlguma(palavras, PALAVRAS[cada]),
  );
  if (tema) return tema;
  return palavras.every((palavra) => nomesDeOrgaos.has(palavra.forma) || isConhecida(palavra))
    ? 'ouvidoria'
    : null;
};
