import {
  convitePesquisa,
  diaDaEntrega,
  type EventoDeEmail,
  type Variaveis,
  variaveisDoEvento,
} from './eventos.ts';

interface Variavel {
  /** What will replace it, explained to authors of templates. */
  readonly oQueE: string;
  /** A made-up value, to preview a template. */
  readonly exemplo: string;
}

const PARAR = 'https://exemplo.invalid/web/busca/desligar';

const variaveis: Readonly<Record<string, Variavel>> = {
  protocolo: { oQueE: 'o número do protocolo', exemplo: '00106.000123/2026-48' },
  orgao: { oQueE: 'a sigla e o nome do órgão', exemplo: 'CGU – Controladoria-Geral da União' },
  prazo: { oQueE: 'o último dia do prazo', exemplo: '02/09/2026' },
  prazoAnterior: { oQueE: 'o último dia do prazo antes da mudança', exemplo: '03/08/2026' },
  prazoInterno: { oQueE: 'o último dia para a área contribuir', exemplo: '14/08/2026' },
  ultimoDia: { oQueE: 'o último dia para responder ao que foi pedido', exemplo: '24/08/2026' },
  reabertura: {
    oQueE: 'a frase que diz se a reabertura pode ser pedida, e até quando',
    exemplo: 'Se não concordar ou mudar de ideia, você pode pedir a reabertura até 28/09/2026.',
  },
  perfil: { oQueE: 'o perfil que a pessoa tem ou terá no órgão', exemplo: 'Respondente' },
  fato: { oQueE: 'o que aconteceu com o perfil', exemplo: 'recebeu o perfil' },
  dia: { oQueE: 'o dia a que o e-mail se refere', exemplo: '20/08/2026' },
  orgaoDestino: {
    oQueE: 'o órgão que recebe ou que decide',
    exemplo: 'IFCE – Instituto Federal do Ceará',
  },
  julgadora: { oQueE: 'quem julga o recurso', exemplo: 'Comissão Mista de Reavaliação de Informações' },
  instancia: { oQueE: 'a instância do recurso', exemplo: 'Primeira instância' },
  quemDecide: { oQueE: 'a autoridade que decide o recurso', exemplo: 'a autoridade superior do órgão' },
  quando: { oQueE: 'até quando a decisão deve sair', exemplo: 'até 17/08/2026' },
  oQueContinua: {
    oQueE: 'o que não muda para quem pediu quando o órgão reabre o pedido',
    exemplo:
      'o prazo de resposta continua a terminar em 24/08/2026, e você ainda pode recorrer da resposta anterior até 26/08/2026',
  },
  recursoQueContinua: {
    oQueE: 'até quando ainda se recorre da resposta anterior; fica vazio quando não há recurso',
    exemplo: ', e você ainda pode recorrer da resposta anterior até 26/08/2026',
  },
  oQue: { oQueE: 'o que quem atende registrou em nome da pessoa', exemplo: 'um recurso' },
  comoChegou: {
    oQueE: 'como a pessoa pediu: no balcão, por telefone ou por carta',
    exemplo: 'por carta recebida em 10/08/2026',
  },
  proximoPasso: {
    oQueE: 'a frase que diz se ainda cabe recurso, e até quando',
    exemplo: 'Se não concordar, você pode recorrer até 27/08/2026.',
  },
  semDecisao: {
    oQueE: 'a frase que diz o que acontece se a decisão não sair no prazo',
    exemplo: 'Se ela não sair no prazo, você pode levar o pedido à instância seguinte.',
  },
  decisao: { oQueE: 'a decisão e a especificação dela', exemplo: 'Acesso Negado. Dados pessoais' },
  relogio: {
    oQueE: 'o que há com o prazo do órgão, antes do dia',
    exemplo: 'O prazo voltou a correr e termina em',
  },
  razoes: {
    oQueE: 'as razões da decisão, com o fundamento legal',
    exemplo: 'Fundamento legal: Lei 12.527/2011, art. 31: são dados de saúde',
  },
  recurso: {
    oQueE: 'a frase que diz se cabe recurso, até quando e quem decide',
    exemplo:
      'Se você não concordar, pode recorrer até 27/08/2026. Quem decide: A chefia acima de quem respondeu, na CGU – Controladoria-Geral da União.',
  },
  convitePesquisa: {
    oQueE: 'o convite para avaliar a resposta; fica vazio para quem não quer pesquisas',
    exemplo: convitePesquisa('https://exemplo.invalid/web/manifestacao/avaliar/1').convitePesquisa ?? '',
  },
  entrega: {
    oQueE: 'até quando será entregue o que a resposta prometeu; fica vazio se nada ficou para depois',
    exemplo: diaDaEntrega('24/08/2026').entrega ?? '',
  },
  autoridade: {
    oQueE: 'a autoridade que monitora o órgão',
    exemplo: 'CGU – Controladoria-Geral da União',
  },
  porque: {
    oQueE: 'por que o prazo foi contado de novo',
    exemplo: 'O calendário de feriados que vale para este prazo mudou',
  },
  oPrazo: { oQueE: 'qual dos prazos do pedido mudou', exemplo: 'o prazo da decisão' },
  resultado: { oQueE: 'o que foi decidido', exemplo: 'classificação mantida' },
  ano: { oQueE: 'o ano da lista', exemplo: '2026' },
  itens: { oQueE: 'quantos itens da lista esperam correção', exemplo: '3' },
  trabalho: {
    oQueE: 'quanto trabalho aberto a pessoa da equipe tem, em números',
    exemplo: '3 casos e 1 recurso',
  },
  resumo: { oQueE: 'quantos alertas esperam, por assunto', exemplo: '2 prazos vencendo e 1 mensagem nova' },
  titulo: { oQueE: 'o título do relatório', exemplo: 'Prazos cumpridos' },
  guardadoComo: { oQueE: 'o nome que a pessoa deu ao relatório', exemplo: 'Prazos da minha equipe' },
  numeros: {
    oQueE: 'o período e os números do total do relatório',
    exemplo: 'Data do encerramento, de 01/07/2026 a 31/07/2026. No prazo (%): 92%; Encerradas: 50',
  },
  busca: { oQueE: 'a busca que a pessoa acompanha', exemplo: '“merenda escolar”' },
  quantos: { oQueE: 'quantos resultados novos há', exemplo: '3 resultados novos' },
  resultados: {
    oQueE: 'os resultados mais recentes, um por parágrafo',
    exemplo: 'https://exemplo.invalid/web/busca/pedidos/1 – Cardápio de 2026 (FNDE)',
  },
  enderecoParaParar: { oQueE: 'o endereço que desliga este aviso', exemplo: PARAR },
};

export const explicacaoDaVariavel = (nome: string): string => variaveis[nome]?.oQueE ?? '';

/** An event's variables with made-up values, and the template's office if it has one. */
export const exemplosDoEvento = (evento: EventoDeEmail, orgao: string | null): Variaveis =>
  Object.fromEntries(
    variaveisDoEvento(evento).map((nome) => [
      nome,
      nome === 'orgao' && orgao ? orgao : (variaveis[nome]?.exemplo ?? ''),
    ]),
  );
