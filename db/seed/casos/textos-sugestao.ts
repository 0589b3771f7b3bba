import type { Modelo } from './modelo.ts';

export const sugestoes: readonly Modelo[] = [
  {
    onde: ['CGU'],
    assunto: 731,
    texto:
      'Sugiro que as respostas aos pedidos de informação venham sempre com a data em que os dados foram extraídos. Comparei duas planilhas de {anoAnterior} e os números não batem porque uma foi gerada em {mes} e a outra não diz quando.',
    resposta:
      'A sugestão foi adotada: os modelos de resposta têm agora um campo obrigatório com a data da extração, e os órgãos foram avisados por ofício circular.',
  },
  {
    onde: ['CGU', 'judiciario'],
    assunto: 1083,
    texto:
      'Uso leitor de tela e os gráficos do portal não têm descrição. Sugiro que cada gráfico venha com uma tabela logo abaixo, que serve também para quem tem internet lenta, como aqui em {cidade}.',
    resposta:
      'Adotada em parte. As tabelas foram incluídas nos {dias} painéis mais consultados; os demais dependem da troca da ferramenta de gráficos, prevista para o próximo ano.',
  },
  {
    onde: ['CGU', 'MD', 'IBAMA', 'ANVISA', 'MTE', 'autonomo'],
    assunto: 1086,
    texto:
      'Proponho que o órgão publique, uma vez por mês, um resumo em uma página do que chegou à ouvidoria e do que mudou por causa disso. Ler que alguém resolveu algo anima outros a participar.',
    resposta:
      'A sugestão foi aceita. O primeiro resumo sai em {proximoMes}, no site e nas redes, e os próximos até o dia 10 de cada mês.',
  },
  {
    onde: ['INSS', 'RFB'],
    assunto: 1052,
    texto:
      'Sugiro letras maiores e menos passos no aplicativo para pessoas idosas. Minha vizinha de {idade} anos desiste no reconhecimento facial, porque precisa segurar o telefone e ler ao mesmo tempo.',
    resposta:
      'Adotada em parte: o aplicativo respeita agora o tamanho de letra do telefone e lê em voz alta as instruções do reconhecimento facial. O número de passos depende de norma de segurança em revisão.',
  },
  {
    onde: ['cidade'],
    assunto: 1032,
    texto:
      'Sugiro uma ciclofaixa ligando o {bairro} à estação. A {rua} é larga e tem estacionamento dos dois lados; tirando um deles cabe a faixa e sobra calçada.',
    resposta:
      'A proposta foi estudada e entrou no plano de mobilidade, com audiência pública em {proximoMes}. Enquanto isso, a {rua} terá uma faixa de teste aos domingos.',
    pedido: 'Em que trecho da {rua} a ciclofaixa ajudaria mais?',
    complemento: 'Da praça até o número {numero}, que é onde quase todo mundo entra para ir à estação.',
  },
  {
    onde: ['estado', 'cidade', 'MS'],
    assunto: 1004,
    texto:
      'Sugiro vacinação à noite, ao menos um dia por semana, na unidade do {bairro}. Quem trabalha até as 18h não consegue chegar e acaba perdendo a segunda dose.',
    resposta:
      'Adotada: às quintas a sala de vacina fica aberta até as 21h. Na primeira semana foram aplicadas {numero} doses depois do horário comum.',
  },
  {
    onde: ['IFCE', 'UFPE', 'MEC'],
    assunto: 1011,
    texto:
      'Proponho que a biblioteca abra aos sábados na época de provas. Muitos alunos trabalham durante a semana e moram longe, em {cidade}, sem lugar silencioso para estudar.',
    resposta:
      'Adotada como teste por {dias} dias, das 8h ao meio-dia, com bolsistas. Se a procura se mantiver, o horário passa a valer o ano todo.',
  },
  {
    onde: ['estado'],
    assunto: 1039,
    texto:
      'Sugiro que a ronda escolar no {bairro} tenha um número de mensagem para as escolas avisarem direto a viatura. Hoje a ligação passa por três pessoas antes de chegar.',
    resposta:
      'Não foi possível adotar: o registro pela central é exigido para que cada chamado seja gravado. Em lugar disso, as escolas passaram a ter prioridade na fila da central.',
  },
];
