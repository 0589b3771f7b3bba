import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart from tuning, like `testing-reservado-um.ts`; here with as many traces in a text as people leave. */
export const reservadoTres: readonly TextoMarcado[] = [
  {
    de: {
      nome: 'Eliane Rocha Siqueira',
      email: 'eliane.siqueira@exemplo.invalid',
      telefone: '61991301301',
      documento: '81726354090',
      endereco: 'SQN 312, bloco F, apto 404',
      login: 'ersiqueira',
    },
    textos: [
      'Requerente: {{Eliane Rocha Siqueira}}. CPF: {{817.263.540-90}}. Telefone: {{(61) 99130-1301}}. E-mail: {{eliane.siqueira@exemplo.invalid}}. Usuário: {{ersiqueira}}. Fatos: o coordenador Renan Pimentel falsificou diárias.',
      'No grupo do setor, ele escreveu "{{Eliane}}, você não vai longe", "a {{Siqueira}} é dedo-duro" e "{{Lili}} chorou". A servidora Carmem Lúcia guardou tudo.',
      'A ordem de serviço traz {{E. R. Siqueira}}, a lista traz {{Eliane R. Siqueira}} e o crachá provisório {{Elaine Siqueira}}. A rocha no jardim caiu sobre o carro oficial.',
      'Moro na {{SQN 312, bloco F}}. [[Meu marido]], {{Leandro}}, e [[minha sogra]], {{Zilda}}, receberam telefonemas.',
    ],
  },
  {
    de: {
      nome: 'Marcos Vinicius Aragão',
      email: 'marcosv.aragao@exemplo.invalid',
      telefone: '79988121302',
      documento: '46372819055',
      login: 'mvaragao',
    },
    textos: [
      'meu nome é {{marcos vinicius}}, sou guarda municipal, meu whatsapp é {{79 98812-1302}} e o e-mail {{marcosv.aragao@exemplo.invalid}}. o comandante tadeu vende escala',
      'na escala me chamam de {{Marquinhos}}, de {{GM Aragão}} e de {{M. V. Aragão}}. o login {{mvaragao}} foi clonado',
      'cpf {{463.728.190-55}}. [[minha esposa]] {{Daiane}} e [[meu cunhado]] {{Robson}} são testemunhas. o inspetor Valença não',
      'perfil: {{@marcos_aragao}}. bilhete: {{m a r c o s}} cuidado. pichação: {{M4rcos}}',
    ],
  },
  {
    de: {
      nome: 'Solange Nobre Dourado',
      telefone: '92991741303',
      documento: '29018374655',
      endereco: 'Rua Ramos Ferreira, 1540',
      cep: '69010120',
      email: 'solnobre@exemplo.invalid',
    },
    textos: [
      'Sou {{Solange Dourado}}, moro na {{Rua Ramos Ferreira, 1540}}, CEP {{69010-120}}, e peço providências contra a agente Raquel Pinho, que exigiu dinheiro da {{Solange}} e de outras feirantes.',
      'Ela anotou {{Solange N. Dourado}}, CPF {{290.183.746-55}}, telefone {{92 99174 1303}}, num caderno de capa vermelha. O peixe dourado ela levou sem pagar.',
      'Em áudio: "diz pra {{Sol}} ficar quieta". Em carta: "{{S.N.D.}}, pense nos seus". E-mail recebido em {{solnobre@exemplo.invalid}}.',
      '[[Minha neta]] {{Isabelly}} e [[meu compadre]] {{Raimundão}} viram. Assinado: {{Solange Nobre}}',
    ],
  },
  {
    de: {
      nome: 'Igor Tavares Nepomuceno',
      email: 'igornepo@exemplo.invalid',
      telefone: '84996651304',
      login: 'itnepomuceno',
      documento: '73829104650',
    },
    textos: [
      'Eu, {{Igor Nepomuceno}}, residente médico, informo que o preceptor, Dr. Amauri Cascudo, usa minha senha, {{itnepomuceno}}, e meu carimbo, {{Igor T. Nepomuceno}}.',
      'Contatos: {{igornepo@exemplo.invalid}}, {{84 99665-1304}}, {{@igornepo}}. CPF {{738.291.046-50}}. Os residentes Lia e Artur confirmam.',
      'Mensagens: "{{Igor}}, assina", "{{Nepô}} tá com medo", "{{Igão}} não fala". O preceptor riu.',
      '[[Sou o único R3 da enfermaria]]; [[minha mãe]], {{Dra. Lenira}}, foi chefe do serviço. {{I. T. N.}}',
    ],
  },
  {
    de: {
      nome: 'Terezinha Goulart Machado',
      telefone: '5532261305',
      documento: '64518273900',
      endereco: 'Rua Tuiuti, 2300',
      email: 'terezinhagm@exemplo.invalid',
    },
    textos: [
      'A senhora {{Terezinha Goulart Machado}}, CPF {{645.182.739-00}}, telefone {{55 3226-1305}}, procurou o balcão e relatou que o servidor Inácio retém cartões de benefício.',
      'Disse que ele a chama de {{Teresinha}}, de {{Tetê}} e de "essa {{Machado}}", e que escreveu {{T. G. Machado}} em procuração que ela não deu.',
      'Reside na {{Rua Tuiuti, 2300}}; e-mail da vizinha não; o seu é {{terezinhagm@exemplo.invalid}}. O machado do quintal sumiu.',
      'Acompanhada da [[minha filha]], como disse, {{Rejane}}, e do advogado, Dr. Peixoto. A rogo: {{Terezinha Machado}}',
    ],
  },
  {
    de: {
      nome: 'Douglas Henrique Pinheiro',
      email: 'doug.hp@exemplo.invalid',
      telefone: '11963211306',
      documento: '91827364500',
      login: 'dhpinheiro',
    },
    textos: [
      'o supervisor Cléber usa o usuário {{dhpinheiro}} pra bater ponto de fantasma. eu sou o {{Douglas}}, tel {{11 96321-1306}}, {{doug.hp@exemplo.invalid}}',
      'ele fala {{Doug}} daqui, {{Dodô}} dali, e no papel põe {{Douglas H. Pinheiro}} ou {{D. Pinheiro}}; o pinheiro da entrada foi cortado sem licença',
      'cpf {{918.273.645-00}}. [[meu irmão]] {{Diego}} é terceirizado no mesmo lugar. [[sou o único do turno da madrugada]]',
      'escreveram {{d.o.u.g.l.a.s}} e {{dougla$}} na minha marmita. {{Douglas Pinheiro}}',
    ],
  },
];
