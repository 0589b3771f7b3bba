import type { ModeloDeAcesso } from './modelo.ts';

const PLANILHA = 'Segue a planilha em formato aberto, com a descrição de cada coluna.';

export const acessos: readonly ModeloDeAcesso[] = [
  {
    onde: ['CGU', 'MD', 'MEC', 'MS', 'MTE', 'IBAMA'],
    assunto: 1062,
    resumo: 'Diárias e passagens de {anoAnterior}',
    texto:
      'Solicito a relação de diárias e passagens pagas em {anoAnterior}, com data, destino, motivo e valor, por servidor, em formato aberto. Se possível, separem viagens nacionais e internacionais.',
    resposta: `${PLANILHA} Em {anoAnterior} foram pagas {numero} diárias, no total de {valor} por viagem, em média. As viagens internacionais estão na segunda aba.`,
  },
  {
    onde: ['CGU', 'RFB', 'INSS', 'ANVISA', 'MTE'],
    assunto: 1063,
    resumo: 'Servidores em teletrabalho em {mes} de {ano}',
    texto:
      'Quantos servidores estavam em teletrabalho integral e parcial em {mes} de {ano}, por unidade? Peço também a norma interna que define as metas.',
    resposta: `${PLANILHA} Em {mes} havia {numero} servidores em regime parcial e {muito} em regime integral. A norma está publicada no boletim interno e segue anexa.`,
  },
  {
    onde: ['CGU'],
    assunto: 1069,
    resumo: 'Relatórios de auditoria em {cidade}',
    texto:
      'Peço cópia dos relatórios de fiscalização sobre recursos federais repassados ao município de {cidade} entre {anoAnterior} e {ano}, na área de saúde e de educação.',
    resposta:
      'Os {pouco} relatórios concluídos estão publicados na página de auditorias; o caminho de cada um segue na lista. Um trabalho ainda em curso será publicado quando terminar.',
  },
  {
    onde: ['CGU'],
    assunto: 1066,
    resumo: 'Processos disciplinares por acúmulo de cargos',
    texto:
      'Solicito o número de processos disciplinares abertos por acúmulo ilegal de cargos desde {anoAnterior}, por órgão, e quantos terminaram em demissão. Não preciso de nomes.',
    resposta: `${PLANILHA} Foram abertos {muito} processos, dos quais {pouco} terminaram em demissão. Os dados excluem processos ainda sem decisão.`,
  },
  {
    onde: ['CGU', 'MEC', 'MS', 'estado', 'cidade'],
    assunto: 1068,
    resumo: 'Contrato de limpeza e vigilância: valores e aditivos',
    texto:
      'Peço cópia do contrato de limpeza e vigilância em vigor, com todos os aditivos, e o número de postos de trabalho pagos em {mes} de {ano}.',
    resposta:
      'Segue o contrato com os {pouco} aditivos. Em {mes} foram pagos {dias} postos de limpeza e {pouco} de vigilância. Os valores mensais estão na última página.',
  },
  {
    onde: ['INSS'],
    assunto: 1020,
    resumo: 'Tempo médio de espera por perícia, por agência',
    texto:
      'Qual foi o tempo médio de espera por perícia médica em cada agência, mês a mês, em {anoAnterior}? Preciso dos dados para uma pesquisa universitária.',
    resposta: `${PLANILHA} A média nacional foi de {dias} dias. Agências com menos de 30 perícias no mês foram somadas à vizinha, para proteger os segurados.`,
  },
  {
    onde: ['INSS'],
    assunto: 1018,
    resumo: 'Aposentadorias concedidas em {anoAnterior} por regra',
    texto:
      'Solicito o número de aposentadorias concedidas em {anoAnterior}, por regra de concessão, sexo e faixa de idade, sem dados pessoais.',
    resposta: `${PLANILHA} As regras estão descritas na aba de legenda.`,
  },
  {
    onde: ['MS', 'estado', 'cidade'],
    assunto: 1005,
    resumo: 'Fila de cirurgias eletivas em {mes} de {ano}',
    texto:
      'Quantas pessoas aguardavam cirurgia eletiva em {mes} de {ano}, por especialidade, e qual o tempo médio de espera? Não peço nomes.',
    resposta: `${PLANILHA} Havia {numero} pessoas na fila; a maior espera era a de ortopedia, {muito} dias em média.`,
  },
  {
    onde: ['MS'],
    assunto: 1004,
    resumo: 'Cobertura vacinal infantil por município',
    texto:
      'Peço a cobertura vacinal de crianças até um ano, por município e por vacina, de {anoAnterior} até o mês mais recente, em formato aberto.',
    resposta:
      'Os dados são publicados todo mês no painel de vacinação; seguem o caminho e as instruções para baixar a base completa de {anoAnterior}.',
  },
  {
    onde: ['MS', 'ANVISA'],
    assunto: 1003,
    resumo: 'Compra de medicamentos de alto custo',
    texto:
      'Solicito a lista de medicamentos de alto custo comprados em {anoAnterior}, com quantidade, preço unitário e fornecedor, e quantos foram comprados por ordem judicial.',
    resposta: `${PLANILHA} As compras por ordem judicial são as linhas marcadas na coluna F: {muito} no ano.`,
  },
  {
    onde: ['MEC'],
    assunto: 1014,
    resumo: 'Inadimplência do financiamento estudantil por curso',
    texto:
      'Qual a taxa de inadimplência do financiamento estudantil por curso e por estado em {anoAnterior}? Peço também o critério usado para considerar um contrato inadimplente.',
    resposta: `${PLANILHA} Considera-se inadimplente o contrato com mais de 90 dias de atraso.`,
  },
  {
    onde: ['IFCE', 'UFPE'],
    assunto: 1011,
    resumo: 'Evasão por curso e campus desde {anoAnterior}',
    texto:
      'Solicito o número de matrículas, trancamentos e desistências por curso e por campus desde {anoAnterior}, e os motivos informados pelos alunos, sem identificá-los.',
    resposta: `${PLANILHA} Os motivos foram agrupados; os mais citados são trabalho e distância.`,
  },
  {
    onde: ['IFCE', 'UFPE'],
    assunto: 1061,
    resumo: 'Vagas de professor previstas e ocupadas',
    texto:
      'Quantos cargos de professor efetivo existem, quantos estão vagos e qual a previsão de concurso para o próximo ano? Peço por campus.',
    resposta: `${PLANILHA} Há {pouco} cargos vagos; a autorização para concurso foi pedida em {mes}.`,
  },
  {
    onde: ['RFB'],
    assunto: 1055,
    resumo: 'Declarações retidas em malha por motivo',
    texto:
      'Peço o número de declarações de imposto de renda de {anoAnterior} retidas em malha, por motivo e por estado, e o tempo médio até a liberação.',
    resposta: `${PLANILHA} O tempo médio foi de {muito} dias. Estados com poucos casos por motivo foram agrupados.`,
  },
  {
    onde: ['IBAMA'],
    assunto: 1033,
    resumo: 'Autos de infração por desmatamento em {anoAnterior}',
    texto:
      'Solicito a base de autos de infração por desmatamento lavrados em {anoAnterior}, com município, área e valor da multa, e quantas multas foram pagas.',
    resposta:
      'A base completa é publicada em dados abertos e atualizada todo dia; segue o caminho. Até esta data, {pouco}% das multas daquele ano foram pagas.',
  },
  {
    onde: ['MTE'],
    assunto: 1026,
    resumo: 'Pessoas resgatadas de trabalho escravo por atividade',
    texto:
      'Quantas pessoas foram resgatadas de trabalho análogo ao de escravo em {anoAnterior}, por atividade econômica e estado? Peço também o total de verbas pagas.',
    resposta: `${PLANILHA} Foram resgatadas {numero} pessoas em {muito} operações.`,
  },
  {
    onde: ['MD'],
    assunto: 1067,
    resumo: 'Licitações de alimentos das organizações militares',
    texto:
      'Solicito a lista de licitações de gêneros alimentícios de {anoAnterior}, com itens, quantidades e preços unitários, por organização militar.',
    resposta: `${PLANILHA} São {muito} pregões; os itens de cada um estão nas abas seguintes.`,
  },
  {
    onde: ['estado'],
    assunto: 1039,
    resumo: 'Efetivo policial por município',
    texto:
      'Qual é o efetivo policial em cada município do estado em {mes} de {ano}, e quantos agentes estão em funções administrativas?',
    resposta: `${PLANILHA} Os números são por região, para não expor a escala de cada unidade.`,
  },
  {
    onde: ['estado'],
    assunto: 1010,
    resumo: 'Escolas estaduais sem quadra ou biblioteca',
    texto:
      'Peço a lista de escolas estaduais sem biblioteca, sem quadra coberta ou sem laboratório, com o município e o número de alunos, em {ano}.',
    resposta: `${PLANILHA} São {muito} escolas; as obras previstas estão na segunda aba.`,
  },
  {
    onde: ['cidade'],
    assunto: 1028,
    resumo: 'Custo do transporte coletivo e subsídio em {anoAnterior}',
    texto:
      'Solicito a planilha de custos do transporte coletivo de {anoAnterior}, o subsídio pago às empresas, mês a mês, e o número de passageiros transportados.',
    resposta: `${PLANILHA} O subsídio médio foi de {valor} por dia e por linha.`,
  },
  {
    onde: ['cidade'],
    assunto: 1059,
    resumo: 'Arrecadação de IPTU por bairro',
    texto:
      'Peço a arrecadação de IPTU por bairro em {anoAnterior}, o número de imóveis isentos e o total da dívida ativa, sem identificar contribuintes.',
    resposta: `${PLANILHA} No {bairro} há {numero} imóveis isentos.`,
  },
  {
    onde: ['cidade', 'estado'],
    assunto: 1070,
    resumo: 'Obras paradas: motivo e valor já pago',
    texto:
      'Quais obras públicas estão paradas há mais de {muito} dias, por que motivo, quanto já foi pago e qual a previsão de retomada?',
    resposta: `${PLANILHA} São {pouco} obras. Quatro têm nova licitação em andamento.`,
  },
  {
    onde: ['judiciario'],
    assunto: 1062,
    resumo: 'Auxílios pagos a magistrados em {anoAnterior}',
    texto:
      'Solicito o total pago em auxílios e indenizações em {anoAnterior}, por tipo e por mês, e a norma que autoriza cada um.',
    resposta: `${PLANILHA} A norma de cada verba está na coluna D.`,
  },
  {
    onde: ['autonomo'],
    assunto: 1027,
    resumo: 'Vagas gratuitas oferecidas e ocupadas',
    texto:
      'Quantas vagas gratuitas foram oferecidas em {anoAnterior}, por curso e estado, e quantos alunos concluíram?',
    resposta: `${PLANILHA} Foram oferecidas {numero} vagas, com conclusão de {idade}%.`,
  },
  {
    onde: ['CGU', 'judiciario', 'autonomo', 'ANVISA'],
    assunto: 731,
    resumo: 'Pedidos de informação recebidos e tempo de resposta',
    texto:
      'Quantos pedidos de acesso à informação o órgão recebeu em {anoAnterior}, quantos foram negados, com qual fundamento, e qual o tempo médio de resposta?',
    resposta: `${PLANILHA} Foram {numero} pedidos, com resposta em {pouco} dias, em média.`,
  },
  {
    onde: ['CGU', 'MEC', 'estado', 'cidade', 'UFPE'],
    assunto: 1068,
    resumo: 'Despesas com publicidade em {anoAnterior}',
    texto:
      'Peço a relação de despesas com publicidade institucional em {anoAnterior}, por campanha, veículo e valor, incluindo redes sociais e influenciadores.',
    resposta: `${PLANILHA} Não houve contratação de influenciadores no período.`,
  },
];

/** What people send through the wrong form: no information is asked for. */
export const acessosQueNaoSao: readonly ModeloDeAcesso[] = [
  {
    onde: [],
    assunto: 1085,
    resumo: 'Demora no atendimento',
    texto:
      'Estou há {dias} dias tentando ser atendido e ninguém resolve. O telefone só chama. Quero que alguém entre em contato comigo ainda esta semana.',
    resposta: PLANILHA,
  },
  {
    onde: [],
    assunto: 1082,
    resumo: 'Não consigo entrar no sistema',
    texto:
      'O sistema diz que minha senha está errada e a recuperação não chega ao e-mail. Como faço para entrar? Preciso enviar um documento até o fim de {proximoMes}.',
    resposta: PLANILHA,
  },
  {
    onde: [],
    assunto: 1064,
    resumo: 'Meu processo {numero} está parado',
    texto:
      'Peço que andem com o meu processo {numero}, parado desde {mes}. Já entreguei tudo o que pediram e dependo da decisão para trabalhar.',
    resposta: PLANILHA,
  },
];
