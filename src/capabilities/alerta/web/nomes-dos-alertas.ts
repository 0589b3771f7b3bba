import { DIAS_DO_AVISO, type TipoComEscolha } from '../domain/alerta.ts';

interface NomeDoAlerta {
  readonly nome: string;
  readonly quando: string;
}

/** How the preferences page names each alert. */
export const nomesDosAlertas: Readonly<Record<TipoComEscolha, NomeDoAlerta>> = {
  'vence-em-2-dias': {
    nome: 'Prazo acabando',
    quando: `Faltam ${DIAS_DO_AVISO} dias ou menos para responder.`,
  },
  vencida: { nome: 'Prazo vencido', quando: 'O prazo de resposta passou sem resposta.' },
  contribuicao: { nome: 'Contribuição recebida', quando: 'Uma área enviou o que você pediu.' },
  complemento: { nome: 'Complementação recebida', quando: 'Quem registrou enviou o que faltava.' },
  mencao: { nome: 'Menção a você', quando: 'Alguém da equipe citou você em uma nota.' },
  encaminhada: { nome: 'Chegou de outro órgão', quando: 'Outro órgão encaminhou uma manifestação ao seu.' },
  mensagem: {
    nome: 'Mensagem de quem registrou',
    quando: 'A pessoa escreveu na conversa, ou acrescentou algo ao que registrou.',
  },
  decisao: {
    nome: 'Pedido a decidir',
    quando: 'Alguém pediu para desistir de uma denúncia, para reabrir um caso, ou mais prazo para a área.',
  },
  'aviso-devolvido': {
    nome: 'Pessoa a avisar de outro modo',
    quando: 'Não há notícia de que uma pessoa soube do que foi avisado: o e-mail voltou, por exemplo.',
  },
  'impedimento-declarado': {
    nome: 'Impedimento declarado',
    quando: 'Uma pessoa da equipe declarou impedimento e deixou de ver um caso.',
  },
  'impedimento-pedido': {
    nome: 'Pedido de quem relata',
    quando: 'Quem relata pediu que alguém do órgão não veja o caso, e falta conferir quem é.',
  },
  'acrescimo-na-area': {
    nome: 'Acréscimo a um caso com a sua área',
    quando: 'Quem registrou acrescentou algo enquanto o caso espera a contribuição da sua área.',
  },
  'identidade-pedida': {
    nome: 'Pedido de identidade a decidir',
    quando: 'Quem apura pediu para conhecer a identidade que a sua ouvidoria guarda.',
  },
  'identidade-decidida': {
    nome: 'Pedido de identidade decidido',
    quando: 'A ouvidoria concedeu ou recusou o pedido que a sua área ou órgão fez.',
  },
  'abertura-decidida': {
    nome: 'Abertura de identidade decidida',
    quando: 'Outra pessoa aprovou ou recusou a abertura de identidade que você pediu.',
  },
  atribuida: { nome: 'Deixada com você', quando: 'Alguém da equipe passou uma manifestação a você.' },
  'recurso-atribuido': {
    nome: 'Recurso deixado com você',
    quando: 'Alguém da equipe passou um recurso a você.',
  },
  'recurso-vence-em-2-dias': {
    nome: 'Prazo de recurso acabando',
    quando: `Faltam ${DIAS_DO_AVISO} dias ou menos para julgar um recurso.`,
  },
  'recurso-vencido': { nome: 'Prazo de recurso vencido', quando: 'O prazo para julgar um recurso passou.' },
  'prazos-recontados': {
    nome: 'Recontagem de prazos terminada',
    quando: 'A recontagem que você pediu ao mudar um feriado chegou ao fim.',
  },
  'perfil-vence': {
    nome: 'Perfil da equipe acabando',
    quando: 'Faltam 7 dias ou menos para o perfil de quem tem trabalho aberto.',
  },
  'perfil-venceu': {
    nome: 'Perfil da equipe no último dia',
    quando: 'O perfil de quem tem trabalho aberto chegou ao último dia.',
  },
  'relatorio-pronto': {
    nome: 'Arquivo de relatório pronto',
    quando: 'O arquivo que você pediu em Relatórios pode ser baixado.',
  },
  'avaliacao-devolvida': {
    nome: 'Avaliação devolvida',
    quando: 'A autoridade avaliou o tratamento do seu órgão e espera a resposta.',
  },
  'avaliacao-respondida': {
    nome: 'Avaliação respondida',
    quando: 'Um órgão respondeu à avaliação que a sua autoridade fez.',
  },
  'avaliacao-encerrada': {
    nome: 'Avaliação encerrada',
    quando: 'A autoridade encerrou a avaliação do seu órgão.',
  },
  'avaliacao-vence': {
    nome: 'Prazo de avaliação acabando',
    quando: 'Faltam 3 dias ou menos para responder à avaliação.',
  },
  'avaliacao-vencida': {
    nome: 'Prazo de avaliação vencido',
    quando: 'O prazo passou sem resposta à avaliação.',
  },
  'transparencia-a-corrigir': {
    nome: 'Correção na transparência ativa',
    quando: 'A autoridade pediu correções na lista do seu órgão, com prazo.',
  },
  'transparencia-vence': {
    nome: 'Prazo de correção acabando',
    quando: 'Faltam 3 dias ou menos para corrigir itens da transparência ativa.',
  },
  'transparencia-vencida': {
    nome: 'Prazo de correção vencido',
    quando: 'O prazo de itens da transparência ativa passou sem correção.',
  },
  'entrega-vence': {
    nome: 'Entrega chegando ao prazo',
    quando: `Faltam ${DIAS_DO_AVISO} dias ou menos, ou é hoje o dia, de entregar o que foi prometido.`,
  },
  'entrega-vencida': { nome: 'Entrega vencida', quando: 'O dia passou sem o que foi prometido.' },
  'entrega-contestada': {
    nome: 'Entrega contestada',
    quando: 'Quem pediu disse que o entregue não é o prometido.',
  },
  'lista-classificadas-a-publicar': {
    nome: 'Lista de informações classificadas',
    quando: 'O prazo de 1º de junho se aproxima, ou passou, sem a lista anual publicada.',
  },
  'desclassificacao-recebida': {
    nome: 'Pedido de desclassificação recebido',
    quando: 'Um pedido, ou um recurso nele, chegou para o seu órgão decidir.',
  },
  'desclassificacao-vence': {
    nome: 'Prazo de desclassificação acabando',
    quando: 'O prazo para decidir um pedido de desclassificação está perto.',
  },
  'eliminacao-a-conferir': {
    nome: 'Listagem de eliminação',
    quando: 'Quando manifestações do órgão passam do prazo de guarda, e a cada passo da listagem.',
  },
};
