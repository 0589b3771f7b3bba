import { TipoManifestacao } from '#kernel/enumeracoes.ts';

/** Sentences any case may carry around its own text. */
export const aberturas = ['', '', '', 'Bom dia. ', 'Boa tarde. ', 'Olá. ', 'Boa noite. '];
export const fechos = ['', '', '', ' Aguardo retorno.', ' Desde já, obrigado.', ' Obrigada pela atenção.'];
/** Of people who want something put right. */
export const fechosDeQuemReclama = [
  '',
  ' Aguardo retorno.',
  ' Peço providências.',
  ' Posso enviar mais detalhes se precisarem.',
  ' Já procurei o atendimento e não resolveram.',
];
const pedidosSobreFatos = [
  'Para continuar a análise, diga a data em que o fato ocorreu e o local, com um ponto de referência.',
  'Faltam informações para localizar o caso. Informe, por favor, quando ocorreu e com quem você falou.',
];
const pedidosSobreIdeias = [
  'Gostamos da ideia e queremos estudá-la. Em que lugar ou em que passo do serviço ela ajudaria mais?',
  'Para levar a mensagem à área certa, diga em que unidade foi e, se lembrar, em que mês.',
];
export const pedidosGerais = (tipo: number): readonly string[] =>
  tipo === TipoManifestacao.sugestao ||
  tipo === TipoManifestacao.simplifique ||
  tipo === TipoManifestacao.elogio
    ? pedidosSobreIdeias
    : pedidosSobreFatos;
export const complementosGerais = [
  'Foi na unidade do {bairro}, na primeira semana de {mes}. Não sei o nome de quem atendeu.',
  'Em {mes}, no {bairro}. O número que me deram no balcão é {numero}.',
];
export const segundoPedido =
  'Obrigado pelo retorno. Falta só um ponto: há algum documento, foto ou protocolo que confirme a data?';
export const intermediarias = [
  'Recebemos a sua manifestação e pedimos esclarecimentos à área responsável. Voltaremos a escrever assim que ela responder.',
  'A área técnica fez uma visita ao local e prepara o relatório. A resposta final será dada dentro do prazo.',
];
export const justificativasDaProrrogacao: readonly (readonly [number, string])[] = [
  [1, 'A resposta depende de levantamento em mais de um sistema.'],
  [2, 'Duas unidades precisam ser ouvidas antes da resposta.'],
  [3, 'O volume de documentos é grande e está sendo organizado.'],
  [4, 'A área responsável está em período de inventário.'],
];
/** Ids of db/reference/29; 6 (silence) and 9 (withdrawal) have acts of their own. */
export const arquivamentos: readonly (readonly [number, string, string])[] = [
  [1, 'Duplicidade', 'Já existe uma manifestação da mesma pessoa sobre o mesmo fato, que segue em análise.'],
  [2, 'Ausência de elementos mínimos', 'Não foi possível identificar o fato, o local nem a data.'],
  [3, 'Falta de urbanidade (Lei 13.460, art. 8º, I)', 'O texto traz ofensas e não descreve um fato.'],
  [4, 'Cópia para diversos órgãos', 'O texto foi enviado igual a vários órgãos; o competente já o recebeu.'],
  [5, 'Perda de objeto', 'O que se pedia foi resolvido antes da resposta.'],
  [7, 'Texto incompreensível', 'O texto não permite entender o que se pede.'],
  [8, 'Manifestação de teste', 'O conteúdo mostra que se trata de um teste do sistema.'],
];
export const orgaosDeFora = [
  'Ministério Público do Estado',
  'Tribunal de Contas do Estado',
  'Concessionária de energia elétrica',
  'Conselho Regional de Medicina',
  'Agência reguladora estadual',
];
export const destinatariosDoConsentimento = [
  'Corregedoria do órgão denunciado',
  'Comissão de Ética Setorial',
  'Polícia Federal',
];
export const MOTIVO_DO_CONSENTIMENTO =
  'Quem vai apurar precisa ouvir você para confirmar datas e documentos. Sem o seu consentimento, o relato segue sem os seus dados.';
/** Office, person, office, person… */
export const conversas: readonly (readonly string[])[] = [
  [
    'Recebemos a sua comunicação. Você consegue dizer em que turno isso costuma acontecer? Não informe nada que identifique você.',
    'Quase sempre no fim da tarde, quando só ficam duas pessoas no setor.',
    'Obrigado. A unidade de apuração já foi avisada. Volte aqui em alguns dias para ver se há novas perguntas.',
  ],
  [
    'Há documentos, como notas ou portarias, que possam ser consultados? Basta indicar o número.',
    'As notas são as de final 114 a 131. Estão na pasta do setor, junto com os pedidos.',
  ],
  ['Para proteger você, retiramos do relato um trecho que permitiria saber quem escreveu. Está de acordo?'],
];
export const comentariosBons = [
  'Responderam antes do prazo e em linguagem que eu entendi.',
  'Resolveu. Obrigada à equipe.',
  'Não esperava que ligassem para explicar. Muito bom.',
  'Consegui o que precisava sem sair de casa.',
];
export const comentariosRuins = [
  'A resposta não trata do que perguntei.',
  'Demorou demais e só repetiram o que está no site.',
  'Entendi a resposta, mas o problema continua igual.',
];
export const bairros = [
  'Jardim das Mangueiras',
  'Vila Esperança Nova',
  'Alto da Colina',
  'Parque dos Ipês',
  'Conjunto Aurora',
  'Barra do Sereno',
  'Cidade Jardim II',
  'Morro do Vento',
  'Lagoa Funda',
  'Bosque dos Pinhais',
];
export const ruas = [
  'Rua das Palmeiras Imperiais',
  'Rua Professora Zulmira Dantas',
  'Avenida do Canal Velho',
  'Rua Mestre Januário',
  'Travessa das Flores Miúdas',
  'Avenida Beira-Trilho',
  'Rua Sargento Osório Pena',
];
export const cidades = [
  'Serra Dourada do Sul',
  'Barra das Andorinhas',
  'Santa Rita do Pontal Velho',
  'Campo Sereno',
  'Riacho dos Cajueiros',
  'Porto das Garças',
];
export const empresas = [
  'Comercial Três Palmeiras Ltda.',
  'Construtora Vale do Jacurutu',
  'Serviços Gerais Boa Lida Ltda.',
  'Distribuidora Monte Belo do Norte',
  'Engenharia Pedra Lisa S.A.',
];
export const meses = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
