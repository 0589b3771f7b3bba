import { comArtigoNoLugar } from './artigos.ts';

/** The invitation to the survey: a whole paragraph, or nothing for people who want none. */
const CONVITE_PESQUISA = 'convitePesquisa';

/** Until when what the answer promised is delivered: a whole paragraph, or nothing without a promise. */
const ENTREGA = 'entrega';

interface Definicao {
  /**
   * What its template may use besides protocol and office, given by the code that writes the mail;
   * dates as dd/mm/yyyy. Never a person's text, name or access code; only the alert of a search
   * repeats its owner's search words, the mail of a saved report the name its owner gave it, and the
   * denial of an access request its reasons, as the law wants them told (never of a denúncia).
   */
  readonly variaveis: readonly string[];
  /** A person may turn it off; the others carry a term or an answer that the law owes them. */
  readonly dispensavel?: true;
  /** About somebody's work, not about one case. */
  readonly semProtocolo?: true;
  /** Of no particular office: about the public collection, or a report over several offices. */
  readonly semOrgao?: true;
  /** For people who follow the public collection: offices have no words of their own for it. */
  readonly daPlataforma?: true;
}

/** What a mail can be about: one line here and one text in db/reference/email each. */
// biome-ignore format: read as a table.
const definicoes = {
  'manifestacao.cadastrada': { variaveis: ['prazo'] },
  'manifestacao.nova-no-orgao': { variaveis: ['prazo'] },
  'manifestacao.complementacao-pedida': { variaveis: ['ultimoDia'] },
  'manifestacao.complementada': { variaveis: ['prazo', 'relogio'] },
  'manifestacao.arquivada-sem-complementacao': { variaveis: ['reabertura'] },
  'manifestacao.prorrogada': { variaveis: ['prazoAnterior', 'prazo'] },
  'manifestacao.encaminhada': { variaveis: ['orgaoDestino', 'prazo'], dispensavel: true },
  'manifestacao.recebida-de-outro-orgao': { variaveis: ['orgaoDestino', 'prazo'] },
  'equipe.recebida-por-impedimento': { variaveis: ['prazo'] },
  'manifestacao.encaminhada-para-fora': { variaveis: ['orgaoDestino'] },
  'manifestacao.resposta-intermediaria': { variaveis: ['prazo'], dispensavel: true },
  'manifestacao.respondida': { variaveis: [ENTREGA, CONVITE_PESQUISA] },
  'manifestacao.acesso-negado': { variaveis: ['decisao', 'razoes', 'recurso', CONVITE_PESQUISA] },
  'manifestacao.arquivada': { variaveis: ['reabertura'] },
  'manifestacao.tipo-alterado': { variaveis: ['prazo'] },
  'manifestacao.pedido-retipado': { variaveis: ['prazo', 'ultimoDia'] },
  'manifestacao.reaberta': { variaveis: ['prazo', 'recursoQueContinua'] },
  'manifestacao.pedido-reaberto': { variaveis: ['oQueContinua'] },
  'manifestacao.desistencia': { variaveis: [] },
  'manifestacao.desistencia-pedida': { variaveis: [] },
  'manifestacao.desistencia-em-parte': { variaveis: [] },
  'manifestacao.desistencia-decidida': { variaveis: ['reabertura'] },
  'manifestacao.desistencia-nao-aceita': { variaveis: [] },
  'manifestacao.reabertura-pedida': { variaveis: [] },
  'manifestacao.reabertura-negada': { variaveis: [] },
  'manifestacao.mensagem-do-orgao': { variaveis: [] },
  'manifestacao.mais-prazo-pedido': { variaveis: [] },
  'manifestacao.mais-prazo-decidido': { variaveis: ['prazoInterno'] },
  'manifestacao.mensagem-do-manifestante': { variaveis: [] },
  'manifestacao.contribuicao-pedida': { variaveis: ['prazoInterno'] },
  'manifestacao.contribuicao-devolvida': { variaveis: [] },
  'manifestacao.consentimento-pedido': { variaveis: ['ultimoDia'] },
  'manifestacao.consentimento-respondido': { variaveis: [] },
  'manifestacao.consentimento-sem-resposta': { variaveis: [] },
  'manifestacao.janela-recontada': { variaveis: ['prazoAnterior', 'prazo'], dispensavel: true },
  'manifestacao.desfecho-registrado': { variaveis: [] },
  'equipe.identidade': { variaveis: ['fato'], semProtocolo: true },
  'equipe.acesso-extraordinario': { variaveis: ['fato'], semProtocolo: true },
  'manifestacao.identidade-pedida': { variaveis: [] },
  'manifestacao.identidade-decidida': { variaveis: [] },
  'manifestacao.identidade-respondida': { variaveis: [] },
  'manifestacao.prazo-recontado': { variaveis: ['porque', 'prazoAnterior', 'prazo'], dispensavel: true },
  'manifestacao.lembrete-de-complementacao': { variaveis: ['ultimoDia'] },
  'manifestacao.lembrete-de-consentimento': { variaveis: ['ultimoDia'] },
  'manifestacao.lembrete-de-contribuicao': { variaveis: ['prazoInterno'] },
  'descumprimento.registrada': { variaveis: ['orgaoDestino', 'prazo'] },
  'descumprimento.recebida': { variaveis: ['orgaoDestino', 'prazo'] },
  'descumprimento.denunciado': { variaveis: ['orgaoDestino', 'prazo'] },
  'descumprimento.decidida': { variaveis: ['orgaoDestino', 'resultado'] },
  'descumprimento.decidida-ao-orgao': { variaveis: ['orgaoDestino'] },
  'cumprimento.entregue': { variaveis: ['ultimoDia'] },
  'cumprimento.entregue-a-instancia': { variaveis: [] },
  'cumprimento.lembrete-de-contestacao': { variaveis: ['ultimoDia'] },
  'cumprimento.vencida': { variaveis: ['prazo'] },
  'cumprimento.nao-entregue': { variaveis: ['prazo'] },
  'cumprimento.contestacao-registrada': { variaveis: ['orgaoDestino', 'prazo'] },
  'cumprimento.contestada': { variaveis: ['orgaoDestino', 'prazo'] },
  'cumprimento.contestada-ao-orgao': { variaveis: ['orgaoDestino', 'prazo'] },
  'cumprimento.nova-data': { variaveis: ['orgaoDestino', 'prazoAnterior', 'prazo'] },
  'cumprimento.nova-data-ao-orgao': { variaveis: ['orgaoDestino', 'prazoAnterior', 'prazo'] },
  'cumprimento.data-renovada': { variaveis: ['orgaoDestino', 'prazoAnterior', 'prazo'] },
  'cumprimento.data-renovada-ao-orgao': { variaveis: ['orgaoDestino', 'prazoAnterior', 'prazo'] },
  'cumprimento.sem-meios': { variaveis: ['prazo'] },
  'cumprimento.sem-meios-registrada': { variaveis: ['prazo'] },
  'incidente.aberto': { variaveis: ['orgaoDestino'] },
  'incidente.respondido': { variaveis: ['orgaoDestino'] },
  'incidente.prorrogado': { variaveis: ['orgaoDestino', 'prazoAnterior', 'prazo'] },
  'incidente.decisao-corrigida': { variaveis: ['orgaoDestino'] },
  'incidente.nova-entrega': { variaveis: ['orgaoDestino', 'prazoAnterior', 'prazo'] },
  'reclamacao.aberta': { variaveis: ['prazo', 'ultimoDia', 'quemDecide'] },
  'recurso.instancia-aberta': { variaveis: ['prazo', 'ultimoDia', 'instancia', 'quemDecide'] },
  'recurso.registrado': { variaveis: ['instancia', 'quemDecide', 'quando', 'semDecisao'] },
  'recurso.novo-na-instancia': { variaveis: ['instancia', 'quando'] },
  'recurso.respondido': { variaveis: ['instancia', 'proximoPasso'] },
  'recurso.negado': { variaveis: ['instancia', 'decisao', 'razoes', 'proximoPasso'] },
  'recurso.esclarecimento-pedido': { variaveis: ['julgadora', 'ultimoDia'] },
  'recurso.esclarecido': { variaveis: [] },
  'recurso.em-esclarecimentos': { variaveis: ['julgadora', 'ultimoDia'] },
  'recurso.reuniao-marcada': { variaveis: ['julgadora', 'dia'] },
  'recurso.prazo-recontado': { variaveis: ['porque', 'instancia', 'prazoAnterior', 'prazo'], dispensavel: true },
  'recurso.esclarecimento-recontado': { variaveis: ['porque', 'julgadora', 'prazoAnterior', 'prazo'] },
  'recurso.lembrete-de-prazo': { variaveis: ['instancia', 'prazo'] },
  'equipe.perfil-vence': { variaveis: ['dia', 'trabalho'], semProtocolo: true },
  'equipe.perfil-venceu': { variaveis: ['dia', 'trabalho'], semProtocolo: true },
  'equipe.perfil-a-confirmar': { variaveis: ['perfil', 'fato'], semProtocolo: true },
  'equipe.perfil-novo': { variaveis: ['perfil', 'fato'], semProtocolo: true },
  'equipe.perfil-novo-em-outro-orgao': { variaveis: ['perfil', 'fato'], semProtocolo: true },
  'alerta.resumo-diario': { variaveis: ['dia', 'resumo'], semProtocolo: true },
  'relatorio.agendado': { variaveis: ['dia', 'titulo', 'guardadoComo', 'numeros'], semProtocolo: true, semOrgao: true },
  'monitoramento.avaliacao-devolvida': { variaveis: ['autoridade', 'prazo'], semProtocolo: true },
  'monitoramento.avaliacao-respondida': { variaveis: ['autoridade'], semProtocolo: true },
  'monitoramento.avaliacao-encerrada': { variaveis: ['autoridade'], semProtocolo: true },
  'monitoramento.avaliacao-vence': { variaveis: ['autoridade', 'prazo'], semProtocolo: true },
  'monitoramento.avaliacao-vencida': { variaveis: ['autoridade', 'prazo'], semProtocolo: true },
  'transparencia.a-corrigir': { variaveis: ['prazo'], semProtocolo: true },
  'transparencia.vence': { variaveis: ['itens', 'prazo'], semProtocolo: true },
  'transparencia.vencida': { variaveis: ['itens', 'prazo'], semProtocolo: true },
  'desclassificacao.registrada': { variaveis: ['quemDecide', 'quando', 'semDecisao'] },
  'atendimento.registrado': { variaveis: ['oQue', 'comoChegou'] },
  'desclassificacao.recebida': { variaveis: ['quemDecide', 'quando'] },
  'desclassificacao.recorrida': { variaveis: ['quemDecide', 'quando', 'semDecisao'] },
  'desclassificacao.decidida': { variaveis: ['resultado', 'razoes', 'proximoPasso'] },
  'desclassificacao.sem-decisao': { variaveis: ['prazo', 'semDecisao'] },
  'desclassificacao.vence': { variaveis: ['prazo', 'semDecisao'] },
  'desclassificacao.vencida': { variaveis: ['prazo', 'semDecisao'] },
  'desclassificacao.prazo-recontado': { variaveis: ['porque', 'oPrazo', 'prazoAnterior', 'prazo'], dispensavel: true },
  'desclassificacao.reuniao-marcada': { variaveis: ['quemDecide', 'dia'] },
  'desclassificacao.desistencia': { variaveis: [] },
  'desclassificacao.em-nome': { variaveis: ['oQue', 'comoChegou'] },
  'classificadas.lista-a-publicar': { variaveis: ['ano', 'prazo'], semProtocolo: true },
  'busca.alerta-diario': { variaveis: ['busca', 'quantos', 'resultados', 'enderecoParaParar'], semProtocolo: true, semOrgao: true, daPlataforma: true },
  'busca.decisao-publicada': { variaveis: ['instancia', 'enderecoParaParar'], daPlataforma: true },
} as const satisfies Readonly<Record<string, Definicao>>;

