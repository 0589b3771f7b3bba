import type { Modelo } from './modelo.ts';

const REPASSADO =
  'Agradecemos por contar. O elogio foi entregue a {mulher} e à chefia imediata, e constará da avaliação de desempenho.';

export const elogios: readonly Modelo[] = [
  {
    onde: ['INSS', 'RFB', 'MTE', 'estado', 'cidade'],
    assunto: 1064,
    texto:
      'Quero elogiar {mulher}, que me atendeu em {mes} no posto do {bairro}. Cheguei nervosa, sem saber que papel faltava, e ela explicou tudo com paciência, imprimiu o que eu precisava e ainda ligou depois para saber se deu certo.',
    resposta: REPASSADO,
  },
  {
    onde: ['MS', 'estado', 'cidade'],
    assunto: 1001,
    texto:
      'Meu filho foi atendido às {hora} na unidade do {bairro} com febre alta. A equipe toda foi atenciosa, da recepção à enfermeira {mulher}, que voltou três vezes para ver se ele tinha melhorado. Saúde pública de qualidade existe.',
    resposta:
      'Sua mensagem foi lida na reunião da unidade. O elogio foi comunicado a {mulher}, a toda a equipe do plantão e à direção. Obrigado por reconhecer o trabalho.',
  },
  {
    onde: ['IFCE', 'UFPE', 'MEC'],
    assunto: 1012,
    texto:
      'Elogio o professor {homem}, do curso técnico, que ficou além do horário durante {dias} dias para ajudar a turma com o projeto final. Dois colegas que pensavam em desistir vão se formar por causa dele.',
    resposta:
      'O elogio foi entregue ao professor {homem} e à coordenação do curso, e ficará registrado na ficha funcional. A turma foi convidada a apresentar o projeto na mostra do campus.',
  },
  {
    onde: ['CGU'],
    assunto: 1086,
    texto:
      'Participei do curso sobre transparência oferecido em {mes} e quero elogiar a instrutora {mulher}. Linguagem simples, exemplos da nossa cidade e paciência com quem tinha pouca prática com planilhas.',
    resposta: `${REPASSADO} Novas turmas serão abertas, com o mesmo formato.`,
  },
  {
    onde: ['CGU', 'MD', 'IBAMA', 'ANVISA', 'judiciario', 'autonomo'],
    assunto: 1064,
    texto:
      'Registro meu agradecimento a {mulher}. Eu tinha mandado o documento errado e ela me avisou no mesmo dia, em vez de deixar o processo parar. Resolvi em {dias} minutos o que eu esperava levar semanas.',
    resposta: REPASSADO,
  },
  {
    onde: ['CGU'],
    assunto: 731,
    texto:
      'A resposta ao meu pedido de informação veio completa, com planilha aberta e uma explicação de cada coluna, {pouco} dias antes do prazo. Trabalho com dados públicos e raramente vejo algo tão bem feito.',
    resposta:
      'O elogio foi comunicado a {mulher}, que preparou a resposta, e à coordenação. A planilha passou a ser publicada todo mês, para que outras pessoas a usem sem precisar pedir.',
  },
  {
    onde: ['cidade'],
    assunto: 1038,
    texto:
      'Parabéns à equipe de limpeza que recuperou a praça do {bairro}. Estava abandonada havia anos e em {dias} dias ficou linda. O senhor {homem}, que cuida das plantas, conhece cada muda pelo nome.',
    resposta:
      'O elogio foi entregue a {homem}, à equipe e à chefia do setor. A praça ganhará mais bancos ainda neste ano.',
  },
];
