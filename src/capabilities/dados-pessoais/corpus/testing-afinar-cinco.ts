import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first, like `testing-afinar-quatro.ts`. */
export const afinarCinco: readonly TextoMarcado[] = [
  {
    // A policeman, in the language of a report.
    de: {
      nome: 'Anderson Lobato Queiroz',
      email: 'alqueiroz@exemplo.invalid',
      telefone: '96991230205',
      documento: '31187240061',
      login: 'cb.lobato',
    },
    textos: [
      'Por volta das 03h40, a guarnição composta pelo Sgt. Moraes e pelo Cb. {{Lobato}} foi desviada para a residência do deputado Ferraz. Este declarante, {{Anderson Lobato Queiroz}}, recusou-se.',
      'No rádio ouviu-se "manda o {{Queiroz}} calado" e "o {{Andinho}} tá gravando". A central é operada pela Sd. Jamile.',
      'Usuário do sistema: {{cb.lobato}}. E-mail funcional particular: {{alqueiroz@exemplo.invalid}}. Telefone: {{96 99123 0205}}.',
      'O boletim foi editado depois por terceiro, que deixou as iniciais {{A.L.Q.}} e apagou as do Sgt.',
      '[[Sou o único cabo do pelotão com curso de perícia]]; o comandante, Maj. Bittencourt, sabe disso.',
      'Identidade funcional à parte, o CPF {{311.872.400-61}} aparece em diária que nunca recebi.',
      'Na escala picharam {{A N D E R S O N}} com tinta. [[Minha mulher]], {{Kelly Cristina}}, foi seguida até o mercado.',
      'É o relato.\n{{A. Lobato}}',
    ],
  },
  {
    // A retired accountant, courteous, with dashes.
    de: {
      nome: 'Yolanda Beltrão de Azevedo Pires',
      email: 'yolanda.bap@exemplo.invalid',
      telefone: '2125540206',
      endereco: 'Rua Conde de Bonfim, 1302, apto 604',
      cep: '20530003',
    },
    textos: [
      'Prezados — chamo-me {{Yolanda Beltrão}} — e fui síndica do prédio vizinho ao da autarquia — dali se vê a garagem.',
      'O zelador, Sr. Onofre, trata-me por "dona {{Iolanda}}"; o diretor, por "a {{Yoyô}}", o que me desagrada.',
      'Resido à {{rua Conde de Bonfim, 1302, apto 604}} ({{20530-003}}) há quarenta anos.',
      'Peço que a resposta venha por {{yolanda.bap@exemplo.invalid}}; o telefone {{2554-0206}} toca e eu não ouço.',
      'Na lista de visitantes puseram {{Y. B. A. Pires}}, e mais abaixo {{Yolanda Pires}}, com horários que não são meus.',
      '[[Meu falecido marido]], {{Hermenegildo}}, foi tesoureiro daquela casa e guardou os recibos do Dr. Lauro Penteado.',
      '[[Sou a única moradora do sexto andar]] com janela para o pátio.',
      'Cordialmente,\n{{Yolanda de Azevedo Pires}}',
    ],
  },
  {
    // A programmer: lower case, links, handles.
    de: {
      nome: 'Caíque Sampaio Leal',
      email: 'caique.dev@exemplo.invalid',
      telefone: '31971110207',
      login: 'csleal',
    },
    textos: [
      'o commit que apagou os registros saiu com o usuário {{csleal}} mas o ip é da sala do gestor, fernando brito',
      'no slack eles usam {{kaique}} e {{caiquesl}} quando falam de mim, e "o leal" vira piada: nada leal, segundo eles',
      'github.com/{{caiquesampaio}} foi derrubado depois que abri a issue sobre o cpf exposto dos cidadãos',
      'dm no {{@caique_leal}}, e-mail {{caique.dev@exemplo.invalid}}, sinal em {{31 97111-0207}}',
      '[[só eu tenho acesso de escrita ao banco de homologação]], então o relato me entrega',
      'no jira: "{{C4ique}} sabe demais", "tira o {{Sampaio}} do projeto". autor: marcelo, gerente da contratada',
      'deixaram um .txt na minha pasta: {{c.a.i.q.u.e}} cuidado',
      'valeu\n{{Caíque}}',
    ],
  },
  {
    // A fisherman's wife, one long breath.
    de: {
      nome: 'Lindalva Maria Ramos Pontes',
      telefone: '84988120208',
      documento: '09418725450',
      endereco: 'Rua da Praia, 9, Pitangui',
    },
    textos: [
      'o presidente da colônia, seu Edmundo, ficou com o seguro-defeso da {{Lindalva}} que sou eu e do [[meu marido]] {{Francisco das Chagas}} e de mais doze',
      'quando fui cobrar ele disse olha só a {{Linda}} chegou brava e todo mundo riu, a secretária Valdirene viu, os ramos de coqueiro estavam no chão porque era festa',
      'o cpf que eles usaram foi {{094.187.254-50}} e botaram o nome de {{lindalva pontes}} numa conta que não é minha',
      'eu moro na {{Rua da Praia, 9}} e o telefone da [[minha filha]] {{Jeane}} é {{84 98812 0208}}',
      '[[sou a única marisqueira da vila]] que sabe ler o extrato',
      'no papel da colônia tem {{L. M. Ramos Pontes}} e a digital, mas eu sei assinar, quem põe digital é a comadre {{Zuíla}}',
      'me chamam de {{Dalva}} na praia e de {{Lindalva do Chagas}} na igreja',
      'obrigada, {{Lindalva Ramos}}',
    ],
  },
  {
    // A foreigner who lives here.
    de: {
      nome: 'Dmitri Volkov Andrade',
      email: 'd.volkov@exemplo.invalid',
      telefone: '11976540209',
      login: 'dvolkov',
    },
    textos: [
      'Meu nome é {{Dmitri Volkov}}, em casa {{Дмитрий}}, e o agente Souza da imigração pediu dinheiro para o protocolo andar.',
      'No formulário ele escreveu {{Dimitri Volcov}}, riu e disse que "{{Dima}} paga ou volta".',
      'Tenho a gravação em {{d.volkov@exemplo.invalid}}; meu número é {{+55 (11) 97654-0209}}.',
      'A intérprete, Sra. Helga Stein, ouviu quando ele leu alto: {{D. V. Andrade}}.',
      '[[Sou o único russo do bairro]], e o despachante Elias conhece a todos.',
      'No sistema aparece {{dvolkov}}, e numa tela {{ＶＯＬＫＯＶ}}, em letras largas.',
      '{{D.V.A.}}',
      'O recibo saiu em nome de {{Andrade}}, {{Dmitri}}, com valor de R$ 1.200,00, sem carimbo.',
    ],
  },
];