export type EventoDeEmail = keyof typeof definicoes;
export const eventosDeEmail = Object.keys(definicoes) as [EventoDeEmail, ...EventoDeEmail[]];

const definicaoDo = (evento: EventoDeEmail): Definicao => definicoes[evento];

export const eventosDispensaveis = eventosDeEmail.filter((evento) => definicaoDo(evento).dispensavel);
export const eventosSemProtocolo = eventosDeEmail.filter((evento) => definicaoDo(evento).semProtocolo);
export const isDaPlataforma = (evento: EventoDeEmail): boolean => definicaoDo(evento).daPlataforma ?? false;

/** Given in every mail about a case: its number, and 'SIGLA – nome' of the office that has it. */
const SEMPRE = { protocolo: 'semProtocolo', orgao: 'semOrgao' } as const;

export const variaveisDoEvento = (evento: EventoDeEmail): readonly string[] => {
  const definicao = definicaoDo(evento);
  const deSempre = Object.entries(SEMPRE).filter(([, sem]) => !definicao[sem]);
  return [...deSempre.map(([nome]) => nome), ...definicao.variaveis];
};

/** Who has the case stands on its page, and nobody owes an invitation. */
const LIVRES: readonly string[] = ['orgao', CONVITE_PESQUISA];

/** What the notice is for: without these it would tell nothing, whatever its words. */
export const variaveisDevidas = (evento: EventoDeEmail): readonly string[] =>
  variaveisDoEvento(evento).filter((nome) => !LIVRES.includes(nome));

