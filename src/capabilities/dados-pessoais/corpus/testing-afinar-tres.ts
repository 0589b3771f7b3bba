import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first, like `testing-afinar-dois.ts`. */
export const afinarTres: readonly TextoMarcado[] = [
  {
    // A leader of a village, with a name of few lists.
    de: {
      nome: 'Jaciara Potyra Xukuru',
      telefone: '87996540077',
      email: 'jaci.potyra@exemplo.invalid',
      endereco: 'Aldeia Pedra d’Água, s/n',
    },
    textos: [
      'Eu, {{Jaciara Potyra}}, falo pela aldeia. O caminhão-pipa não vem há quatro meses e o contratado, Sr. Jurandir Leão, recebe todo dia 5.',
      'O funcionário da Sesai anotou {{Jassiara}} na ficha e sumiu com o remédio da criança.',
      '[[Minha avó]], Mãe {{Zenilda}}, ficou sem a insulina. O polo-base disse que a culpa era da {{Jaci}}, que reclama demais.',
      'Falem comigo em {{jaci.potyra@exemplo.invalid}} ou {{87 99654 0077}}; quando chove não tem sinal.',
      'Puseram {{J. Xukuru}} como quem recebeu as cestas. Não recebi: quem assinou foi o motorista Damião.',
      '[[Sou a única agente de saúde indígena da aldeia]] que tem curso de vacina.',
    ],
  },
  {
    // A nurse: short, technical, with initials everywhere.
    de: {
      nome: 'Ana Paula Rezende Mota',
      email: 'aprmota@exemplo.invalid',
      telefone: '62985550088',
      documento: '11144477735',
    },
    textos: [
      'Plantão de 14/02, leito 7. Checagem feita por {{A.P.R.M.}} às 22h; a de 2h foi falsificada pelo técnico Josué.',
      'No carimbo lê-se {{Ana P. R. Mota}}, mas a letra é da enfermeira-chefe, Dulce Helena Arruda.',
      'Meu COREN é {{123456}} e está sendo usado na escala da outra unidade sem a minha ciência.',
      'A supervisora escreveu: "{{Paulinha}} não vai durar até o fim do mês". Tenho a mensagem.',
      '{{anapaulamota}} é o meu usuário no prontuário e {{aprm}} o da farmácia; os dois foram bloqueados depois que falei.',
      'CPF para conferência: {{111 444 777 35}}. Contato: {{aprmota arroba exemplo ponto invalid}}.',
      '[[Minha irmã gêmea]], {{Ana Clara}}, também é da equipe e foi confundida comigo.',
      'Sem mais,\n{{Ana Paula}}',
    ],
  },
  {
    // An old man who writes as he speaks.
    de: {
      nome: 'Benedito Honorato Vieira',
      telefone: '1532610099',
      endereco: 'Rua Coronel Fernando Prestes, 530',
      cep: '18200000',
    },
    textos: [
      'Boa tarde. Aqui quem fala é o {{Dito Vieira}}, aposentado da estrada de ferro, e eu quero contar da farmácia do posto.',
      'O moço do balcão, um tal de Cleiton, disse que o remédio do seu {{Benedito}} tinha acabado, mas eu vi na prateleira.',
      'Eu moro na {{Coronel Fernando Prestes, 530}}, casa verde, e dali a gente vê o carro da prefeitura levar as caixas.',
      'O telefone é {{três dois meia um zero zero nove nove}}, mas tem que gritar que eu escuto pouco.',
      '[[Meu neto]] {{Juninho}} é que está digitando. Se puder responder por carta, o CEP é {{18200-000}}.',
      '{{Benedicto H. Vieira}}, com c, é como está no cartão do posto.',
      'Obrigado, {{Benedito}}',
    ],
  },
  {
    // A mother of a pupil.
    de: {
      nome: 'Francisca Edilene Moura Bezerra',
      email: 'fran.edilene@exemplo.invalid',
      telefone: '85986540110',
      documento: '28625587887',
    },
    textos: [
      'Sou mãe do aluno {{Davi Lucas}}, do 3º ano B, e a professora Marta o deixou sem recreio por causa da minha reclamação.',
      'Quando cheguei, a secretária disse: "lá vem a {{Edilene}} de novo". [[Meu filho]] ouviu e chorou.',
      'A {{Fran Bezerra}} do grupo de pais sou eu; a {{Francisca}} da ata também, mas a assinatura não é minha.',
      'O número que ligou para me ameaçar tem final 7712; o meu é {{85 98654-0110}}.',
      'Pode procurar no Facebook: {{facebook.com/fran.edilene.moura}}, está tudo lá, com foto da cozinha e da merendeira Lúcia.',
      'No cadastro do Bolsa Família está {{286.255.878-87}}, que é o meu CPF, com o nome de outra pessoa, Jocasta Nobre.',
      '{{F.E.M.B.}}, mãe',
    ],
  },
  {
    // An engineer, in bullet points.
    de: {
      nome: 'Thiago Henrique Klein Zanetti',
      email: 'thk.zanetti@exemplo.invalid',
      telefone: '47991230121',
      login: 'tzanetti',
      endereco: 'Rua Dona Francisca, 1187, bloco B',
    },
    textos: [
      'Fatos:\n1) a medição 8 foi paga sem obra;\n2) o fiscal de fato era eu, {{Thiago Zanetti}};\n3) o fiscal de direito, Eng. Paulo Roberto Sasse, nunca foi ao local.',
      'A ART saiu com {{T. H. K. Zanetti}} e o diário de obra com {{Tiago Klein}}. Nenhuma das duas fui eu quem assinou.',
      'Usuários envolvidos: {{tzanetti}} (meu), psasse (dele), adm01 (compartilhado).',
      'No chat: "pede pro {{Zanetti}} calar a boca", "o {{Titi}} não vai abrir o bico", "o {{alemão}} assina".',
      'Documento enviado de {{thk.zanetti@exemplo.invalid}}; cópia para [[minha esposa]], {{Gabriela Fuck}}, por segurança.',
      'Endereço para intimação: {{R. Dona Francisca, 1187, bloco B}}. Telefone: {{+55 47 99123-0121}}.',
      'Escreveram {{Z.a.n.e.t.t.i}} com pontos no quadro branco da sala da Construtora Hering.',
    ],
  },
  {
    // Somebody who asks for information with the identity preserved.
    de: {
      nome: 'Camila Nogueira de Sá Leitão',
      email: 'camila.leitao@exemplo.invalid',
      telefone: '84981110132',
    },
    textos: [
      'Solicito cópia do contrato 45/2025. Meu nome é {{Camila Leitão}}, mas peço que não seja informado à unidade.',
      'Pesquiso leitões e suinocultura; o leitão de que falo no item 3 é o animal. A pesquisadora {{C. Leitão}} é que sou eu.',
      'Peço os dados em planilha, para {{camila.leitao@exemplo.invalid}}, ou no {{84 98111 0132}}.',
      'No pedido anterior, respondido por Jonas Peixoto, trataram-me por "Sra. {{Nogueira}}" e "{{Mila}}".',
      '[[Sou a única doutoranda do laboratório]] que estuda o tema, e a servidora Ivone me conhece.',
      'Grata,\n{{Camila N. de Sá Leitão}}',
    ],
  },
  {
    // A trucker, by voice recognition.
    de: {
      nome: 'Ezequiel Barreto Nunes',
      telefone: '67999120143',
      documento: '04151883060',
    },
    textos: [
      'bom dia aqui é o {{ezequiel}} caminhoneiro tô no posto fiscal e o guarda pediu cinquenta reais pra liberar a carga',
      'o nome do guarda no uniforme é Amâncio e ele anotou o meu {{ezequiel barreto}} num papel e a placa {{QAB1C23}}',
      'meu apelido na estrada é {{Zequinha}} mas no rádio falo {{Zeca do Baú}}',
      'pode ligar no {{67 9 9912 0143}} a qualquer hora menos quando tô na serra',
      '[[minha esposa]] {{Lucimara}} gravou a ligação em que o cabo Teodoro confirma o valor',
      'o recibo veio com {{E. B. Nunes}} e o cpf {{041.518.830-60}} então eles sabem quem eu sou',
      '{{Ezequiél}} {{Bareto}} foi como escreveram na multa',
    ],
  },
];
