import type { ModeloDeSimplifique } from './modelo.ts';

export const simplifiques: readonly ModeloDeSimplifique[] = [
  {
    onde: ['CGU'],
    assunto: 1085,
    servico: 'Certidão de nada consta correcional',
    texto:
      'Para pedir a certidão preciso preencher os mesmos dados que o governo já tem: nome da mãe, data de nascimento, título de eleitor. Depois chega um e-mail com um link que vence em duas horas e, se eu não abrir a tempo, começo tudo de novo.',
    propostaMelhoria:
      'Usar os dados da conta gov.br e deixar o documento guardado na própria conta, sem link com prazo.',
    resposta:
      'Acolhida. A certidão passará a ser emitida na hora, com os dados da conta gov.br, a partir de {proximoMes}. O compromisso foi publicado no painel de simplificação.',
  },
  {
    onde: ['CGU', 'MTE'],
    assunto: 1067,
    servico: 'Cadastro de fornecedores',
    texto:
      'Minha empresa, a {empresa}, precisa mandar a mesma certidão a {pouco} órgãos diferentes, cada um com um formulário. As certidões são emitidas pelo próprio governo.',
    propostaMelhoria:
      'Um cadastro só, que os órgãos consultem sozinhos, com aviso quando uma certidão vencer.',
    resposta:
      'Acolhida em parte: a consulta automática já existe para as certidões federais e será exigida dos órgãos em {proximoMes}. As estaduais dependem de acordo com cada estado.',
  },
  {
    onde: ['INSS', 'CGU'],
    assunto: 1021,
    servico: 'Prova de vida',
    texto:
      'Minha tia de {idade} anos foi chamada para a prova de vida mesmo tendo votado e se vacinado neste ano. Ela mora em {cidade} e a agência fica a duas horas de ônibus.',
    propostaMelhoria: 'Usar o voto e a vacina como prova, e só chamar quem não aparecer em nenhum registro.',
    resposta:
      'Acolhida. O cruzamento com outros registros já é feito; o caso relatado mostrou uma falha na atualização mensal, que foi corrigida.',
  },
  {
    onde: ['MEC', 'UFPE', 'IFCE'],
    assunto: 1015,
    servico: 'Reconhecimento de diploma estrangeiro',
    texto:
      'A lista de documentos muda de página para página e pede tradução juramentada até do histórico escolar que já está em português. Gastei {valor} em papéis que depois não foram usados.',
    propostaMelhoria:
      'Uma lista única, com a pergunta "seu documento já está em português?" antes de pedir a tradução.',
    resposta:
      'Acolhida. A lista foi unificada e a tradução deixou de ser pedida para documentos em português, espanhol ou inglês.',
  },
  {
    onde: ['RFB'],
    assunto: 1057,
    servico: 'Alteração de endereço do CNPJ',
    texto:
      'Para mudar o endereço da empresa preciso de três sistemas e dois certificados. Se um campo fica diferente em um deles, por exemplo "Av." e "Avenida", tudo volta, {dias} dias depois.',
    propostaMelhoria: 'Pedir só o CEP e o número, e completar o resto sozinho, igual nos três sistemas.',
    resposta:
      'Acolhida. O endereço passa a ser preenchido a partir do CEP e enviado aos três sistemas de uma vez, em teste em dois estados desde {proximoMes}.',
  },
  {
    onde: ['MD', 'ANVISA', 'IBAMA'],
    assunto: 1082,
    servico: 'Acompanhamento de processo',
    texto:
      'Para saber em que pé está meu processo preciso de senha própria do sistema, que só se recupera por telefone, em horário comercial. Já perdi a senha {pouco} vezes.',
    propostaMelhoria: 'Entrar com a conta gov.br e receber um aviso a cada andamento.',
    resposta:
      'Acolhida. A entrada com a conta gov.br estará disponível em {proximoMes}; os avisos por e-mail já podem ser ligados no perfil.',
  },
];