/** Lei 13.460/2017, art. 23: the answer is owed, an opinion about it is only asked for. */
export const convitePesquisa = (endereco: string | null): Variaveis => ({
  [CONVITE_PESQUISA]: endereco
    ? `Depois de ler, conte o que achou: a avaliação leva um minuto e ajuda a melhorar o serviço. Para avaliar, abra ${endereco} no navegador.`
    : '',
});

/** Lei 12.527/2011, art. 11: what is granted for later has a day; missed, it may be denounced. */
export const diaDaEntrega = (dia: string | null): Variaveis => ({
  [ENTREGA]: dia
    ? `O que foi prometido deve ser entregue até ${dia}. Se não for, você pode denunciar o descumprimento na página do pedido.`
    : '',
});

export type Variaveis = Readonly<Record<string, string>>;

const VARIAVEL = /\{\{\s*(\w+)\s*\}\}/g;
/** The variable with the word before it, if only a blank is between them. */
const PALAVRA_E_VARIAVEL = /(?:(?<![\p{L}\d])(\p{Ll}+) )?\{\{\s*(\w+)\s*\}\}/gu;

/** The names a template uses, each once. */
export const variaveisUsadas = (modelo: string): string[] => [
  ...new Set([...modelo.matchAll(VARIAVEL)].map(([, nome = '']) => nome)),
];

/** Fills in {{protocolo}} and the like; an unknown name stays, so that the mistake shows. */
export const preencher = (modelo: string, variaveis: Variaveis): string =>
  modelo.replace(
    PALAVRA_E_VARIAVEL,
    (inteiro: string, palavra: string | undefined, nome: string, lugar: number) => {
      const valor = Object.hasOwn(variaveis, nome) ? variaveis[nome] : undefined;
      if (valor === undefined) return inteiro;
      const [antes, depois] = [modelo.slice(0, lugar), modelo.slice(lugar + inteiro.length)];
      return comArtigoNoLugar({ nome, palavra: palavra ?? '', antes, depois }, valor);
    },
  );
